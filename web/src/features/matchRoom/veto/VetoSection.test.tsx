// @vitest-environment happy-dom

import { act, screen, waitFor, within } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { MatchReport } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Veto, VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import { expect, test, vi } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { slowClock } from '#testing/slowClock.ts'
import { hour, selfRunningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'
import MatchPage from '../page/MatchPage.tsx'

const people = {
  captain: person('wolf'),
  rival: person('bear'),
  mate: person('mate'),
  stranger: person('stranger'),
  organizer,
}
const aVeto = (
  game: 'csgo' | 'dota2',
  choices: readonly VetoChoice[],
  changes: Partial<Veto> = {},
): Veto => ({
  revision: 1,
  settings: defaultVeto(game),
  bestOf: 3,
  first: 0,
  taken: choices.map((choice, index) => ({ choice, uid: index === 1 ? null : 'wolf', at: 1 })),
  deadline: Date.now() + hour,
  ...changes,
})
const started = (bracket: Bracket) => after(bracket, before => startMatch(before, 'main-1-1'))

interface Scene {
  readonly who?: keyof typeof people
  readonly veto: Veto
  readonly report?: MatchReport
  readonly language?: 'ru' | 'en'
  readonly happened?: (bracket: Bracket) => Bracket
}

const openMatch = ({ who = 'captain', veto, report, language = 'ru', happened = started }: Scene) =>
  renderPage({
    at: '/competitions/cup/matches/main-1-1',
    Page: MatchPage,
    user: people[who],
    language,
    documents: {
      ...selfRunningTestCompetition(
        { game: veto.settings.game, selfService: { ...defaultSelfService, veto: veto.settings } },
        happened,
      ),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', { teamId: 'team-1', captain: true }),
      [`${testCompetitionPath}/players/mate`]: aPlayer('mate', { teamId: 'team-1' }),
      [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { teamId: 'team-4', captain: true }),
      [matchRoomPath]: aMatchRoom({ veto, ...(report && { report }) }),
    },
    functions: { takeVetoStep: () => ({}), pickVetoStepAtRandom: () => ({}) },
  })

/** The server's time is accurate to half a second, for which a slow clock needs ten. */
const longOver = () => Date.now() - 1000
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const says = () => screen.getAllByRole('status').map(line => line.textContent)
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(item => item.textContent)

test('a captain bans a map with two presses, and sees the other side answer', async () => {
  const { user, calls, firestore } = await openMatch({ veto: aVeto('csgo', []) })
  await screen.findByRole('heading', { name: 'Выбор карт' })
  screen.getByText('Начинает Team 1: так решил жребий.')
  expect(says()).toContain('Ваш ход: бан карты')
  expect(screen.getByRole('button', { name: 'Забанить' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: 'Nuke' }))
  await user.click(screen.getByRole('radio', { name: 'Mirage' }))
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Забанить Mirage' }))
  expect(calls).toEqual([
    {
      name: 'takeVetoStep',
      input: {
        competitionId: 'cup',
        bracketId: 'first',
        matchId: 'main-1-1',
        teamId: 'team-1',
        revision: 1,
        step: 0,
        choice: 'mirage',
      },
    },
  ])
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  act(() => firestore.put(matchRoomPath, aMatchRoom({ veto: aVeto('csgo', ['mirage']) })))
  await waitFor(() => expect(says()).toContain('Команда «Team 4» банит карту.'))
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(rows('Пул карт')).toContain('MirageБан: «Team 1»')
  act(() => firestore.put(matchRoomPath, aMatchRoom({ veto: aVeto('csgo', ['mirage', 'nuke']) })))
  await screen.findByText('Ваш ход: выбор карты 1')
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(rows('Пул карт')).toContain('NukeБан: «Team 4», жребий')
})

test.each([
  ['rival', []],
  ['mate', []],
  ['organizer', ['Сделать ход за команду «Team 1»']],
] as const)('of a turn of somebody else %s is offered what they may do', async (who, buttons) => {
  const { user, calls } = await openMatch({ who, veto: aVeto('csgo', []) })
  await screen.findByRole('timer')
  const offered = screen.queryAllByRole('button', { name: /Сделать|Забанить/ })
  expect(offered.map(({ textContent }) => textContent)).toEqual(buttons)
  expect(screen.queryAllByRole('radio')).toEqual([])
  const [takeOver] = offered
  if (takeOver === undefined) return
  await user.click(takeOver)
  await user.click(screen.getByRole('radio', { name: 'Mirage' }))
  await user.click(screen.getByRole('button', { name: 'Забанить Mirage' }))
  expect(calls).toMatchObject([{ input: { teamId: 'team-1', choice: 'mirage' } }])
})

test('after its time a step is nobody’s any more, and the page asks for it to be drawn until it is', async () => {
  slowClock(['setInterval', 'clearInterval'])
  const late = aVeto('csgo', ['nuke'], { deadline: longOver() })
  const { calls, firestore } = await openMatch({ veto: late })
  await screen.findByText('Время вышло. За команду «Team 4» выбирает жребий.')
  expect(screen.queryAllByRole('radio')).toEqual([])
  const draw = {
    name: 'pickVetoStepAtRandom',
    input: {
      competitionId: 'cup',
      bracketId: 'first',
      matchId: 'main-1-1',
      teamId: 'team-4',
      revision: 1,
      step: 1,
    },
  }
  await passing(1000)
  expect(calls).toEqual([draw, draw])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ veto: aVeto('csgo', ['nuke', 'ancient']) })))
  await screen.findByText('Ваш ход: выбор карты 1')
  await passing(1500)
  expect(calls).toEqual([draw, draw])
})

test.each([
  ['mate', true],
  ['organizer', true],
  ['stranger', false],
] as const)('only the page of those in the match asks for a late step (%s)', async (who, asks) => {
  slowClock()
  const { calls } = await openMatch({ who, veto: aVeto('csgo', [], { deadline: longOver() }) })
  await screen.findByText('Время вышло. За команду «Team 1» выбирает жребий.')
  await passing(500)
  expect(calls.length > 0).toBe(asks)
})

test('the other side chooses where to start on a picked map', async () => {
  const { user, calls } = await openMatch({
    who: 'rival',
    language: 'en',
    veto: aVeto('csgo', ['nuke', 'ancient', 'mirage']),
  })
  await screen.findByRole('group', { name: 'Mirage: which side do you start on?' })
  await user.click(screen.getByRole('radio', { name: 'T' }))
  await user.click(screen.getByRole('button', { name: 'Start as T' }))
  expect(calls).toMatchObject([{ input: { teamId: 'team-4', step: 3, choice: 't' } }])
})

test.each([
  [
    'ru',
    'Что выбрано',
    'Решающая. Стороны определит ножевой раунд.',
    'Выбрана командой «Team 1»',
    'Победа «Team 1»',
    'Не понадобилась',
  ],
  [
    'en',
    'Chosen so far',
    'Decider. Knife round for sides.',
    'Picked by Team 1',
    'Won by Team 1',
    'Not needed',
  ],
] as const)(
  'the maps and sides stay once all are chosen (%s)',
  async (language, list, knife, picked, won, notPlayed) => {
    const veto = aVeto('csgo', [
      ...(['nuke', 'ancient', 'mirage', 'ct', 'inferno', 't', 'anubis', 'overpass'] as const),
    ])
    const over = (bracket: Bracket) =>
      after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 0]))
    await openMatch({ language, veto, happened: over })
    await screen.findByRole('list', { name: list })
    const [first = '', second = '', third = ''] = rows(list)
    expect(first).toContain(`Mirage${won}${picked}CT: Team 4T: Team 1`)
    expect(second).toContain('CT: Team 4T: Team 1')
    expect(third).toContain(`Dust II${notPlayed}${knife}`)
    expect(screen.queryByRole('timer')).toBeNull()
  },
)

test('in Dota 2 one side takes what matters more, the other chooses from what is left', async () => {
  const { user, calls, firestore } = await openMatch({ veto: aVeto('dota2', []) })
  await screen.findByRole('group', { name: 'Игра 1: что берёте, сторону или очередь пика?' })
  await user.click(screen.getByRole('radio', { name: 'Dire' }))
  await user.click(screen.getByRole('button', { name: 'Взять: Dire' }))
  expect(calls).toMatchObject([{ input: { step: 0, choice: 'dire' } }])
  act(() => firestore.put(matchRoomPath, aMatchRoom({ veto: aVeto('dota2', ['dire', 'second', 'radiant']) })))
  await screen.findByRole('group', { name: 'Игра 2: выберите из оставшегося.' })
  expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(['first', 'second'])
  expect(rows('Что выбрано')).toEqual([
    'Игра 1 Radiant: Team 4Dire: Team 1Первый пик: Team 1',
    'Игра 2 Radiant: Team 4Dire: Team 1Первый пик: не выбрано',
    'Игра 3 Radiant: не выбраноDire: не выбраноПервый пик: не выбрано',
  ])
})

test('a played map says who won it, and its games are not listed again', async () => {
  const veto = aVeto('csgo', [
    ...(['nuke', 'ancient', 'mirage', 'ct', 'inferno', 't', 'anubis', 'overpass'] as const),
  ])
  const games = ([0, 1, 0] as const).map(outcome => ({
    outcome,
    source: 'captain' as const,
    ...(outcome === 1 && { reference: '73' }),
  }))
  const report = {
    ...({ reportId: 'report', pastReportIds: [], revision: 1, by: 0, deadline: 9, dispute: null } as const),
    version: { uid: 'wolf', at: 1, score: [2, 1], games } as const,
    settled: { how: 'confirmed', at: 2 } as const,
  }
  const over = (bracket: Bracket) =>
    after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 1]))
  await openMatch({ veto, report, happened: over })
  await screen.findByText('Победа «Team 4» · 73')
  expect(rows('Что выбрано').map(row => /Победа «Team \d»/.exec(row ?? '')?.[0])).toEqual([
    'Победа «Team 1»',
    'Победа «Team 4»',
    'Победа «Team 1»',
  ])
  expect(screen.queryByRole('heading', { name: 'Игры' })).toBeNull()
})

test('maps that are still to be played say so', async () => {
  const veto = aVeto('csgo', [
    ...(['nuke', 'ancient', 'mirage', 'ct', 'inferno', 't', 'anubis', 'overpass'] as const),
  ])
  await openMatch({ veto })
  expect(await screen.findAllByText('Впереди')).toHaveLength(3)
})
