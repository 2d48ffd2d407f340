import type { StagePlan } from '../../format/stagePlan.ts'

/** A Swiss stage of three rounds that organizers publish, from which two teams advance. */
export const manualSwiss: StagePlan = {
  kind: 'swiss',
  groups: 1,
  advance: 2,
  bestOf: 1,
  decidingBestOf: 1,
  pairing: 'top-half',
  rounds: 3,
  publishing: 'manual',
  criteria: ['points', 'buchholz', 'seed'],
}
