import { describe, expect, test } from 'vitest'
import { isCsv, readCsvCompetition } from './readCsvCompetition.ts'

const context = { name: 'Winter Cup', game: 'dota2', now: 1_795_651_200_000 } as const
const read = (...lines: readonly string[]) => readCsvCompetition(lines.join('\r\n'), context)

function fileOf(...lines: readonly string[]) {
  const outcome = read(...lines)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.file
}

function problemsOf(...lines: readonly string[]): readonly string[] {
  const outcome = read(...lines)
  return outcome.ok ? [] : outcome.problems.map(({ path, problem }) => `${path} ${problem}`)
}

describe('teams', () => {
  test('a row per team, with a byte order mark, semicolons and Russian headers', () => {
    const file = fileOf(
      '\uFEFFКоманда;Сид;Игрок 1;Ранг 1;Игрок 2;Капитан',
      '"Волки; ""Север""";2;Аня;Легенда 4;Боря;Боря',
      'Ежи;1;Вера;;;',
    )
    expect(file.status).toBe('registration')
    const names = new Map(file.players.map(({ id, name, rank }) => [id, [name, rank]]))
    const wolves = file.teams.find(({ name }) => name.startsWith('Волки'))
    expect(wolves?.players.map(id => names.get(id))).toEqual([
      ['Боря', null],
      ['Аня', 54],
    ])
    expect(names.get(wolves?.captain ?? '')?.[0]).toBe('Боря')
  })

  test('a row per player, with tabs', () => {
    const file = fileOf('team\tplayer', 'Wolves\tAnn', 'Bears\tBob', 'Wolves\tCy')
    expect(file.teams.map(({ name, players }) => [name, players.length])).toEqual([
      ['Bears', 1],
      ['Wolves', 2],
    ])
  })

  test.each([
    ['no header', ['Wolves,Ann', 'Bears,Bob'], ['1 header-missing']],
    ['an open quote', ['team,player', '"Wolves,Ann', 'Bears,Bob'], ['2 quote-missing']],
    ['a name that is too long', ['team,player', `${'W'.repeat(33)},Ann`, 'Bears,Bob'], ['2.team too-long']],
    [
      'an address as a name',
      ['team,Player 1', 'Wolves,ann@mail.example', 'Bears,'],
      ['2.Player 1 email-address'],
    ],
    ['an unknown rank', ['team,player,rank', 'Wolves,Ann,strong', 'Bears,Bob,'], ['2.rank rank-invalid']],
    ['a seed twice', ['team,seed', 'Wolves,1', 'Bears,1'], [' seed-taken']],
    ['no seed', ['team,seed', 'Wolves,1', 'Bears,x'], ['3.seed seed-invalid', ' seed-missing']],
    ['a cell too many', ['team,player', 'Wolves,Ann,Bob', 'Bears,Cy'], ['2 cell-without-header']],
    ['one team', ['team,player', 'Wolves,Ann'], [' not-enough-teams']],
    [
      'six players',
      ['team,player1,player2,player3,player4,player5,player6', 'Wolves,a,b,c,d,e,f', 'Bears,g'],
      ['2 too-many-players'],
    ],
  ] as const)('%s is named', (_, lines, expected) => {
    expect(problemsOf(...lines)).toEqual(expected)
  })
})

describe('results', () => {
  const eight = [
    'team1,score1,score2,team2',
    'A1,2,0,A8',
    'A5,0,2,A4',
    'A2,2,1,A7',
    'A6,FF,W,A3',
    'A1,2,1,A4',
    'A2,0,2,A3',
    'A3,1,3,A1',
  ]

  test('of a single elimination show the seeds, and who won', () => {
    const { bracket, settings, champion, status, players, teams } = fileOf(...eight)
    expect(settings).toMatchObject({ format: 'single', bestOf: { rounds: 3, final: 5 } })
    expect([champion?.name, status, bracket?.seeds.length]).toEqual(['A1', 'finished', 8])
    const forfeited = bracket?.matches.find(({ forfeits }) => forfeits.includes(true))
    expect(forfeited).toMatchObject({ status: 'finished', score: [0, 0] })
    // Nobody knows the players: each team has one with its name.
    expect(players.map(({ name }) => name).sort()).toEqual(teams.map(({ name }) => name).sort())
  })

  test('with a match for the third place', () => {
    const { settings } = fileOf(...eight.slice(0, 7), 'A4,0,1,A2', ...eight.slice(7))
    expect(settings).toMatchObject({ format: 'single', options: { thirdPlace: true } })
  })

  test('of a double elimination with a second final, in the order of play and one column for scores', () => {
    const { settings, champion } = fileOf(
      'Команда 1;Счёт;Команда 2',
      'Волки;2:0;Ежи',
      'Лисы;2-1;Рыси',
      'Ежи;0:2;Рыси',
      'Волки;2:1;Лисы',
      'Лисы;2:0;Рыси',
      'Волки;1:2;Лисы',
      'Волки;2:0;Лисы',
    )
    expect(settings).toMatchObject({ format: 'double', options: { grandFinal: 'reset' } })
    expect(champion?.name).toBe('Волки')
  })

  test('can follow the teams in the same file, whose seeds are taken', () => {
    const { bracket, teams, players } = fileOf(
      'team,seed,player',
      'Wolves,2,Ann',
      'Bears,1,Bob',
      'Foxes,3,Cy',
      '',
      'team1,score1,score2,team2',
      'Foxes,0,1,Wolves',
    )
    const names = new Map(teams.map(({ id, name }) => [id, name]))
    expect(bracket?.seeds.map(id => names.get(id))).toEqual(['Bears', 'Wolves', 'Foxes'])
    expect(players).toHaveLength(3)
  })

  test.each([
    [
      'who does not take part',
      ['team,player', 'Wolves,Ann', 'Bears,Bob', '', 'team1,score1,score2,team2', 'Wolves,1,0,Foxes'],
      ['6.team2 unknown-team'],
    ],
    ['the same team twice', ['team1,score1,score2,team2', 'Wolves,1,0,wolves'], ['2.team2 same-team']],
    ['no score', ['team1,score1,score2,team2', 'Wolves,one,0,Bears'], ['2.score1 score-invalid']],
    [
      'another winner',
      ['team1,score1,score2,team2,winner', 'Wolves,1,0,Bears,Bears'],
      ['2.winner winner-unlike-score'],
    ],
    ['a match too many', [...eight, 'A1,2,0,A5'], ['9 no-match']],
    ['half of a tournament', eight.slice(0, 5), [' seeds-needed']],
  ] as const)('%s is named', (_, lines, expected) => {
    expect(problemsOf(...lines)).toEqual(expected)
  })
})

describe('what is not read is named', () => {
  function notesOf(...lines: readonly string[]) {
    const outcome = read(...lines)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
    return outcome.notes.map(({ note, path, said, count }) => [note, path || said, count])
  }

  test.each<[string, readonly string[], readonly (readonly [string, string, number])[]]>([
    [
      'players under another word, and a coach',
      ['Team,Seed,Roster 1,Coach', 'Wolves,1,Ann,Zed', 'Bears,2,Bob,'],
      [
        ['column-unread', 'Roster 1', 1],
        ['column-unread', 'Coach', 1],
        ['players-unknown', 'Wolves', 2],
      ],
    ],
    [
      'a column that is there twice',
      ['Team,Player,Player', 'Wolves,Ann,Cy', 'Bears,Bob,Di'],
      [['column-unread', 'Player', 1]],
    ],
    ['no empty column', ['Team,Player,Coach', 'Wolves,Ann,', 'Bears,Bob,'], []],
    [
      'the place of a team',
      ['Place,Team,Player', '1,Wolves,Ann', '2,Bears,Bob'],
      [['column-unread', 'Place', 1]],
    ],
    [
      'a row without an opponent, and what only a table of teams has',
      ['team1,score1,score2,team2,player', 'Wolves,1,0,Bears,Ann', 'Wolves,1,0,,'],
      [
        ['column-unread', 'player', 1],
        ['row-unread', '3', 1],
        ['players-unknown', 'Wolves', 2],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(notesOf(...lines)).toEqual(expected)
  })
})

test('a match without a winner is going on, and keeps its score', () => {
  const { bracket } = fileOf(
    'team,seed',
    'A1,1',
    'A2,2',
    'A3,3',
    '',
    'team1,score1,score2,team2,winner,best of',
    'A2,1,0,A3,,5',
  )
  const match = bracket?.matches.find(({ status }) => status === 'running')
  expect([match?.score, match?.bestOf]).toEqual([[1, 0], 5])
})

test('JSON is no CSV', () => {
  expect(isCsv('{"team1":1,"team2":2}')).toBe(false)
  expect(isCsv('team1;team2')).toBe(true)
})
