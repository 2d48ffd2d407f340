import { minWeightMatching } from './minWeightMatching.ts'
import { type Contender, hasMet } from './pairing.ts'

type Couple<Team> = readonly [Team, Team]

/**
 * The order in which opponents are tried for the highest team of a group: `top-half` starts with the first team of the
 * lower half (1 v 9 of 16), `top-bottom` with the lowest team (1 v 16), and `adjacent` with the next one (1 v 2).
 */
export type PairingScheme = 'top-half' | 'top-bottom' | 'adjacent'

/**
 * Pairs an even number of ranked teams that are in one group: the first solution in depth-first order, in which the
 * highest team without an opponent gets the first one of the scheme that it has not met. Returns null if every solution
 * has a rematch.
 */
export function pairGroup<Team extends Contender>(
  members: readonly Team[],
  scheme: PairingScheme,
): readonly Couple<Team>[] | null {
  return firstTried(members, scheme) ?? firstPossible(members, scheme)
}

/** The solution that never had to take a choice back, which is the first one. */
function firstTried<Team extends Contender>(
  members: readonly Team[],
  scheme: PairingScheme,
): readonly Couple<Team>[] | null {
  const couples: Couple<Team>[] = []
  let rest = members
  while (rest.length > 0) {
    const couple = candidates(rest, scheme).find(([one, other]) => !hasMet(one, other))
    if (couple === undefined) return null
    couples.push(couple)
    rest = rest.filter(team => !couple.includes(team))
  }
  return couples
}

/** Takes a choice only if the other teams can be paired, so that none has to be taken back. */
function firstPossible<Team extends Contender>(
  members: readonly Team[],
  scheme: PairingScheme,
): readonly Couple<Team>[] | null {
  const couples: Couple<Team>[] = []
  const maxMet = Math.max(0, ...members.map(team => members.filter(other => hasMet(team, other)).length))
  let partners = partnersOf(members, maxMet)
  let rest = members
  while (rest.length > 0) {
    if (partners === null) return null
    for (const [one, other] of candidates(rest, scheme)) {
      if (hasMet(one, other)) continue
      const others = rest.filter(team => team !== one && team !== other)
      const next = partnersWithout(partners, one, other) ?? partnersOf(others, maxMet)
      if (next === null) continue
      couples.push([one, other])
      partners = next
      rest = others
      break
    }
  }
  return couples
}

type Partners<Team> = ReadonlyMap<Team, Team>

/**
 * The partners in a pairing without a rematch; null if there is none. They are left out if one exists anyway, because
 * each team has met less than half of the others (Dirac 1952).
 */
function partnersOf<Team extends Contender>(members: readonly Team[], maxMet: number): Partners<Team> | null {
  if (members.length % 2 === 0 && members.length > 2 * maxMet + 1) return new Map()
  const team = (index: number) => members[index] as Team
  const matching = minWeightMatching(members.length, 0, (one, other) => !hasMet(team(one), team(other)))
  return matching && new Map(matching.map((partner, index) => [team(index), team(partner)]))
}

/** Pairs the former partners of two teams with each other; null if they are not known or have met. */
function partnersWithout<Team extends Contender>(
  partners: Partners<Team>,
  one: Team,
  other: Team,
): Partners<Team> | null {
  const [ofOne, ofOther] = [partners.get(one), partners.get(other)]
  if (ofOne === undefined || ofOther === undefined || hasMet(ofOne, ofOther)) return null
  return new Map([...partners, [ofOne, ofOther], [ofOther, ofOne]])
}

/** The possible pairs of the highest team, in the order in which they are tried. */
function candidates<Team>(rest: readonly Team[], scheme: PairingScheme): readonly Couple<Team>[] {
  const [first, ...others] = rest
  if (first === undefined) return []
  return ordered(others, scheme).map(other => [first, other] as const)
}

function ordered<Team>(others: readonly Team[], scheme: PairingScheme): readonly Team[] {
  if (scheme === 'adjacent') return others
  if (scheme === 'top-bottom') return others.toReversed()
  const half = others.length >> 1
  return [...others.slice(half), ...others.slice(0, half).toReversed()]
}
