// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import { expect, test } from 'vitest'
import {
  aReport,
  checkIn,
  contrary,
  filled,
  type MatchScene,
  minute,
  openMatch,
  started,
} from '#testing/openMatch.ts'
import { hour } from '#testing/testCompetition.ts'
import { aMatchRoom, matchRoomPath } from '#testing/testMatchRoom.ts'

const veto: Veto = {
  revision: 1,
  settings: defaultVeto('csgo'),
  bestOf: 3,
  first: 0,
  taken: [],
  deadline: Date.now() + hour,
}
const lobby = { [`${matchRoomPath}/private/lobby`]: { name: 'UB 7', password: '', revision: 1, at: 1 } }
const over: MatchScene['happened'] = bracket =>
  after(started(bracket), before => finishSeries(before, 'main-1-1', [2, 1]))
const justStarted: MatchScene['happened'] = bracket => {
  const { matches } = started(bracket)
  const match = matches.get('main-1-1')
  if (match === undefined) throw new Error('No such match')
  const running = { ...match, since: { status: 'running', at: Date.now() } } as const
  return { ...bracket, matches: new Map(matches).set(match.id, running) }
}
const states = {
  before: { startDate: Date.now() + hour },
  'check-in': { matchRoom: aMatchRoom({ checkIn: checkIn([null, 1]) }) },
  'no-show': { matchRoom: aMatchRoom({ checkIn: checkIn([1, null], -minute), attention: 'no-show' }) },
  veto: {
    happened: started,
    selfService: { ...defaultSelfService, veto: veto.settings },
    competition: { game: 'csgo' },
    matchRoom: aMatchRoom({ veto }),
  },
  lobby: { happened: justStarted },
  report: { happened: justStarted, documents: lobby },
  confirm: { happened: started, matchRoom: aMatchRoom({ report: aReport({ by: 1 }) }) },
  dispute: {
    happened: started,
    matchRoom: aMatchRoom({ report: aReport({ dispute: contrary }), attention: 'dispute' }),
  },
  stuck: { happened: started, matchRoom: aMatchRoom({ report: aReport(), attention: 'stuck' }) },
  finished: { happened: over },
  organized: { competition: { selfService: null } },
} as const satisfies Record<string, MatchScene>

/** What each viewer has to do next, as `data-next-step` says; nothing where they only wait. */
const nextSteps: readonly (readonly [
  keyof typeof states,
  Partial<Record<NonNullable<MatchScene['who']>, string>>,
])[] = [
  ['before', {}],
  ['check-in', { captain: 'check-in' }],
  ['no-show', { rival: 'check-in', organizer: 'no-show' }],
  ['veto', { captain: 'veto' }],
  ['lobby', { captain: 'lobby' }],
  ['report', { captain: 'report', rival: 'report' }],
  ['confirm', { captain: 'confirm' }],
  ['dispute', { captain: 'dispute', rival: 'dispute', organizer: 'dispute' }],
  ['stuck', { organizer: 'stuck' }],
  [
    'finished',
    {
      captain: 'next-match',
      mate: 'next-match',
      rival: 'bracket',
      organizer: 'bracket',
      spectator: 'bracket',
    },
  ],
]

const viewers = ['captain', 'rival', 'mate', 'organizer', 'spectator'] as const

/** Everyone who has something to do, and in each state one of those who only wait. */
const views = nextSteps.flatMap(([state, steps], at) => {
  const waiting = viewers.filter(who => steps[who] === undefined)
  return viewers
    .filter(who => who in steps || who === waiting[at % waiting.length])
    .map(who => [state, who, steps[who] ?? null] as const)
})

test.each(views)('%s: the bar offers %s the next step %s', async (state, who, step) => {
  await openMatch({ who, ...(states[state] as MatchScene) })
  await waitFor(() => expect(document.querySelector('[data-step-bar]')).not.toBeNull())
  const bar = document.querySelector('[data-step-bar]')
  const steps = () =>
    new Set(
      [...document.querySelectorAll('[data-next-step]')].map(each => each.getAttribute('data-next-step')),
    )
  await waitFor(() => expect(steps()).toEqual(new Set(step === null ? [] : [step])))
  for (const control of document.querySelectorAll('[data-next-step]'))
    expect(bar?.contains(control)).toBe(true)
  expect(filled().length).toBeLessThanOrEqual(1)
  if (who === 'spectator') expect(screen.queryByText('Чат матча')).toBeNull()
  else await screen.findByRole('heading', { name: 'Чат матча' })
})

test('a team that has lost its last match reads that it is out, and where', async () => {
  await openMatch({ who: 'rival', ...states.finished })
  await screen.findByText('Вы выбыли: 3–4-е место')
})

test.each([
  ['organizer', ['start']],
  ['captain', []],
  ['spectator', []],
] as const)('of a match that organizers run, %s is offered %j', async (who, steps) => {
  await openMatch({ who, ...states.organized })
  await screen.findByText(who === 'organizer' ? 'Начать матч' : 'Матч начнёт организатор.')
  const shown = [...document.querySelectorAll('[data-next-step]')]
  expect(shown.map(each => each.getAttribute('data-next-step'))).toEqual(steps)
  expect(screen.queryByText('Чат матча')).toBeNull()
})

test('an organizer starts a match that organizers run', async () => {
  const { user, calls } = await openMatch({ who: 'organizer', ...states.organized })
  await user.click(await screen.findByRole('button', { name: 'Начать матч' }))
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['startMatch']))
})
