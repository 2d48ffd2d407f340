import type { Bracket, BracketShape, Schedule } from '../../bracket/model/bracket.ts'
import { defaultSchedule } from '../../bracket/model/scheduleSettings.ts'
import { planned } from '../plannedStart.ts'
import { planSchedule } from '../planSchedule.ts'

const schedule = { ...defaultSchedule, edition: 1, planId: 'plan' }

/** The bracket with a plan by the default settings. Its first matches start at `startsAt`, in ms since the epoch. */
export function scheduled(bracket: Bracket, startsAt: number): Bracket {
  const starts = planSchedule(bracket, { ...schedule, startsAt })
  const matches = [...bracket.matches.values()].map(match => {
    const start = starts.get(match.id)
    return [match.id, start === undefined ? match : { ...match, ...planned(start) }] as const
  })
  const shape: BracketShape & { readonly schedule: Schedule } = { ...bracket.shape, schedule }
  return { shape, matches: new Map(matches) }
}
