import { kindOf } from '../../bracket/kinds/kindOf.ts'
import type { BracketShape } from '../../bracket/model/bracket.ts'
import { entrantsOf, type Stage, type StageOf } from '../../bracket/model/stage.ts'
import { dropMasks } from '../../bracket/seeding/dropMasks.ts'
import { slotsOf } from '../../bracket/seeding/seedOrder.ts'
import type { seedOrderings } from './bracketsManagerData.ts'

/**
 * Why brackets-manager cannot have a stage. `swiss`: it has no Swiss stages. `two-teams`: its double elimination of two
 * teams is one match. `lower-entrants`: nobody can start in its lower side. `drops`: it has no name for the order in
 * which losers drop in brackets of more than 32 slots.
 */
export type UnrepresentableReason = 'swiss' | 'two-teams' | 'lower-entrants' | 'drops' | 'invited'

export interface Unrepresentable {
  /** The index of the stage. */
  readonly stage: number
  readonly reason: UnrepresentableReason
}

/** The stages that brackets-manager cannot have; empty if the bracket can be exported. */
export function unrepresentable({ stages }: BracketShape): readonly Unrepresentable[] {
  return stages.flatMap((stage, index) => {
    const hasInvited = index > 0 && entrantsOf(stage).some(({ from }) => from === 'seed')
    const reason = hasInvited ? 'invited' : reasons[stage.kind](stage as never)
    return reason === null ? [] : [{ stage: index, reason }]
  })
}

const reasons: {
  readonly [K in Stage['kind']]: (stage: StageOf<K>) => UnrepresentableReason | null
} = {
  single: () => null,
  double: stage => {
    const upper = kindOf(stage).upperEntrants(stage).length
    return upper < entrantsOf(stage).length ? 'lower-entrants' : sidesReason([slotsOf(upper)])
  },
  gsl: ({ groups }) => sidesReason(groups.map(({ entrants }) => slotsOf(entrants.length))),
  'round-robin': () => null,
  swiss: () => 'swiss',
}

/** Why it cannot have two sides of these sizes. */
function sidesReason(sizes: readonly number[]): UnrepresentableReason | null {
  if (sizes.includes(2)) return 'two-teams'
  return sizes.every(size => dropOrderings(size) !== null) ? null : 'drops'
}

type SeedOrdering = (typeof seedOrderings)[number]

/**
 * The names that brackets-manager has for the drops of our double elimination with so many slots, the first round
 * first; the last upper round has one loser and no name. Null if it lacks one.
 */
export function dropOrderings(size: number): readonly SeedOrdering[] | null {
  const masks = dropMasks(Math.log2(size)).slice(0, -1)
  const names = masks.flatMap((mask, index) => orderingOf(mask, size / 2 ** (index + 1)) ?? [])
  return names.length === masks.length ? names : null
}

/** Each of its orderings of a power of two exchanges positions that differ in certain bits. */
function orderingOf(mask: number, losers: number): SeedOrdering | null {
  const byMask: Readonly<Record<number, SeedOrdering>> = {
    1: 'pair_flip',
    [losers / 2 - 1]: 'reverse_half_shift',
    [losers / 2]: 'half_shift',
    [losers - 1]: 'reverse',
    0: 'natural',
  }
  return byMask[mask] ?? null
}
