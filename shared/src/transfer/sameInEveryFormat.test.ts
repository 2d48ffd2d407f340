import { describe, expect, test } from 'vitest'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { readBracketsManager } from './bracketsManager/readBracketsManager.ts'
import { writeBracketsManager } from './bracketsManager/writeBracketsManager.ts'
import { readCsvCompetition } from './csv/readCsvCompetition.ts'
import { readStartgg } from './startgg/readStartgg.ts'
import type { ReadFile } from './transferReader.ts'

const now = 1_795_651_200_000
const context = { name: 'Winter Cup', game: 'csgo', now } as const

/** The final of two teams as a source says it. */
interface Final {
  readonly score: readonly [number, number] | null
  readonly winner: 0 | 1
  /** Its games: the map, and the rounds of the first and the second team. */
  readonly games?: readonly (readonly [map: string, one: number, other: number])[]
}

const teams = ['Wolves', 'Bears'] as const

function asCsv({ score, winner, games = [] }: Final): ReadFile {
  const cell = `"${games.map(([map, ...rounds]) => `${map} ${rounds.join(':')}`).join(', ')}"`
  const row = ['Wolves', ...(score ?? ['', '']), 'Bears', teams[winner], cell]
  return readCsvCompetition(`team1,score1,score2,team2,winner,games\n${row.join()}`, context)
}

function asStartgg({ score, winner, games = [] }: Final): ReadFile {
  const seeds = [1, 2].map(number => ({
    seedNum: number,
    groupSeedNum: number,
    entrant: { id: String(number) },
  }))
  const set = {
    round: 1,
    fullRoundText: 'Final',
    state: 3,
    winnerId: String(winner + 1),
    slots: [0, 1].map(side => ({
      entrant: { id: String(side + 1) },
      standing: { stats: { score: { value: score?.[side] ?? null } } },
    })),
    games: games
      .map(([name, one, other], index) => ({
        orderNum: index + 1,
        winnerId: one > other ? '1' : '2',
        entrant1Score: one,
        entrant2Score: other,
        stage: { name },
      }))
      .toReversed(),
  }
  const event = {
    id: '1',
    name: 'Open',
    startAt: now / 1000,
    videogame: { id: '2', name: 'Counter-Strike 2' },
    phases: [
      { id: '7', name: 'Bracket', bracketType: 'SINGLE_ELIMINATION', phaseOrder: 1, state: 'COMPLETED' },
    ],
  }
  const entrants = teams.map((name, index) => ({ id: String(index + 1), name }))
  return readStartgg({ event, entrants, seeds: new Map([['7', seeds]]), sets: new Map([['7', [set]]]) }, now)
}

function asBracketsManager({ score, winner, games = [] }: Final): ReadFile {
  const outcome = writeBracketsManager(bracketOf(2, { format: 'single' }), {
    team: (id: string) => teams[Number(id.slice(-1)) - 1] ?? id,
    stage: () => 'Playoff',
  })
  if (!outcome.ok) throw new Error('It is representable')
  const match = outcome.data.match.map(({ best_of: _, ...each }) => ({
    ...each,
    status: 4,
    opponent1: opponentOf(each.opponent1, 0),
    opponent2: opponentOf(each.opponent2, 1),
  }))
  const match_game = games.map(([map, one, other], index) => ({
    id: index,
    stage_id: 0,
    parent_id: match[0]?.id,
    number: index + 1,
    status: 4,
    map,
    opponent1: { id: 0, score: one, result: one > other ? 'win' : 'loss' },
    opponent2: { id: 1, score: other, result: other > one ? 'win' : 'loss' },
  }))
  return readBracketsManager(JSON.stringify({ ...outcome.data, match, match_game }), context)

  function opponentOf(opponent: object | null, side: 0 | 1) {
    const result = side === winner ? 'win' : 'loss'
    return { ...opponent, result, ...(score !== null && { score: score[side] }) }
  }
}

const formats = [
  ['CSV', asCsv],
  ['start.gg', asStartgg],
  ['brackets-manager', asBracketsManager],
] as const

describe.each<
  [
    string,
    Final,
    {
      readonly score: readonly [number, number]
      readonly bestOf: number
      readonly rounds?: readonly [number, number]
    },
    string | null,
  ]
>([
  ['2:1 is kept', { score: [2, 1], winner: 0 }, { score: [2, 1], bestOf: 3 }, null],
  ['1:3 is kept', { score: [1, 3], winner: 1 }, { score: [1, 3], bestOf: 5 }, null],
  ['4:3 is kept', { score: [4, 3], winner: 0 }, { score: [4, 3], bestOf: 7 }, null],
  ['1:4 is kept', { score: [1, 4], winner: 1 }, { score: [1, 4], bestOf: 7 }, null],
  ['5:4 becomes 4:3', { score: [5, 4], winner: 0 }, { score: [4, 3], bestOf: 7 }, 'score-replaced 5:4 4:3'],
  ['13:7 are rounds', { score: [13, 7], winner: 0 }, { score: [1, 0], bestOf: 1, rounds: [13, 7] }, null],
  ['19:22 are rounds', { score: [19, 22], winner: 1 }, { score: [0, 1], bestOf: 1, rounds: [19, 22] }, null],
  [
    'only the winner is known',
    { score: null, winner: 1 },
    { score: [0, 1], bestOf: 1 },
    'score-unknown  0:1',
  ],
  ['1:1 has a winner', { score: [1, 1], winner: 1 }, { score: [0, 1], bestOf: 1 }, 'score-replaced 1:1 0:1'],
  ['0:0 has a winner', { score: [0, 0], winner: 0 }, { score: [1, 0], bestOf: 1 }, 'score-replaced 0:0 1:0'],
])('%s', (_, final, kept, note) => {
  test.each(formats)('in %s', (__, read) => {
    const outcome = read(final)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
    const { bracket, champion } = outcome.file
    const [match] = bracket?.matches ?? []
    const isTurned = match?.slots[0].team !== outcome.file.teams.find(({ name }) => name === 'Wolves')?.id
    const score = isTurned ? match?.score.toReversed() : match?.score
    expect([champion?.name, score, match?.bestOf]).toEqual([teams[final.winner], kept.score, kept.bestOf])
    const [game] = match?.games ?? []
    expect(isTurned ? game?.rounds?.toReversed() : game?.rounds).toEqual(kept.rounds)
    const notes = outcome.notes.filter(({ note: name }) => /score|rounds|length/.test(name))
    expect(notes.map(({ note: name, said, kept: to }) => `${name} ${said} ${to}`)).toEqual(
      note === null ? [] : [note],
    )
  })
})

const maps = [
  ['Mirage', 13, 7],
  ['de_nuke', 14, 16],
  ['Dust II', 13, 11],
  ['Tuscan', 13, 3],
] as const
test.each(formats)('games with maps and rounds are kept in %s, in their order', (_, read) => {
  const outcome = read({ score: [3, 1], winner: 0, games: maps })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const { bracket, teams: named } = outcome.file
  const [match] = bracket?.matches ?? []
  const first = match?.slots[0].team === named.find(({ name }) => name === 'Wolves')?.id ? 0 : 1
  expect(match?.games?.map(({ map, outcome: won, rounds }) => [map, won === first, rounds?.[first]])).toEqual(
    [
      ['mirage', true, 13],
      ['nuke', false, 14],
      ['dust2', true, 13],
      ['Tuscan', true, 13],
    ],
  )
  expect(outcome.notes.filter(({ note }) => /score|rounds|length/.test(note))).toEqual([])
})

test.each(formats)('games that are not those of the score are named in %s', (_, read) => {
  const outcome = read({ score: [3, 1], winner: 0, games: maps.slice(0, 2) })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  expect(outcome.file.bracket?.matches[0]?.games).toBeUndefined()
  expect(outcome.notes.map(({ note }) => note)).toContain('game-scores-unkept')
})

test.each(formats)('a winner against the score is refused in %s', (_, read) => {
  const outcome = read({ score: [1, 2], winner: 0 })
  expect(outcome.ok ? [] : outcome.problems.map(({ problem }) => problem)).toEqual(['winner-unlike-score'])
})

test('a draw by rounds stays one where a series can be drawn', () => {
  const rows = ['Wolves,12,12,Bears', 'Wolves,13,4,Lynx', 'Lynx,7,13,Bears']
  const outcome = readCsvCompetition(`team1,score1,score2,team2\n${rows.join('\n')}`, context)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const drawn = outcome.file.bracket?.matches.filter(({ games }) => games?.[0]?.outcome === 'draw')
  expect(drawn).toMatchObject([{ bestOf: 1, score: [0, 0], games: [{ rounds: [12, 12] }] }])
  expect(outcome.notes.filter(({ note }) => /score|rounds/.test(note))).toEqual([])
})

test.each<readonly [string, { readonly game: 'csgo' | 'dota2'; readonly cells: string }, readonly string[]]>([
  ['rounds of another kind of game', { game: 'dota2', cells: '"13:7, 13:9"' }, ['game-scores-unkept']],
  ['games that are not those of the score', { game: 'csgo', cells: 'Mirage 13:7' }, ['game-scores-unkept']],
  ['what is no game', { game: 'csgo', cells: 'three' }, ['game-scores-unkept']],
  ['nothing of two games with maps', { game: 'csgo', cells: '"Mirage 13:7, dust ii 16:14"' }, []],
])('the notes of a file name %s', (_, { game, cells }, names) => {
  const text = `team1,score1,score2,team2,games\nWolves,2,0,Bears,${cells}`
  const outcome = readCsvCompetition(text, { ...context, game })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const notes = outcome.notes.map(({ note }) => note)
  expect(notes.filter(note => /game|score|column/.test(note))).toEqual(names)
})
