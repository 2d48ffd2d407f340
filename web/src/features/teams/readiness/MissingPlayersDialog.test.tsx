// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { expect, test, vi } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from '../board/TeamsPage.tsx'

const openCheck = () => ({
  checkId: 'now',
  startedAt: Date.now(),
  deadline: Date.now() + hour,
  closedAt: null,
})

/** Of the team Wolves Anna is ready and Boris is not; Clara has no team, `others` are further entries by uid. */
async function onTeamsTab(
  competition: Partial<Competition> = {},
  user: typeof organizer | undefined = organizer,
  others: Readonly<Record<string, Player>> = {},
) {
  return renderPage({
    at: '/competitions/cup/teams',
    Page: TeamsPage,
    language: 'en',
    ...(user && { user }),
    documents: {
      [testCompetitionPath]: aCompetition({ readinessCheck: openCheck(), ...competition }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a', 'b']),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', {
        displayName: 'Anna',
        teamId: 'wolves',
        captain: true,
        ready: { checkId: 'now', at: 0 },
      }),
      [`${testCompetitionPath}/players/b`]: aPlayer('b', { displayName: 'Boris', teamId: 'wolves' }),
      [`${testCompetitionPath}/players/c`]: aPlayer('c', { displayName: 'Clara' }),
      ...Object.fromEntries(
        Object.entries(others).map(([uid, player]) => [`${testCompetitionPath}/players/${uid}`, player]),
      ),
    },
    functions: {
      remindPlayers: ({ uids }) => ({ reminded: uids.length }),
      removePlayer: () => ({}),
      substitutePlayer: () => ({}),
      confirmTeamReadiness: () => ({}),
      confirmPlayersReadiness: () => ({}),
      closeReadinessCheck: () => ({}),
    },
  })
}

async function openDialog(
  competition: Partial<Competition> = {},
  others: Readonly<Record<string, Player>> = {},
) {
  const page = await onTeamsTab(competition, organizer, others)
  await page.user.click(await screen.findByRole('button', { name: /players have not confirmed/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is missing' }))
  return { ...page, dialog, press: (name: string) => page.user.click(dialog.getByRole('button', { name })) }
}

test('everybody sees who is ready while a check runs; only organizers see what can be done about it', async () => {
  await onTeamsTab({}, person('somebody'))
  expect((await screen.findByText('1 of 3 ready')).closest('p')?.textContent).toContain(
    'complete teams: 0 of 1',
  )
  await screen.findByText('Ready: 1 of 2')
  expect(screen.getAllByTitle('has not confirmed yet')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /have not confirmed|End the check/ })).toBeNull()
})

test('nobody is selected, so that nobody can be removed in passing', async () => {
  const { dialog } = await openDialog()
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  expect(dialog.getByRole('button', { name: 'Remove from the tournament' })).toHaveProperty('disabled', true)
})

test('the missing are reminded together or one by one', async () => {
  const { calls, user, dialog, press } = await openDialog()
  await press('Remind all')
  await screen.findByText('2 players reminded')
  await user.click(dialog.getByRole('checkbox', { name: 'Clara' }))
  await press('Remind')
  await press('The team is here: Wolves')
  const check = { competitionId: 'cup', checkId: 'now' }
  expect(calls).toEqual([
    { name: 'remindPlayers', input: { ...check, uids: ['b', 'c'] } },
    { name: 'remindPlayers', input: { ...check, uids: ['c'] } },
    { name: 'confirmTeamReadiness', input: { ...check, teamId: 'wolves' } },
  ])
})

const guests = {
  d: aPlayer('d', { displayName: 'Dana', teamId: 'wolves', guest: true }),
  e: aPlayer('e', { displayName: 'Emil', guest: true }),
}

test('players without an account are confirmed by the organizer, in a team or not, and never reminded', async () => {
  const { calls, user, dialog, press } = await openDialog({}, guests)
  expect(dialog.getAllByRole('button', { name: /^(?!Everybody).* is here$/ })).toHaveLength(2)
  await press('Dana is here')
  await press('Emil is here')
  await press('Remind all')
  await user.click(dialog.getByRole('checkbox', { name: 'Dana' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Emil' }))
  expect(dialog.getByRole('button', { name: 'Remind' })).toHaveProperty('disabled', true)
  await press('Mark as here')
  expect(dialog.getByRole('button', { name: 'Remove from the tournament' })).toHaveProperty('disabled', false)
  const check = { competitionId: 'cup', checkId: 'now' }
  expect(calls).toEqual([
    { name: 'confirmPlayersReadiness', input: { ...check, uids: ['d'] } },
    { name: 'confirmPlayersReadiness', input: { ...check, uids: ['e'] } },
    { name: 'remindPlayers', input: { ...check, uids: ['b', 'c'] } },
    { name: 'confirmPlayersReadiness', input: { ...check, uids: ['d', 'e'] } },
  ])
})

test('after a question they are removed; somebody else takes the place of one', async () => {
  const { calls, user, dialog, press } = await openDialog({
    readinessCheck: { ...openCheck(), closedAt: Date.now() },
  })
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }))
  await press('Remove from the tournament')
  const question = within(
    await screen.findByRole('dialog', { name: 'Remove 2 players from the tournament?' }),
  )
  await user.click(question.getByRole('button', { name: 'Remove from the tournament' }))
  await vi.waitFor(() => expect(calls.map(({ input }) => (input as { uid: string }).uid)).toEqual(['b', 'c']))

  const again = within(await screen.findByRole('dialog', { name: 'Who is missing' }))
  await user.click(again.getByRole('button', { name: 'Replace Boris' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Replace Boris' }))
  await user.click(choice.getByRole('button', { name: /Clara/ }))
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(calls.at(-1)).toEqual({
    name: 'substitutePlayer',
    input: { competitionId: 'cup', teamId: 'wolves', outUid: 'b', inUid: 'c' },
  })
  await screen.findByRole('dialog', { name: 'Who is missing' })
})

test('an organizer says that everybody is here', async () => {
  const { calls, press } = await openDialog({}, guests)
  await press('Everybody is here')
  const uids = ['b', 'd', 'c', 'e']
  expect(calls).toEqual([
    { name: 'confirmPlayersReadiness', input: { competitionId: 'cup', checkId: 'now', uids } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('ending a check asks while players are missing', async () => {
  const { calls, user } = await onTeamsTab()
  await user.click(await screen.findByRole('button', { name: 'End the check' }))
  const question = within(await screen.findByRole('dialog', { name: 'End the check?' }))
  question.getByText('2 players have not confirmed yet and no longer can.')
  expect(calls).toEqual([])
  await user.click(question.getByRole('button', { name: 'End the check' }))
  expect(calls).toEqual([{ name: 'closeReadinessCheck', input: { competitionId: 'cup', checkId: 'now' } }])
})

test('after the start they can be replaced, but not removed', async () => {
  const { dialog } = await openDialog({ status: 'running', bracketId: 'first' }, guests)
  dialog.getByText(/now players can only be replaced/)
  expect(dialog.getByRole('link', { name: 'To the bracket' }).getAttribute('href')).toBe(
    '/competitions/cup/bracket',
  )
  expect(dialog.queryByRole('button', { name: 'Remove from the tournament' })).toBeNull()
  dialog.getByRole('button', { name: 'Replace Boris' })
  dialog.getByRole('checkbox', { name: 'Boris' })
})

test('when the last one confirms, everybody who watches hears that all are here', async () => {
  const { firestore } = await onTeamsTab({}, undefined)
  await screen.findByText('1 of 3 ready')
  const ready = { ready: { checkId: 'now', at: 1 } }
  act(() => firestore.put(`${testCompetitionPath}/players/b`, aPlayer('b', { teamId: 'wolves', ...ready })))
  expect(screen.queryByText('Everybody is here')).toBeNull()
  act(() => firestore.put(`${testCompetitionPath}/players/c`, aPlayer('c', ready)))
  const news = await screen.findByText('Everybody is here')
  expect(news.closest('[role=status]')?.textContent).toContain('3 of 3 ready')
  await waitFor(() => expect(document.querySelector('[data-celebration]')).not.toBeNull())
})
