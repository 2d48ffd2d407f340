// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import type { MatchRoom, StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { withStandIns } from '@upper-bracket/shared/matchRoom/standIn'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { selfRunningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { aMatchRoom } from '#testing/testMatchRoom.ts'
import MatchPage from '../page/MatchPage.tsx'

const people = {
  captain: person('wolf'),
  mate: person('mate'),
  rival: person('bear'),
  standIn: person('loner'),
  spectator: person('nobody'),
  organizer,
}
const matchRoom = aMatchRoom()
const standingIn = (state: StandIn['state']): MatchRoom =>
  withStandIns(matchRoom, [
    { standInId: 'one', side: 0, outUid: 'mate', inUid: 'loner', uid: 'wolf', at: 1, state },
  ])

interface Scene {
  readonly who: keyof typeof people
  readonly rule?: SelfService['standIns']
  readonly matchRoom?: MatchRoom
  readonly language?: 'ru' | 'en'
  readonly documents?: Readonly<Record<string, object>>
}

const openMatch = ({ who, rule = 'consent', matchRoom: known, language = 'ru', documents }: Scene) =>
  renderPage({
    at: '/competitions/cup/matches/main-1-1',
    Page: MatchPage,
    user: people[who],
    language,
    documents: {
      ...selfRunningTestCompetition({ selfService: { ...defaultSelfService, standIns: rule } }),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', {
        teamId: 'team-1',
        captain: true,
        rankTier: 21,
      }),
      [`${testCompetitionPath}/players/mate`]: aPlayer('mate', { teamId: 'team-1', rankTier: 13 }),
      [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { teamId: 'team-4', captain: true }),
      [`${testCompetitionPath}/players/loner`]: aPlayer('loner', { rankTier: 15 }),
      [`${testCompetitionPath}/players/gone`]: { ...aPlayer('gone'), displayName: null },
      ...(known && { [`${testCompetitionPath}/brackets/first/matchRooms/main-1-1.team-1.team-4`]: known }),
      ...documents,
    },
    functions: { askForStandIn: () => ({}), answerStandIn: () => ({}) },
  })

const ofMatch = { competitionId: 'cup', bracketId: 'first', matchId: 'main-1-1', revision: 0 }
const section = (title: string) => screen.findByRole('region', { name: title })

test('a captain picks who is replaced and by whom, and sees what that does to the rank sum', async () => {
  const { user, calls } = await openMatch({ who: 'captain' })
  const asked = within(await section('Замены на этот матч'))
  asked.getByText(/если согласен соперник/)
  await user.click(asked.getByRole('button', { name: 'Поставить замену' }))
  await user.click(await screen.findByRole('button', { name: /Player mate/ }))
  await screen.findByText('Кто сыграет вместо игрока Player mate?')
  screen.getByText(/сумма 9 → 11/)
  expect(screen.queryByText(/Удалённый/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /Player loner/ }))
  expect(calls).toEqual([
    {
      name: 'askForStandIn',
      input: {
        ...ofMatch,
        teamId: 'team-1',
        outUid: 'mate',
        inUid: 'loner',
        standInId: expect.any(String),
      },
    },
  ])
})

test.each([
  ['captain', 'asked', 'Замены на этот матч', ['Играть без замены', 'Поставить замену']],
  ['rival', 'asked', 'Согласны на замену?', ['Согласиться', 'Отказать', 'Поставить замену']],
  ['rival', 'granted', 'Замены на этот матч', ['Поставить замену']],
  ['mate', 'asked', 'Замены на этот матч', []],
  ['standIn', 'granted', 'Замены на этот матч', []],
  [
    'organizer',
    'asked',
    'Замены на этот матч',
    [
      'Согласиться',
      'Отказать',
      'Играть без замены',
      'Замена в команде «Team 1»',
      'Замена в команде «Team 4»',
    ],
  ],
] as const)(
  'of a stand-in %s is offered what they may do while it is %s',
  async (who, state, title, buttons) => {
    const { user, calls } = await openMatch({ who, matchRoom: standingIn(state) })
    const shown = within(await section(title))
    await shown.findByText('Player loner')
    shown.getByText(/вместо игрока Player mate/)
    shown.getByText(state === 'asked' ? 'Сумма рангов: +2 · Ждёт согласия соперника' : 'Сумма рангов: +2')
    const offered = shown.queryAllByRole('button')
    expect(offered.map(button => button.textContent)).toEqual(buttons)
    if (who !== 'rival' || state !== 'asked') return
    await user.click(shown.getByRole('button', { name: 'Согласиться' }))
    const input = { ...ofMatch, teamId: 'team-4', standInId: 'one', accepts: true }
    expect(calls).toEqual([{ name: 'answerStandIn', input }])
  },
)

test('everybody sees in the line-ups who will play', async () => {
  await openMatch({ who: 'spectator', matchRoom: standingIn('granted'), language: 'en' })
  await screen.findByText('In for Player mate')
  screen.getByText('Player loner')
  expect(screen.queryByRole('region', { name: 'Stand-ins for this match' })).toBeNull()
})

test('a stand-in who has joined a team meanwhile counts no more', async () => {
  const loner = aPlayer('loner', { teamId: 'team-2' })
  const documents = { [`${testCompetitionPath}/players/loner`]: loner }
  await openMatch({ who: 'captain', matchRoom: standingIn('granted'), language: 'en', documents })
  await screen.findByText(/No longer valid/)
  expect(screen.queryByText('In for Player mate')).toBeNull()
  screen.getByText('Player mate')
})

test('without stand-ins the section is not there', async () => {
  await openMatch({ who: 'captain', rule: 'none' })
  await screen.findByText('Чек-ин')
  expect(screen.queryByText('Замены на этот матч')).toBeNull()
})
