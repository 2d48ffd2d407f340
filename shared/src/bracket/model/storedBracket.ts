import type { StoredBracketShape } from './bracket.ts'
import type { Match, Section } from './match.ts'
import { withMinutes } from './scheduleSettings.ts'
import type { SectionRounds, Stage } from './stage.ts'

/** A bracket that was stored when a bracket had one stage, and a match named its section `stage`. */
interface OneStageShape extends Omit<StoredBracketShape, 'stages'> {
  readonly format: 'single' | 'double'
  readonly grandFinal: 'single' | 'reset'
  readonly thirdPlace: boolean
  readonly rounds: SectionRounds
}
type OneStageMatch = Omit<Match, 'stage' | 'group' | 'section'> & { readonly stage: Section }

/** Completes a stored bracket, which may date from before brackets had several stages. */
export function withStages(stored: StoredBracketShape | OneStageShape): StoredBracketShape {
  if (stored.schedule !== undefined) {
    const { schedule, ...rest } = stored
    return { ...withStages(rest), schedule: { ...schedule, ...withMinutes(schedule) } }
  }
  // The rest of a bracket that was not written completely may lack everything.
  if (!('rounds' in stored)) return stored
  const { format, grandFinal, thirdPlace, rounds, ...shape } = stored
  const entrants = shape.teamIds.map((_, index) => ({ from: 'seed' as const, seed: index + 1 }))
  const base = { key: '', groups: [{ entrants }], rounds }
  const stage: Stage =
    format === 'single' ? { ...base, kind: format, thirdPlace } : { ...base, kind: format, grandFinal }
  return { ...shape, stages: [stage] }
}

/** Completes a stored match, which may date from before brackets had several stages. */
export function withSection(stored: Match | OneStageMatch): Match {
  return 'section' in stored ? stored : { ...stored, stage: '', group: 0, section: stored.stage }
}
