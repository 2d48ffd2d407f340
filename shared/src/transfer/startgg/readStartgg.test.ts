import { expect, test } from 'vitest'
import { readStartgg } from './readStartgg.ts'
import type { StartggCompetition, StartggSet } from './startggData.ts'

const now = 1_795_651_200_000

interface Played {
  readonly round: number
  readonly teams: readonly [number, number]
  readonly scores?: readonly [number | null, number | null]
  readonly winner?: number | null
}

function setOf({ round, teams, scores, winner }: Played): StartggSet {
  return {
    round,
    fullRoundText: `Round ${round}`,
    state: winner === undefined ? 2 : 3,
    winnerId: winner ? String(winner) : null,
    slots: teams.map((team, side) => ({
      entrant: team === 0 ? null : { id: String(team) },
      standing: { stats: { score: { value: scores?.[side] ?? null } } },
    })),
  }
}

/** An event of four entrants with one phase. */
function eventOf(
  bracketType: string,
  sets: readonly Played[],
  names = ['Owls', 'Elks', 'Newts', 'Moles'],
  changed = (data: StartggCompetition) => data,
) {
  const entrants = names.map((name, index) => ({
    id: String(index + 1),
    name,
    participants: [{ gamerTag: `${name}@mail.example` }, { gamerTag: null }, null],
  }))
  const seeds = entrants.map(({ id }, index) => ({
    seedNum: index + 1,
    groupSeedNum: index + 1,
    phaseGroup: { id: '9' },
    entrant: { id },
  }))
  const data: StartggCompetition = {
    event: {
      id: '1',
      name: 'Open',
      startAt: now / 1000,
      videogame: { id: '2', name: 'Counter-Strike: Global Offensive' },
      tournament: { name: 'Spring Cup' },
      phases: [{ id: '7', name: 'Bracket', bracketType, phaseOrder: 1, state: 'ACTIVE' }],
    },
    entrants,
    seeds: new Map([['7', seeds]]),
    sets: new Map([['7', sets.map(setOf)]]),
  }
  return readStartgg(changed(data), now)
}

function fileOf(...event: Parameters<typeof eventOf>) {
  const read = eventOf(...event)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.file
}

function problemsOf(...event: Parameters<typeof eventOf>): readonly string[] {
  const read = eventOf(...event)
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path} ${problem}`)
}

const semifinals = [
  { round: 1, teams: [1, 4], scores: [2, 1], winner: 1 },
  // Reported with its winner only.
  { round: 1, teams: [2, 3], scores: [null, null], winner: 3 },
] as const

test('an event that is going on, with a match for the third place', () => {
  const { status, settings, bracket } = fileOf('SINGLE_ELIMINATION', [
    { round: 2, teams: [4, 2], scores: [-1, 0], winner: 2 },
    { round: 2, teams: [1, 3] },
    ...semifinals,
  ])
  expect(status).toBe('running')
  expect(settings).toMatchObject({ game: 'csgo', format: 'single', options: { thirdPlace: true } })
  const statuses = Object.fromEntries(bracket?.matches.map(({ id, status: at }) => [id, at]) ?? [])
  expect(statuses).toEqual({
    'main-1-1': 'finished',
    'main-1-2': 'finished',
    'main-2-1': 'ready',
    'third-place-1-1': 'finished',
  })
})

test('names are made valid and unique, and no address of mail is taken over', () => {
  const names = ['Owls', 'OWLS', 'X', 'N'.repeat(60)]
  const { teams, players } = fileOf('SINGLE_ELIMINATION', [], names)
  expect(teams.map(({ name }) => name).sort()).toEqual(['N'.repeat(32), 'OWLS (2)', 'Owls', 'X'])
  const read = eventOf('SINGLE_ELIMINATION', [], names)
  const changed = read.ok
    ? read.notes.filter(({ note, said }) => note === 'name-changed' && !said.includes('@') && said !== '')
    : []
  expect(changed.map(({ said, kept }) => [said, kept])).toEqual([
    ['OWLS', 'OWLS (2)'],
    ['N'.repeat(60), 'N'.repeat(32)],
  ])
  expect(players.map(({ name }) => name).filter(name => name?.includes('@'))).toEqual([])
})

test('names that differ in more than case come through unchanged', () => {
  const names = ['Team I', 'Team L', 'Team 1', 'BIG', 'BLG', '👩‍🚀', 'Хорс', 'Xopc']
  const { teams } = fileOf('SINGLE_ELIMINATION', [], names)
  expect(teams.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['both were disqualified, and one advanced', [{ round: 1, teams: [1, 4], scores: [-1, -1], winner: 4 }], 4],
  [
    'both were disqualified, and nobody advanced',
    [{ round: 1, teams: [1, 4], scores: [-1, -1], winner: null }],
    null,
  ],
  ['the absent side has no entrant any more', [{ round: 1, teams: [0, 4], scores: [-1, 0], winner: 4 }], 4],
] as const)('a set of which %s', (_, [first], through) => {
  const opponent = through ?? 0
  const { bracket, champion, status } = fileOf('SINGLE_ELIMINATION', [
    first,
    { round: 1, teams: [2, 3], scores: [2, 1], winner: 2 },
    { round: 2, teams: [opponent, 2], scores: [0, 2], winner: 2 },
  ])
  const forfeits = bracket?.matches.find(({ id }) => id === 'main-1-1')?.forfeits
  expect([forfeits, champion?.name, status]).toEqual([[true, through === null], 'Elks', 'finished'])
})

test('a round robin in which each pair meets twice, with draws', () => {
  const pairs = [1, 2, 3, 4].flatMap(one =>
    [1, 2, 3, 4].filter(other => other > one).map(other => [one, other] as const),
  )
  const legs = [1, 2].flatMap(leg =>
    pairs.map(teams => ({ round: leg, teams, scores: [1, 1] as const, winner: null })),
  )
  const { settings, status } = fileOf('ROUND_ROBIN', legs)
  expect(settings).toMatchObject({ format: 'table', stages: [{ legs: 2, bestOf: 2 }] })
  expect(status).not.toBe('registration')
  const draw = { round: 1, teams: [1, 4], scores: [1, 1], winner: null } as const
  expect(problemsOf('SINGLE_ELIMINATION', [draw])).toEqual(['Bracket · Round 1: Owls – Moles score-invalid'])
})

test.each([
  [
    'another winner',
    'SINGLE_ELIMINATION',
    [{ round: 1, teams: [1, 4], scores: [2, 1], winner: 4 }],
    ['Bracket · Round 1: Owls – Moles winner-unlike-score'],
  ],
  [
    'a set that no bracket of ours has',
    'SINGLE_ELIMINATION',
    [{ round: 1, teams: [1, 2], scores: [2, 1], winner: 1 }],
    ['Bracket · Round 1: Owls – Elks no-match'],
  ],
  ['another kind of phase', 'RACE', [], ['Bracket phase-not-supported']],
] as const)('%s is named', (_, bracketType, sets, expected) => {
  expect(problemsOf(bracketType, sets)).toEqual(expected)
})

test('groups whose playoffs have no entrants yet', () => {
  const seed = { seedNum: 1, groupSeedNum: 1, phaseGroup: { id: '8' }, entrant: null }
  const playoffs = { id: '8', name: 'Playoffs', bracketType: 'SINGLE_ELIMINATION', phaseOrder: 2 }
  const sets: readonly Played[] = [{ round: 1, teams: [1, 4], scores: [1, 0], winner: 1 }]
  const read = eventOf('ROUND_ROBIN', sets, undefined, data => ({
    ...data,
    event: { ...data.event, phases: [...(data.event.phases ?? []), playoffs] },
    seeds: new Map([...data.seeds, ['8', [seed, seed]]]),
  }))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(read.file.settings).toMatchObject({ format: 'single', stages: [{ groups: 1, advance: 2 }] })
  expect([read.file.status, read.file.bracket?.stages.length]).toEqual(['running', 2])
})

test.each([
  ['Bracket'],
  // A phase may be named like a round.
  ['Grand Finals'],
])('entrants that lose on the upper side of the phase %s do not start on the lower one', name => {
  const sets: readonly Played[] = [
    { round: 1, teams: [1, 4], scores: [2, 1], winner: 1 },
    { round: 1, teams: [2, 3], scores: [2, 1], winner: 2 },
    { round: -1, teams: [4, 3], scores: [2, 1], winner: 4 },
  ]
  const { bracket } = fileOf('DOUBLE_ELIMINATION', sets, undefined, data => ({
    ...data,
    event: { ...data.event, phases: (data.event.phases ?? []).map(phase => ({ ...phase, name })) },
  }))
  const finished = bracket?.matches.filter(({ status }) => status === 'finished').map(({ id }) => id)
  expect(finished?.filter(id => id.startsWith('upper'))).toHaveLength(2)
})

test.each([
  ['DOUBLE_ELIMINATION', 'ACTIVE', 'pools-unfinished'],
  ['DOUBLE_ELIMINATION', 'COMPLETED', 'phase-not-supported'],
  ['SINGLE_ELIMINATION', 'ACTIVE', 'phase-not-supported'],
])(
  'pools of two teams whose teams have not gone on to a %s that is %s: %s',
  (bracketType, state, problem) => {
    const seed = { seedNum: 1, groupSeedNum: 1, phaseGroup: { id: '8' }, entrant: null }
    const playoffs = { id: '8', name: 'Playoffs', bracketType, state, phaseOrder: 2 }
    const problems = problemsOf('DOUBLE_ELIMINATION', [], undefined, data => ({
      ...data,
      event: { ...data.event, phases: [...(data.event.phases ?? []), playoffs] },
      seeds: new Map([
        ...[...data.seeds].map(
          ([phase, seeds]) =>
            [
              phase,
              seeds.map((each, index) => ({ ...each, phaseGroup: { id: index < 2 ? '1' : '2' } })),
            ] as const,
        ),
        ['8', [seed, seed]] as const,
      ]),
    }))
    expect(problems).toContain(`Bracket ${problem}`)
  },
)

test('a phase of several groups at the end gives leagues with a champion each', () => {
  const sets = [setOf({ round: 1, teams: [1, 2], scores: [2, 0], winner: 1 })]
  const read = eventOf(
    'ROUND_ROBIN',
    [{ round: 1, teams: [3, 4], scores: [2, 0], winner: 3 }],
    undefined,
    data => ({
      ...data,
      seeds: new Map(
        [...data.seeds].map(([phase, seeds]) => [
          phase,
          seeds.map((seed, index) => ({ ...seed, phaseGroup: { id: index < 2 ? '1' : '2' } })),
        ]),
      ),
      sets: new Map([...data.sets].map(([phase, own]) => [phase, [...own, ...sets]])),
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect(read.file.settings.stages).toMatchObject([{ groups: 2 }])
  expect([read.file.champion, read.file.champions?.map(({ group }) => group)]).toEqual([null, [0, 1]])
})

/** The group in which the first three have beaten each other in turn, and the final of those that advanced from it. */
function tiedGroup(advanced: readonly number[]) {
  const sets: readonly Played[] = [
    { round: 1, teams: [1, 2], scores: [1, 0], winner: 1 },
    { round: 1, teams: [2, 3], scores: [1, 0], winner: 2 },
    { round: 2, teams: [3, 1], scores: [1, 0], winner: 3 },
    { round: 2, teams: [1, 4], scores: [1, 0], winner: 1 },
    { round: 3, teams: [2, 4], scores: [1, 0], winner: 2 },
    { round: 3, teams: [3, 4], scores: [1, 0], winner: 3 },
  ]
  const final = { id: '8', name: 'Final', bracketType: 'SINGLE_ELIMINATION', phaseOrder: 2 }
  const seeds = advanced.map((team, index) => ({
    seedNum: index + 1,
    groupSeedNum: index + 1,
    phaseGroup: { id: '8' },
    entrant: { id: String(team) },
  }))
  return eventOf('ROUND_ROBIN', sets, undefined, data => ({
    ...data,
    event: { ...data.event, phases: [...(data.event.phases ?? []), final] },
    seeds: new Map([...data.seeds, ['8', seeds]]),
    sets: new Map([...data.sets, ['8', [setOf({ round: 1, teams: [3, 1], scores: [2, 0], winner: 3 })]]]),
  }))
}

test('a tie is decided as it was by the organizers', () => {
  const read = tiedGroup([3, 1])
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { bracket, champion, teams } = read.file
  expect(champion?.name).toBe('Newts')
  const final = bracket?.matches.find(({ id }) => id === 's2-main-1-1')
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  expect(final?.slots.map(({ team }) => names.get(team ?? ''))).toEqual(['Newts', 'Owls'])
})

test('other teams than the table gives are named with their phase', () => {
  expect(tiedGroup([3, 4])).toEqual({
    ok: false,
    problems: [{ path: 'Final', problem: 'other-teams-advanced' }],
  })
})

test('one entrant is no tournament', () => {
  expect(problemsOf('SINGLE_ELIMINATION', [], ['Owls'])).toEqual([' not-enough-teams'])
})
