export type CsGroup = 'silver' | 'nova' | 'guardian' | 'eagle' | 'supreme' | 'global'

export interface CsInsignia {
  readonly group: CsGroup
  /** One to four strokes: the position within the group. */
  readonly chevrons: number
  /** The stars above the chevrons, in groups with elite ranks. */
  readonly stars: number
  /** Whether leaves surround the field, as for the highest rank of a group. */
  readonly laurels: boolean
}

/** Lowest first, in the order of `csRanks`. */
const insignia: readonly CsInsignia[] = [
  ...[1, 2, 3, 4].map(chevrons => of('silver', chevrons)),
  of('silver', 3, 1),
  of('silver', 3, 2, true),
  ...[1, 2, 3].map(chevrons => of('nova', chevrons)),
  of('nova', 3, 1, true),
  of('guardian', 1),
  of('guardian', 2),
  of('guardian', 2, 1),
  of('guardian', 2, 2, true),
  of('eagle', 0),
  of('eagle', 0, 1, true),
  of('supreme', 0, 1, true),
  of('global', 0, 1, true),
]

/** Returns the parts of the insignia of a CS rank (1–18); null for an invalid number. */
export function csInsignia(tier: number): CsInsignia | null {
  return insignia[tier - 1] ?? null
}

function of(group: CsGroup, chevrons: number, stars = 0, laurels = false): CsInsignia {
  return { group, chevrons, stars, laurels }
}
