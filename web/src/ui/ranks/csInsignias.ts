export type CsGroup = 'silver' | 'nova' | 'guardian' | 'eagle' | 'supreme' | 'global'

export interface CsInsignia {
  readonly group: CsGroup
  /** One to four strokes: the place within the group. */
  readonly chevrons: number
  /** Over the chevrons, where a group knows elites. */
  readonly stars: number
  /** Leaves around the field, for those who lead their group. */
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

/** How a rank of CS (1–18) is drawn; null for a number that is none. */
export function csInsignia(tier: number): CsInsignia | null {
  return insignia[tier - 1] ?? null
}

function of(group: CsGroup, chevrons: number, stars = 0, laurels = false): CsInsignia {
  return { group, chevrons, stars, laurels }
}
