export interface RatedPlayer {
  readonly uid: string
  readonly step: number
}

/** Sorts by rank, highest first; ties by uid. */
export function higherFirst(a: RatedPlayer, b: RatedPlayer): number {
  return b.step - a.step || (a.uid < b.uid ? -1 : 1)
}
