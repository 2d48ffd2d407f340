import {
  doubleElimination,
  doublePool,
  type FakeSet,
  roundRobin,
  singleElimination,
  swiss,
  withMaps,
} from './foreignSets.ts'

interface FakePhase {
  readonly id: number
  readonly name: string
  readonly bracketType: string
  /** The ids of the entrants of each group, in the order of seeds. */
  readonly groups: readonly (readonly number[])[]
  readonly seeds: readonly number[]
  readonly sets: readonly FakeSet[]
}

export interface FakeEvent {
  /** Milliseconds since the epoch; 2026 if it is left out. */
  readonly startAt?: number
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly tournament: string
  readonly videogame: { readonly id: number; readonly name: string }
  readonly entrants: readonly {
    readonly id: number
    readonly name: string
    readonly gamerTags: readonly string[]
  }[]
  readonly phases: readonly FakePhase[]
}

const names = [
  'Aurora Owls',
  'Brave Badgers',
  'Crimson Cranes',
  'Dusk Dragons',
  'Ember Elks',
  'Frost Foxes',
  'Granite Goats',
  'Harbor Hawks',
  'Iron Ibises',
  'Jade Jackals',
  'Keen Kestrels',
  'Lunar Lynxes',
  'Mossy Moles',
  'Night Newts',
  'Ochre Otters',
  'Polar Pandas',
]

function entrants(first: number, count: number, players: number): FakeEvent['entrants'] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? ''
    const tag = name.split(' ').at(-1) ?? ''
    return {
      id: first + index,
      name: index < names.length ? name : `${name} ${index + 1}`,
      gamerTags: Array.from({ length: players }, (__, player) => `${tag}${player + 1}`),
    }
  })
}

const ids = (of: FakeEvent['entrants']) => of.map(({ id }) => id)

function groupsAndPlayoffs(): FakeEvent {
  // One team has a substitute.
  const teams = entrants(101, 8, 5).map((team, index) =>
    index === 0 ? { ...team, gamerTags: [...team.gamerTags, 'Substitute'] } : team,
  )
  const groups = [
    [101, 104, 105, 108],
    [102, 103, 106, 107],
  ]
  // The organizer has seeded the playoffs by hand.
  const seeds = [102, 101, 104, 103]
  return {
    id: 11,
    slug: 'tournament/winter-clash/event/dota-2',
    name: 'Dota 2',
    tournament: 'Winter Clash',
    videogame: { id: 1001, name: 'DOTA 2' },
    entrants: teams,
    phases: [
      {
        id: 21,
        name: 'Group Stage',
        bracketType: 'ROUND_ROBIN',
        groups,
        seeds: ids(teams),
        sets: groups.flatMap(roundRobin),
      },
      {
        id: 22,
        name: 'Playoffs',
        bracketType: 'DOUBLE_ELIMINATION',
        groups: [seeds],
        seeds,
        sets: doubleElimination(seeds),
      },
    ],
  }
}

/** Groups whose better half enters the upper side of the playoffs, and the other one the lower side. */
export function groupsAndBothSides(): FakeEvent {
  const base = groupsAndPlayoffs()
  const [stage, playoffs] = base.phases
  if (stage === undefined || playoffs === undefined) return base
  const [upper, lower] = [
    [101, 102, 103, 104],
    [105, 106, 107, 108],
  ] as const
  const seeds = [...upper, ...lower]
  const lowerPairs = [105, 108, 106, 107]
  return {
    ...base,
    phases: [stage, { ...playoffs, groups: [seeds], seeds, sets: doubleElimination(upper, lowerPairs) }],
  }
}

function largeDouble(): FakeEvent {
  const teams = entrants(201, 16, 5)
  const seeds = ids(teams)
  return {
    id: 12,
    slug: 'tournament/winter-clash/event/counter-strike-2',
    name: 'Counter-Strike 2',
    tournament: 'Winter Clash',
    videogame: { id: 1002, name: 'Counter-Strike 2' },
    entrants: teams,
    phases: [
      {
        id: 23,
        name: 'Bracket',
        bracketType: 'DOUBLE_ELIMINATION',
        groups: [seeds],
        seeds,
        sets: withMaps(doubleElimination(seeds)),
      },
    ],
  }
}

function swissAndFinals(): FakeEvent {
  const teams = entrants(301, 8, 5)
  const seeds = ids(teams)
  const sets = swiss(seeds, 3)
  const wins = (id: number) => sets.filter(({ winnerId }) => winnerId === id).length
  const through = seeds
    .filter(id => wins(id) >= 2)
    .toSorted((one, other) => wins(other) - wins(one) || one - other)
  return {
    id: 13,
    slug: 'tournament/spring-cup/event/dota-2-open',
    name: 'Dota 2 Open',
    tournament: 'Spring Cup',
    videogame: { id: 1001, name: 'DOTA 2' },
    entrants: teams,
    phases: [
      { id: 24, name: 'Swiss', bracketType: 'SWISS', groups: [seeds], seeds, sets },
      {
        id: 25,
        name: 'Finals',
        bracketType: 'SINGLE_ELIMINATION',
        groups: [through],
        seeds: through,
        sets: singleElimination(through),
      },
    ],
  }
}

function otherGame(): FakeEvent {
  const videogame = { id: 1386, name: 'Super Smash Bros. Ultimate' }
  const slug = 'tournament/winter-clash/event/ultimate-singles'
  return {
    id: 14,
    slug,
    name: 'Ultimate Singles',
    tournament: 'Winter Clash',
    videogame,
    entrants: [],
    phases: [],
  }
}

function poolsFirst(): FakeEvent {
  const teams = entrants(501, 8, 5)
  const seeds = ids(teams)
  return {
    id: 15,
    slug: 'tournament/winter-clash/event/pools',
    name: 'Pools',
    tournament: 'Winter Clash',
    videogame: { id: 1001, name: 'DOTA 2' },
    entrants: teams,
    phases: [
      {
        id: 26,
        name: 'Pools',
        bracketType: 'DOUBLE_ELIMINATION',
        groups: [seeds],
        seeds,
        sets: doubleElimination(seeds),
      },
      {
        id: 27,
        name: 'Top 4',
        bracketType: 'DOUBLE_ELIMINATION',
        seeds: seeds.slice(0, 4),
        groups: [seeds.slice(0, 4)],
        sets: [],
      },
    ],
  }
}

interface Pools {
  readonly first: number
  readonly pools: number
  readonly size: number
  /** Whether all start over on one side of a double elimination. */
  readonly startOver?: boolean
}

/** Pools from which two teams each advance: to both sides of a double elimination, or all to a single one. */
export function pooled(
  finalType: 'DOUBLE_ELIMINATION' | 'SINGLE_ELIMINATION',
  { first, pools: count, size, startOver = false }: Pools,
): FakeEvent {
  const teams = entrants(first, count * size, 5)
  const seeds = ids(teams)
  const groups = Array.from({ length: count }, (_, pool) =>
    Array.from(
      { length: size },
      (__, row) => first + row * count + (row % 2 === 0 ? pool : count - 1 - pool),
    ),
  )
  const pools = groups.map(doublePool)
  const winners = pools.map(({ winner }) => winner)
  const challengers = pools.map(({ challenger }) => challenger)
  const advanced = [...winners, ...challengers]
  const isDouble = finalType === 'DOUBLE_ELIMINATION'
  const name = isDouble ? 'Double' : 'Single'
  return {
    id: first,
    slug: `tournament/summer-open/event/${name.toLowerCase()}`,
    name,
    tournament: 'Summer Open',
    videogame: { id: 1001, name: 'DOTA 2' },
    entrants: teams,
    phases: [
      {
        id: first,
        name: 'Pools',
        bracketType: 'DOUBLE_ELIMINATION',
        groups,
        seeds,
        sets: pools.flatMap(({ sets }) => sets),
      },
      {
        id: first + 1,
        name: 'Finals',
        bracketType: finalType,
        groups: [advanced],
        seeds: advanced,
        sets: !isDouble
          ? singleElimination(advanced)
          : startOver
            ? doubleElimination(advanced)
            : doubleElimination(winners, challengers),
      },
    ],
  }
}

const pooledDouble = () => pooled('DOUBLE_ELIMINATION', { first: 601, pools: 4, size: 4 })
const pooledSingle = () => pooled('SINGLE_ELIMINATION', { first: 701, pools: 4, size: 4 })

/** A small event of an organizer who has held many: groups, a Swiss or pools and a bracket, or a bracket alone. */
export function pastCup(number: number): FakeEvent {
  const events = [
    groupsAndPlayoffs,
    swissAndFinals,
    pooledDouble,
    largeDouble,
    pooledSingle,
    groupsAndBothSides,
  ]
  const base = events[number % events.length]?.() ?? largeDouble()
  return {
    ...base,
    id: 1000 + number,
    slug: `tournament/monthly-cup-${number}/event/open`,
    name: 'Open',
    tournament: `Monthly Cup ${number}`,
    phases: base.phases.map(phase => ({ ...phase, id: phase.id + 100 * number })),
    startAt: Date.UTC(2023, number, 14, 17),
  }
}

/** The events that the fake knows. */
export const startggEvents: readonly FakeEvent[] = [
  groupsAndPlayoffs(),
  largeDouble(),
  swissAndFinals(),
  otherGame(),
  poolsFirst(),
  pooledDouble(),
  pooledSingle(),
]
