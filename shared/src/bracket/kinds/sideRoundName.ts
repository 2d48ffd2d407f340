import type { RoundName } from './roundName.ts'
import type { NamedMatch } from './stageKind.ts'

/** The name of a round of the upper or the lower side, which are numbered. */
export function sideRoundName({ section, round }: NamedMatch, group: number | null): RoundName {
  return { key: section === 'upper' ? 'upper-round' : 'lower-round', round, group }
}
