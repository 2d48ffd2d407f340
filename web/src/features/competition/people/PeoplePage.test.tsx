// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { expect, test, vi } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import PeoplePage from './PeoplePage.tsx'

async function open(
  language: 'ru' | 'en',
  uid: string,
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  {
    at = hrefs.competitionPeople('cup'),
    competition = {},
    loner = {},
  }: { at?: string; competition?: Partial<Competition>; loner?: Partial<Player> } = {},
) {
  return renderPage({
    at,
    language,
    user: { uid, email: 'somebody@example.org' },
    Page: PeoplePage,
    functions,
    documents: {
      [testCompetitionPath]: aCompetition({
        ownerName: 'Oleg',
        adminUids: ['ada'],
        adminNames: { ada: 'Ada' },
        ...competition,
      }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['captain']),
      [`${testCompetitionPath}/players/captain`]: aPlayer('captain', { teamId: 'wolves', captain: true }),
      [`${testCompetitionPath}/players/loner`]: aPlayer('loner', loner),
      [`${testCompetitionPath}/applicants/late`]: { ...aPlayer('late'), state: 'declined', askedAt: 1 },
    },
  })
}

test.each([
  {
    language: 'ru',
    add: 'Добавить администратора',
    handOver: 'Передать турнир: Ada',
    confirm: 'Передать турнир',
  },
  {
    language: 'en',
    add: 'Add an administrator',
    handOver: 'Hand over the tournament: Ada',
    confirm: 'Hand over',
  },
] as const)(
  'the owner adds players, and hands over ($language)',
  async ({ language, add, handOver, confirm }) => {
    const done = () => ({})
    const { user, calls } = await open(language, organizer.uid, { addAdministrator: done, handOver: done })
    await user.click(await screen.findByRole('button', { name: add }))
    const picker = within(await screen.findByRole('dialog'))
    await user.click(await picker.findByRole('button', { name: /Player loner/ }))
    await user.click(screen.getByRole('button', { name: handOver }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: confirm }))
    expect(calls).toEqual([
      { name: 'addAdministrator', input: { competitionId: 'cup', uid: 'loner' } },
      { name: 'handOver', input: { competitionId: 'cup', uid: 'ada' } },
    ])
  },
)

test('where all players are without an account, an administrator is invited by a link', async () => {
  const only = { guest: true, teamId: null, captain: false } as const
  const { user, calls, firestore } = await open(
    'en',
    organizer.uid,
    { createInvitation: ({ invitationId }) => ({ invitationId }) },
    { loner: only },
  )
  firestore.put(`${testCompetitionPath}/players/captain`, aPlayer('captain', only))
  await user.click(await screen.findByRole('button', { name: 'Add an administrator' }))
  const picker = within(await screen.findByRole('dialog'))
  picker.getByText(/^None of the players has an account/)
  await user.click(picker.getByRole('link', { name: 'Invite an administrator by link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite by link' }))
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const input = { role: 'administrator', teamId: null, maxUses: 1 }
  await vi.waitFor(() => expect(calls).toMatchObject([{ name: 'createInvitation', input }]))
})

test('an administrator may resign, and invites players but no administrators', async () => {
  const { user } = await open('en', 'ada')
  await screen.findByRole('button', { name: 'Resign' })
  expect(screen.queryByRole('button', { name: 'Add an administrator' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Hand/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Invite by link' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: /^Player Takes part|^PlayerTakes part/ })).toBeTruthy()
  expect(dialog.queryByRole('radio', { name: /Administrator/ })).toBeNull()
})

test('a captain invites to their team, and sees nothing else', async () => {
  const { user, calls } = await open('en', 'captain', {
    createInvitation: ({ invitationId }) => ({ invitationId }),
  })
  await screen.findByRole('heading', { name: 'Invitations to the team' })
  expect(screen.queryByRole('heading', { name: 'Organizers' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Invite by link' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await screen.findByRole('img', { name: 'QR code of the invitation' })
  const input = {
    competitionId: 'cup',
    invitationId: expect.stringMatching(/^[\w-]{22}$/),
    role: 'teamMember',
    teamId: 'wolves',
    lifetimeHours: 24,
    maxUses: 4,
  }
  expect(calls).toEqual([{ name: 'createInvitation', input }])
})

test('it is for organizers and captains', async () => {
  await open('en', 'loner')
  await screen.findByText('This section is for organizers')
})

test('after the start, organizers still invite players, one at a time, and are told what for', async () => {
  const { user, calls, router } = await open(
    'en',
    'ada',
    { createInvitation: ({ invitationId }) => ({ invitationId }) },
    { at: hrefs.inviteAs('cup', 'player'), competition: { status: 'running', bracketId: 'first' } },
  )
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/this link still lets players in/)
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const input = { role: 'player', teamId: null, maxUses: 1 }
  await vi.waitFor(() => expect(calls).toMatchObject([{ name: 'createInvitation', input }]))
  expect(router.state.location.search).toBe('')
})

test('organizers find the integrations on the tab, and those whom they can still admit', async () => {
  await open('en', 'ada')
  const link = await screen.findByRole('link', { name: 'Open integrations' })
  expect(link).toHaveProperty('pathname', hrefs.competitionIntegrations('cup'))
  await screen.findByRole('button', { name: 'Declined · 1' })
})
