export interface RatedPlayer {
  readonly uid: string
  readonly step: number
}

/** By rank, and equal ranks by uid. */
export function higherFirst(a: RatedPlayer, b: RatedPlayer): number {
  return b.step - a.step || (a.uid < b.uid ? -1 : 1)
}
