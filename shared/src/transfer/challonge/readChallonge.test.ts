import { expect, test } from 'vitest'
import { readers } from '../readers.ts'
import {
  answersOfVersion1,
  answersOfVersion2,
  type ChallongeRecord,
  type ChallongeSet,
} from '../testing/challongeAnswers.ts'
import { challongeTexts } from './challongeTexts.ts'

const now = 1_795_651_200_000
const context = { name: 'ignored', game: 'dota2', now } as const

const names = ['Owls', 'Elks', 'Newts', 'Moles', 'Cats', 'Dogs', 'Bats', 'Rats']
const participants = names.map((name, index) => ({ id: index + 1, name }))

function won(round: number, one: number, other: number, group?: number): ChallongeSet {
  return {
    round,
    entrants: [one, other],
    sets: [[2, 1]],
    winnerId: one,
    ...(group !== undefined && { group }),
  }
}

function cup(changes: Partial<ChallongeRecord> = {}): ChallongeRecord {
  return {
    id: 77,
    name: 'Spring Cup',
    type: 'double elimination',
    game: 'Dota 2',
    startedAt: '2024-03-09T18:00:00.000+03:00',
    participants: participants.slice(0, 4),
    sets: [
      won(1, 1, 4),
      won(1, 3, 2),
      won(2, 1, 3),
      won(-1, 2, 4),
      won(-2, 3, 2),
      { ...won(3, 1, 3), winnerId: 3, sets: [[1, 2]] },
      { ...won(3, 3, 1), sets: [[3, 0]] },
    ],
    ...changes,
  }
}

function read(text: string) {
  const reader = readers.find(({ detect }) => detect(text))
  if (reader === undefined) throw new Error('unknown format')
  return { format: reader.format, needs: reader.needs(text), ...reader.read(text, context) }
}

function fileOf(text: string) {
  const answer = read(text)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer
}

/** The source of what is read, or its problems. */
function readText(text: string) {
  const answer = read(text)
  return answer.ok ? answer.source : answer.problems.map(({ path, problem }) => `${path} ${problem}`)
}

/** Who has met whom in which match, and how it ended. */
function resultsOf(text: string) {
  const { file } = fileOf(text)
  const nameOf = (id: string | null) => file.teams.find(team => team.id === id)?.name ?? '-'
  return file.bracket?.matches
    .filter(({ status }) => status === 'finished')
    .map(
      ({ id, slots, score }) =>
        `${id} ${slots.map(({ team }) => nameOf(team)).join(' – ')} ${score.join(':')}`,
    )
}

const versions = [
  ['version 1', answersOfVersion1],
  ['version 2.1', answersOfVersion2],
] as const

test.each(versions)('a double elimination with a second final (%s)', (_, answersOf) => {
  const text = JSON.stringify(answersOf(cup()))
  const { format, needs, file, source } = fileOf(text)
  expect([format, needs, source]).toEqual(['challonge', [], 'challonge:77'])
  expect(file).toMatchObject({
    status: 'finished',
    settings: {
      name: 'Spring Cup',
      game: 'dota2',
      format: 'double',
      startDate: 1_709_996_400_000,
      options: { grandFinal: 'reset' },
    },
    champion: { name: 'Newts' },
  })
  expect(resultsOf(text)).toEqual([
    'upper-1-1 Owls – Moles 2:1',
    'upper-1-2 Newts – Elks 2:1',
    'upper-2-1 Owls – Newts 2:1',
    'lower-1-1 Moles – Elks 1:2',
    'lower-2-1 Newts – Elks 2:1',
    'final-1-1 Owls – Newts 1:2',
    'final-2-1 Owls – Newts 0:3',
  ])
})

test.each(versions)('two stages, the second with seeds of its own (%s)', (_, answersOf) => {
  const groups = [
    [1, 4, 5, 8],
    [2, 3, 6, 7],
  ].flatMap((members, group) =>
    members.flatMap((one, index) =>
      members.slice(index + 1).map((other, offset) => won(index + offset + 1, one, other, group + 500)),
    ),
  )
  // The winners of the groups meet at once.
  const finals = [won(1, 2, 1), won(1, 4, 3), won(2, 2, 4), { ...won(0, 1, 3) }]
  const record = cup({ type: 'single elimination', participants, sets: [...groups, ...finals] })
  const text = JSON.stringify(answersOf(record))
  const { file } = fileOf(text)
  expect(file).toMatchObject({
    status: 'finished',
    champion: { name: 'Elks' },
    settings: { format: 'single', options: { thirdPlace: true } },
  })
  expect(file.settings.stages).toMatchObject([{ kind: 'round-robin', groups: 2, advance: 2, legs: 1 }])
  expect(
    resultsOf(text)
      ?.slice(-4)
      .map(each => each.replace(/^\S+ /, ''))
      .toSorted(),
  ).toEqual(['Elks – Moles 2:1', 'Elks – Owls 2:1', 'Moles – Newts 2:1', 'Owls – Newts 2:1'])
})

test.each(versions)('a Swiss and a round robin with a draw (%s)', (_, answersOf) => {
  const draw = { round: 1, entrants: [1, 2], sets: [[1, 1]], winnerId: null } as const
  const all = [draw, won(1, 3, 4), won(2, 1, 3), won(2, 2, 4), won(3, 1, 4), won(3, 2, 3)]
  const roundRobin = fileOf(
    JSON.stringify(answersOf(cup({ type: 'round robin', sets: all, ranking: [2, 1, 3, 4] }))),
  )
  expect(roundRobin.file.settings).toMatchObject({
    format: 'table',
    stages: [{ kind: 'round-robin', bestOf: 2 }],
  })
  const swiss = fileOf(JSON.stringify(answersOf(cup({ type: 'swiss', sets: all.slice(0, 4) }))))
  expect(swiss.file.settings).toMatchObject({ format: 'table', stages: [{ kind: 'swiss', rounds: 2 }] })
  expect([roundRobin.file.status, swiss.file.status]).toEqual(['finished', 'finished'])
  expect(roundRobin.file.champion?.name).toBe('Elks')
})

test.each(versions)('a round robin with a draw of 0:0 is finished, and says so (%s)', (_, answersOf) => {
  const all = [won(1, 3, 4), won(2, 1, 3), won(2, 2, 4), won(3, 1, 4), won(3, 2, 3)]
  const draws = [[[0, 0]], []] as const
  for (const sets of draws) {
    const draw = { round: 1, entrants: [1, 2], sets, winnerId: null } as const
    const record = cup({ type: 'round robin', sets: [draw, ...all], ranking: [2, 1, 3, 4] })
    const { file, notes } = fileOf(JSON.stringify(answersOf(record)))
    expect([file.status, file.champion?.name]).toEqual(['finished', 'Elks'])
    expect(notes).toContainEqual(
      expect.objectContaining({ note: 'score-replaced', said: '0:0', kept: '1:1' }),
    )
  }
})

test('a match of an elimination that is over without a winner is named, and stays open', () => {
  const sets = [won(1, 1, 4), won(1, 2, 3), { ...won(2, 1, 2), sets: [], winnerId: null }]
  const { file, notes } = fileOf(JSON.stringify(answersOfVersion1(cup({ type: 'single elimination', sets }))))
  expect(file.status).toBe('running')
  expect(notes.map(({ note }) => note)).toContain('winner-unknown')
})

test('maps, forfeits and matches with nothing but a winner', () => {
  const sets: readonly ChallongeSet[] = [
    {
      ...won(1, 1, 4),
      sets: [
        [13, 7],
        [9, 13],
        [16, 14],
      ],
    },
    { ...won(1, 2, 3), sets: [], isForfeit: true },
    { ...won(2, 1, 2), sets: [[0, 0]] },
  ]
  const record = cup({ type: 'single elimination', game: 'Counter-Strike 2', sets })
  const { file, notes } = fileOf(JSON.stringify(answersOfVersion1(record)))
  expect(
    file.bracket?.matches.map(({ score, forfeits, games }) => [score, forfeits, games?.[0]?.rounds]),
  ).toEqual([
    [
      [2, 1],
      [false, false],
      [13, 7],
    ],
    [[0, 0], [false, true], undefined],
    [[1, 0], [false, false], undefined],
  ])
  expect(notes.map(({ note }) => note)).toContain('score-unknown')
})

test('the lower side wins a single grand final', () => {
  const { file } = fileOf(JSON.stringify(answersOfVersion1(cup({ sets: cup().sets.slice(0, -1) }))))
  expect(file).toMatchObject({
    status: 'finished',
    champion: { name: 'Newts' },
    settings: { options: { grandFinal: 'single' } },
  })
})

test('the account that has registered a team becomes its player', () => {
  const [first, ...others] = participants.slice(0, 4)
  const record = cup({
    participants: [{ ...first, id: 1, name: 'Owls', username: 'owl_captain' }, ...others],
  })
  const { file } = fileOf(JSON.stringify(answersOfVersion2(record)))
  const owls = file.teams.find(({ name }) => name === 'Owls')
  expect(file.players.find(({ id }) => id === owls?.captain)?.name).toBe('owl_captain')
})

test.each(versions)('answers in several files are put together by tournament (%s)', (_, answersOf) => {
  const other = cup({
    id: 78,
    name: 'Autumn Cup',
    participants: participants.slice(0, 4).map(each => ({ ...each, id: each.id + 100 })),
    sets: cup().sets.map(set => ({
      ...set,
      entrants: [set.entrants[0] + 100, set.entrants[1] + 100],
      winnerId: (set.winnerId ?? 0) + 100,
    })),
  })
  const texts = challongeTexts([...answersOf(cup()), ...answersOf(other)].map(each => JSON.stringify(each)))
  expect(texts.map(text => fileOf(text).source)).toEqual(['challonge:77', 'challonge:78'])
  expect(resultsOf(texts[0] ?? '')).toEqual(resultsOf(JSON.stringify(answersOf(cup()))))
})

test.each(versions)('mistakes stay with their tournament, and strays by themselves (%s)', (_, answersOf) => {
  const other = cup({
    id: 78,
    name: 'x'.repeat(600),
    participants: participants.slice(0, 4).map(each => ({ ...each, id: each.id + 100 })),
    sets: [],
  })
  const [, stray] = answersOf(cup({ id: 79, participants: [{ id: 300, name: 'Yaks' }], sets: [] }))
  const answers = [...answersOf(cup()), ...answersOf(other), stray]
  const read = challongeTexts(answers.map(each => JSON.stringify(each))).map(text => readText(text))
  expect(read).toEqual(['challonge:77', ['tournament.name too-long'], [' tournament-missing']])
})

test('an account is recognized in both versions by its name, in any case', () => {
  const keysOf = (username: string, answersOf: typeof answersOfVersion1) => {
    const named = participants
      .slice(0, 4)
      .map((each, index) => ({ ...each, username: `${username}${index}` }))
    const { file } = fileOf(JSON.stringify(answersOf(cup({ participants: named }))))
    return file.players.flatMap(({ accounts = [] }) => accounts)
  }
  const keys = [0, 1, 2, 3].map(index => `challonge:foo${index}`)
  expect(keysOf('Foo', answersOfVersion1)).toEqual(keys)
  expect(keysOf('foo', answersOfVersion2)).toEqual(keys)
})

test.each([undefined, ''])('without a game (%j), the organizer is asked for it', game => {
  const { game: _, ...record } = cup()
  const { needs, file } = fileOf(
    JSON.stringify(answersOfVersion1({ ...record, ...(game !== undefined && { game }) })),
  )
  expect([needs, file.settings.game]).toEqual([['game'], 'dota2'])
})

test.each([
  ['another game', [answersOfVersion1(cup({ game: 'Chess' }))], 'game-not-supported'],
  ['no tournament', answersOfVersion1(cup()).slice(1), 'tournament-missing'],
  [
    'two tournaments',
    [answersOfVersion1(cup()), { tournament: { id: 5, name: 'Other', participants: [], matches: [] } }],
    'several-tournaments',
  ],
  [
    'a kind of bracket that we do not have',
    [
      { tournament: { id: 5, name: 'Race', tournament_type: 'free for all', game_name: 'Dota 2' } },
      ...answersOfVersion1(cup({ id: 5 })).slice(1),
    ],
    'phase-not-supported',
  ],
])('%s is refused', (_, answers, problem) => {
  const answer = read(JSON.stringify(answers))
  expect(answer.ok ? [] : answer.problems.map(each => each.problem)).toContain(problem)
})
