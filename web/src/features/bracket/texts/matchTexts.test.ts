import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { required } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { cardScope } from '@upper-bracket/shared/card/matchCard'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'
import { matchTexts, resultKey } from '@upper-bracket/shared/wording/matchTexts'
import { seriesLength } from '@upper-bracket/shared/wording/startingScore'
import { watchedState } from '@upper-bracket/shared/wording/watchedState'

const bracket = bracketOf(2)
const names = [
  { id: 'team-1', name: 'Wolves' },
  { id: 'team-2', name: 'Owls' },
]
const sentences = [
  'matchRoom:wonTitle',
  'matchRoom:wonBy',
  'matchRoom:reportedWin',
  'matchRoom:confirmScore',
  'matchRoom:decideFor',
  'matchRoom:agreeWith',
  'matchRoom:course_reported',
  'matchRoom:course_disputed',
  'matchRoom:course_finished',
  'bracket:stepConfirm',
] as const

test.each([
  ['ru', /ничь/i],
  ['en', /draw/],
] as const)('no sentence about a draw names a winner (%s)', async (language, draw) => {
  const i18n = makeI18n()
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces(['bracket', 'matchRoom'])
  const t = i18n.getFixedT(language, 'bracket')
  const texts = matchTexts(t, cardScope(bracket, names), { writtenStart: String, starts: false })
  const match = required(bracket, 'main-1-1')
  const facts = { author: 'Sam', team: 'Foxes', minutes: 5 }
  for (const sentence of sentences) {
    const said = (score: Match['score']) => {
      const result = texts.result(match, score)
      return i18n.t(resultKey(sentence, result), { ...facts, ...result })
    }
    expect(said([1, 1])).toMatch(draw)
    expect(said([1, 1])).not.toMatch(/Wolves|Owls/)
    expect(said([1, 2])).toContain('Owls')
  }
  const drawn: Match = { ...match, bestOf: 2, status: 'finished', score: [1, 1] }
  expect(texts.status(drawn)).toMatch(draw)
  expect(texts.status({ ...drawn, score: [2, 0], winner: 0 })).not.toMatch(draw)
})

test.each([
  ['ru', 'Mirage 13:7, Карта 2 Owls, Tuscan 16:14', '13:7', 'Карта 1 Wolves 4711, Карта 2 Owls'],
  ['en', 'Mirage 13:7, Game 2 Owls, Tuscan 16:14', '13 to 7', 'Game 1 Wolves 4711, Game 2 Owls'],
] as const)(
  'games are said by map and rounds, and a best of one by its rounds (%s)',
  async (language, said, score, inFull) => {
    const i18n = makeI18n()
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces('bracket')
    const texts = matchTexts(i18n.getFixedT(language, 'bracket'), cardScope(bracket, names), {
      writtenStart: String,
      starts: false,
    })
    const source = 'organizer'
    const mirage = { outcome: 0, map: 'mirage', rounds: [13, 7], source } as const
    const only: Match = {
      ...required(bracket, 'main-1-1'),
      status: 'finished',
      winner: 0,
      score: [1, 0],
      games: [mirage],
    }
    expect(texts.headline(only)).toBe('Wolves 13:7 Owls')
    expect(texts.score(only)).toBe(score)
    expect(texts.written(only, 1).mark).toBe('7')
    expect(texts.games({ ...only, games: [{ outcome: 0, source }] })).toBeNull()
    expect(texts.recorded({ ...only, games: [{ outcome: 0, rounds: [13, 7], source }] })).toBe(
      texts.state(only),
    )
    const tuscan = { outcome: 0, map: 'Tuscan', rounds: [16, 14], source } as const
    const series: Match = {
      ...only,
      bestOf: 3,
      score: [2, 1],
      games: [mirage, { outcome: 1, source }, tuscan],
    }
    expect(texts.headline(series)).toBe('Wolves 2:1 Owls')
    expect(texts.games(series)).toBe(said)
    expect(texts.recorded(series)).toBe(`${texts.state(series)} · ${said}`)
    const winners: Match['games'] = [
      { outcome: 0, source, reference: '4711' },
      { outcome: 1, source },
    ]
    expect(texts.games({ ...series, games: winners })).toBeNull()
    expect(texts.recorded({ ...series, games: winners })).toBe(`${texts.state(series)} · ${inFull}`)
  },
)

test.each([
  ['ru', 'преимущество 1:0 из верхней сетки', 'Карта 1 Owls', 'Bo3 со счёта 1:0'],
  ['en', '1:0 advantage from the Upper Bracket', 'Game 1 Owls', 'Bo3 from 1:0'],
] as const)('an advantage is said before and during the final (%s)', async (language, said, game, length) => {
  const i18n = makeI18n()
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces('bracket')
  const plan = { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } } as const
  const double = bracketOf(2, plan)
  const texts = matchTexts(i18n.getFixedT(language, 'bracket'), cardScope(double, names), {
    writtenStart: String,
    starts: false,
  })
  const final = required(double, 'final-1-1')
  const [one, other] = required(double, 'upper-1-1').slots
  const running: Match = {
    ...final,
    slots: [one, other],
    status: 'running',
    score: [1, 1],
    games: [...(final.games ?? []), { outcome: 1, source: 'organizer', map: 'nuke' }],
  }
  expect([final, running].map(match => seriesLength(match, language))).toEqual([length, length])
  expect([final, running].map(match => texts.card(match).caption)).toEqual([
    length,
    expect.stringContaining(length),
  ])
  const ready: Match = { ...final, slots: running.slots, status: 'ready' }
  expect([final, ready].map(match => [0, 1].map(side => texts.written(match, side as 0 | 1).mark))).toEqual([
    [null, null],
    ['1', '0'],
  ])
  expect(texts.games(final)).toBe(said)
  expect(texts.games(running)).toBe(`${said}, Nuke Owls`)
  expect(texts.game(running, { outcome: 1, source: 'organizer' }, 1)).toBe(game)
  expect(texts.full(running)).toContain(said)
  const watched = { late: false, minutes: 5 }
  expect(watchedState(i18n.getFixedT(language, 'bracket'), texts, running, watched)).toMatch(length)
})
