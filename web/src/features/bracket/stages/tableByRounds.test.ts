import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { tiesOf } from '@upper-bracket/shared/bracket/stages/tiesOf'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { shownTable } from '@upper-bracket/shared/wording/shownTable'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'

const plan: StagePlan = {
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 2,
  bestOf: 1,
  criteria: ['points', 'head-to-head', 'round-difference', 'rounds-won'],
}

type Ending = readonly [won: number, lost: number] | 'walkover' | 'rounds unknown'

/** Each of the first three teams beats the next one, and all of them the fourth. */
const circle: Readonly<Record<string, Ending>> = {
  '1 2': [13, 10],
  '2 3': [13, 11],
  '3 1': [13, 7],
  '1 4': [13, 5],
  '2 4': [13, 5],
  '3 4': [13, 5],
}

function played(endings: Readonly<Record<string, Ending>>, changes: Partial<StagePlan> = {}): Bracket {
  const start = bracketOf(4, { format: 'table', stages: [{ ...plan, ...changes } as StagePlan] })
  const matches = [...start.matches].map(([id, match]): [string, Match] => {
    const pair = match.slots.map(({ teamId }) => teamId?.slice(-1))
    const ending = endings[pair.join(' ')] ?? endings[pair.toReversed().join(' ')]
    if (ending === undefined || match.section !== 'main') return [id, match]
    return [id, ended(match, endings[pair.join(' ')] === undefined ? 1 : 0, ending)]
  })
  return { ...start, matches: new Map(matches) }
}

function ended(match: Match, winner: 0 | 1, ending: Ending): Match {
  const over = { ...match, status: 'finished', winner } as const
  const bySide = <T>(own: T, other: T): readonly [T, T] => (winner === 0 ? [own, other] : [other, own])
  if (ending === 'walkover') return { ...over, forfeits: bySide(false, true) }
  const score = bySide(1, 0)
  if (ending === 'rounds unknown') return { ...over, score }
  const game = { outcome: winner, rounds: bySide(ending[0], ending[1]), source: 'organizer' } as const
  return { ...over, score, games: [game] }
}

async function tableOf(bracket: Bracket, language: 'en' | 'ru') {
  const i18n = makeI18n()
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces(['stages', 'bracket'])
  const [stage] = bracket.shape.stages.filter(hasTable)
  if (stage === undefined) throw new Error('no table')
  const texts = {
    t: i18n.getFixedT(language, 'stages'),
    bracketText: i18n.getFixedT(language, 'bracket'),
    team: (teamId: string) => teamId.slice(-1),
  }
  const { columns, rows, legend } = shownTable(texts, bracket, stage, 0)
  const index = columns.findIndex(({ key }) => key === 'rounds')
  return {
    order: rows.map(({ name, cells }) => `${name} ${cells[index]}`),
    reasons: rows.flatMap(({ notes }) => notes.filter(note => note !== null)),
    legend: legend.map(({ text }) => text),
    ties: tiesOf(bracket, stage, 0),
  }
}

test('a tie of three is separated by the rounds of all matches, and explained', async () => {
  expect(await tableOf(played(circle), 'en')).toMatchObject({
    order: ['3 +12', '2 +7', '1 +5', '4 −24'],
    reasons: ['above on round difference: +12 against +7', 'above on round difference: +7 against +5'],
    ties: [],
  })
  expect((await tableOf(played(circle), 'ru')).reasons).toEqual([
    'выше по разнице раундов: +12 против +7',
    'выше по разнице раундов: +7 против +5',
  ])
})

test('a walkover in it counts no rounds', async () => {
  const forfeited = played({ ...circle, '2 4': 'walkover' })
  expect(await tableOf(forfeited, 'en')).toMatchObject({
    order: ['3 +12', '1 +5', '2 −1', '4 −16'],
    legend: ['A walkover counts 0:0 in rounds'],
  })
  expect(await tableOf(forfeited, 'ru')).toMatchObject({
    reasons: ['выше по разнице раундов: +12 против +5', 'выше по разнице раундов: +5 против −1'],
    legend: ['Тех. победа по раундам: 0:0'],
  })
  const among = played({ ...circle, '3 1': 'walkover' })
  expect(await tableOf(among, 'en')).toMatchObject({
    order: ['1 +11', '2 +7', '3 +6', '4 −24'],
    reasons: [
      'above in the matches of 3 tied teams, game difference: +1 against 0',
      'above in the matches of 3 tied teams, game difference: 0 against −1',
    ],
    ties: [],
  })
  expect((await tableOf(among, 'ru')).reasons).toEqual([
    'выше по встречам 3 команд между собой, разница игр: +1 против 0',
    'выше по встречам 3 команд между собой, разница игр: 0 против −1',
  ])
})

test('rounds that are not known decide nothing, and the tie says so', async () => {
  const unknown = played({ ...circle, '2 4': 'rounds unknown' })
  expect(await tableOf(unknown, 'en')).toMatchObject({
    order: ['1 +5', '2 ?', '3 +12', '4 ?'],
    ties: [{ teamIds: ['team-1', 'team-2', 'team-3'], lacksRounds: true }],
  })
  const seeded = played({ ...circle, '2 4': 'rounds unknown' }, { criteria: [...plan.criteria, 'seed'] })
  expect((await tableOf(seeded, 'en')).reasons).toEqual([
    'above on seed; some rounds are not known',
    'above on seed; some rounds are not known',
  ])
  expect((await tableOf(seeded, 'ru')).reasons[0]).toBe('выше по посеву; часть раундов неизвестна')
})

test('head-to-head in one game is told by its rounds', async () => {
  const { '3 1': _, '1 4': __, ...rest } = circle
  const { reasons } = await tableOf(played({ ...rest, '1 3': [13, 9], '4 1': [16, 14] }), 'en')
  expect(reasons).toContain('above on head-to-head 13:10')
})
