import { swissLengths } from '../../format/swissPairing.ts'
import type { SwissStage } from '../model/stage.ts'
import { anyKind, type StageKind } from './stageKind.ts'

export const swiss: StageKind<SwissStage> = {
  ...anyKind,
  hasTable: true,
  closes: 'round',
  title: () => 'swiss',
  roundName: ({ round }, _, { group }) => ({ key: 'swiss-round', round, group }),
  seriesLengths: ({ pairing }) => swissLengths(pairing),
  takesLateEntries: ({ pairing }) => pairing !== 'valve',
}
