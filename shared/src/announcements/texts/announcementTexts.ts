import type { StageName } from '../../bracket/rounds/stageName.ts'

type Pair = readonly [string, string]
interface OfMatch {
  readonly pair: Pair
  readonly round: string
}

/** What announcements say in one language. Plain text: each service's markup is added afterwards. */
export interface AnnouncementTexts {
  readonly test: (competition: string) => string
  /** `pairs`: who plays first; `more`: there are others. */
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
  /** Both teams forfeited. */
  readonly nobody: (facts: OfMatch) => string
  readonly next: (facts: OfMatch) => string
  readonly champion: (facts: { readonly competition: string; readonly team: string }) => string
  readonly round: (name: StageName) => string
  /** Behind a result that was another one before, and behind what is no longer so. */
  readonly corrected: string
  readonly withdrawn: string
}
