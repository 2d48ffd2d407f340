import type { RoundName } from '../../bracket/kinds/roundName.ts'

type Pair = readonly [string, string]
interface OfMatch {
  readonly pair: Pair
  readonly round: string
}

/** The texts of announcements in one language. They are plain text: each service's markup is added afterwards. */
export interface AnnouncementTexts {
  readonly test: (competition: string) => string
  readonly draft: (competition: string) => string
  /** `pairs` are the first matches; `more` says that there are others. */
  readonly start: (facts: {
    readonly competition: string
    readonly teamCount: number
    readonly pairs: readonly Pair[]
    readonly more: boolean
  }) => string
  readonly result: (facts: OfMatch & { readonly score: readonly [number, number] }) => string
  readonly forfeit: (facts: {
    readonly winner: string
    readonly loser: string
    readonly round: string
  }) => string
  /** Describes a match that both teams forfeited. */
  readonly nobody: (facts: OfMatch) => string
  readonly next: (facts: OfMatch) => string
  readonly onAir: (facts: OfMatch) => string
  readonly champion: (facts: {
    readonly competition: string
    readonly team: string
    /** The letter of the group that the team has won; null if the competition has one champion. */
    readonly group: string | null
  }) => string
  readonly round: (name: RoundName) => string
  /** Follows the round of a match that a team starts at 1:0. */
  readonly ahead: (team: string) => string
  /** Follows a result that was corrected, and a line that is no longer true. */
  readonly corrected: string
  readonly withdrawn: string
}
