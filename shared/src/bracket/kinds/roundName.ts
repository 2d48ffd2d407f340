/** The key of a round's name; the interface translates it. */
export type RoundName =
  | { readonly key: 'first-round' | 'second-round' | 'quarter-final' | 'semi-final' }
  | { readonly key: 'final' | 'second-final' | 'third-place' }
  | (InGroup & { readonly key: 'opening-match' | 'winners-match' | 'elimination-match' | 'decider-match' })
  | (InGroup & { readonly key: 'tie-break' })
  | NumberedRound

export interface InGroup {
  /** The index of the group; null if the stage is not divided. */
  readonly group: number | null
}

interface NumberedRound extends InGroup {
  readonly key: 'round' | 'upper-round' | 'lower-round' | 'group-round' | 'swiss-round'
  readonly round: number
}
