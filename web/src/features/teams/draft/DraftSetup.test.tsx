// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import TeamsPage from '#features/teams/board/TeamsPage.tsx'
import { countTaps } from '#testing/countTaps.ts'
import { aPlayer } from '#testing/entrants.ts'
import { aDraft, draftPlayers, openDraft } from '#testing/openDraft.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const clock = { pickSeconds: 60, reserveSeconds: 120 }

test.each([
  [
    'ru',
    'Начать драфт',
    /2 полные команды · 4 круга · 8 выборов · не дольше 12 минут/,
    /^2 игрока останутся/,
  ],
  ['en', 'Start the draft', /2 full teams · 4 rounds · 8 picks · at most 12 minutes/, /^2 players stay/],
] as const)(
  'one tap starts a draft, and what it comes to is said (%s)',
  async (language, start, figures, rest) => {
    const { user, calls } = await openDraft({ language, draft: null })
    const button = await screen.findByRole('button', { name: start })
    screen.getByText(figures)
    screen.getByText(rest)
    const taps = countTaps()
    await user.click(button)
    // The tab of the teams takes another one.
    expect(taps()).toBe(1)
    expect(calls.map(({ input }) => input)).toEqual([
      {
        competitionId: 'cup',
        draftId: expect.stringMatching(/^\w{20}$/),
        captainUids: ['p00', 'p01'],
        order: 'snake',
        seeding: 'rank',
        clock,
      },
    ])
  },
)

test('organizers come from the board to the draft by one link, players do not', async () => {
  const documents = {
    [testCompetitionPath]: aCompetition({ playerCount: 12 }),
    ...Object.fromEntries(
      draftPlayers.map(player => [`${testCompetitionPath}/players/${player.uid}`, player]),
    ),
  }
  const at = { at: '/competitions/cup/teams', Page: TeamsPage, language: 'en', documents } as const
  await renderPage({ ...at, user: organizer })
  const link = await screen.findByRole('link', { name: 'Captains’ draft' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/draft')
  cleanup()
  await renderPage({ ...at, user: person('p03') })
  await screen.findByRole('button', { name: 'I would like to be captain' })
  expect(screen.queryByRole('link', { name: 'Captains’ draft' })).toBeNull()
})

test('during a draft the board leads everybody there, and offers no distribution', async () => {
  const documents = {
    [testCompetitionPath]: aCompetition({ playerCount: 12, draftId: 'cup-draft' }),
    [`${testCompetitionPath}/drafts/cup-draft`]: aDraft(),
    ...Object.fromEntries(
      draftPlayers.map(player => [`${testCompetitionPath}/players/${player.uid}`, player]),
    ),
  }
  await renderPage({
    at: '/competitions/cup/teams?do=distribute',
    Page: TeamsPage,
    language: 'en',
    documents,
    user: organizer,
  })
  await screen.findByRole('link', { name: 'Go to the draft' })
  expect(screen.queryByRole('button', { name: 'Distribute players' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('volunteers are proposed first; captains, order and clock can be changed', async () => {
  const players = draftPlayers.map(player =>
    player.uid === 'p09' ? { ...player, wantsToCaptain: true as const } : player,
  )
  const { user, calls } = await openDraft({ draft: null, players })
  const captains = within(await screen.findByRole('region', { name: 'Captains' }))
  const listed = () =>
    captains.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/p\d\d/)?.[0])
  expect(listed()).toEqual(['p09', 'p00'])
  captains.getByText('Would like to be captain')

  await user.click(screen.getByRole('button', { name: 'More captains' }))
  expect(listed()).toEqual(['p09', 'p00', 'p01'])
  screen.getByText(/3 teams of 4 players/)
  await user.click(screen.getByRole('button', { name: 'Choose another captain instead of Player p00' }))
  await user.click(within(screen.getByRole('dialog')).getByText('Player p07'))
  await user.click(screen.getByRole('radio', { name: /^By hand/ }))
  await user.click(screen.getByRole('button', { name: 'Move up: Player p07' }))
  expect(listed()).toEqual(['p07', 'p09', 'p01'])
  await user.click(screen.getByRole('radio', { name: /^Straight/ }))
  await user.selectOptions(screen.getByLabelText('Time per pick'), 'No limit')
  expect(screen.queryByLabelText(/reserve/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start the draft' }))
  expect(calls.at(-1)?.input).toMatchObject({
    captainUids: ['p07', 'p09', 'p01'],
    order: 'straight',
    seeding: 'hand',
    clock: { pickSeconds: null, reserveSeconds: 0 },
  })
})

test('a refused start is explained, and the form stays', async () => {
  const { user } = await openDraft({
    draft: null,
    functions: {
      startDraft: () => {
        throw refused('too-many-teams', { teams: 130, teamsMax: 128 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }))
  await screen.findByText(/^There is no place for another team/)
  screen.getByRole('button', { name: 'Start the draft' })
})

test('two players are too few, and it is said', async () => {
  await openDraft({ draft: null, players: [aPlayer('p00'), aPlayer('p01')] })
  await screen.findByText(/needs at least three players/)
  expect(screen.queryByRole('button', { name: 'Start the draft' })).toBeNull()
})

test('after a cancelled draft, the next one can be set up', async () => {
  await openDraft({ draft: { ...aDraft(), status: 'cancelled' } })
  await screen.findByText(/last draft was cancelled/)
  screen.getByRole('button', { name: 'Start the draft' })
})

test.each([
  ['ru', 'Хочу быть капитаном', 'Не хочу быть капитаном'],
  ['en', 'I would like to be captain', 'I do not want to be captain'],
] as const)(
  'a player volunteers before a draft, and takes it back (%s)',
  async (language, wish, withdraw) => {
    const { user, calls, firestore } = await openDraft({ as: 'p05', language, draft: null })
    await user.click(await screen.findByRole('button', { name: wish }))
    expect(calls.at(-1)).toEqual({
      name: 'volunteerAsCaptain',
      input: { competitionId: 'cup', wanted: true },
    })
    firestore.put(`${testCompetitionPath}/players/p05`, aPlayer('p05', { wantsToCaptain: true }))
    await user.click(await screen.findByRole('button', { name: withdraw }))
    await waitFor(() => expect(calls.at(-1)?.input).toEqual({ competitionId: 'cup', wanted: false }))
  },
)

test('a visitor learns that there is no draft, and finds the teams', async () => {
  await openDraft({ as: null, draft: null })
  await screen.findByRole('heading', { name: 'No draft yet' })
  screen.getByRole('link', { name: 'Go to the teams' })
  expect(screen.queryByRole('button', { name: 'Start the draft' })).toBeNull()
})
