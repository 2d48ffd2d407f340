// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { emptyQueue } from '@upper-bracket/shared/competition/entryQueue'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { expect, test, vi } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { slowClock } from '#testing/slowClock.ts'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import InvitationPage from './InvitationPage.tsx'

const invitationId = 'I'.repeat(22)
const guest = person('guest')
const profile: Profile = {
  ...newProfile({ email: null, displayName: 'Grey Wolf' }, 0),
  lang: 'en',
  dota: { RankTier: 80 },
}

interface Changes {
  readonly competition?: Partial<Competition>
  readonly invitation?: Partial<Invitation> | null
  readonly documents?: Readonly<Record<string, object>>
}

function documentsOf({ competition = {}, invitation = {}, documents = {} }: Changes): Record<string, object> {
  const now = Date.now()
  const stored: Invitation = {
    role: 'player',
    teamId: null,
    inviterUid: organizer.uid,
    createdAt: now - hour,
    expiresAt: now + hour,
    maxUses: 2,
    uses: 1,
    revokedAt: null,
    ...invitation,
  }
  return {
    [`invites/${invitationId}`]: { competitionId: 'cup' },
    ...(invitation !== null && { [`${testCompetitionPath}/invitations/${invitationId}`]: stored }),
    [testCompetitionPath]: aCompetition({ ownerName: 'Oleg', ...competition }),
    'profiles/guest': profile,
    ...documents,
  }
}

async function open(
  changes: Changes,
  scene: Partial<Parameters<typeof renderPage>[0]> & { readonly id?: string } = {},
) {
  return renderPage({
    at: hrefs.invite(scene.id ?? invitationId),
    language: 'en',
    Page: InvitationPage,
    documents: documentsOf(changes),
    ...scene,
  })
}

test.each([
  { language: 'ru', invites: /Oleg приглашает вас/, signUp: 'Зарегистрироваться', signIn: 'Войти' },
  { language: 'en', invites: /Oleg invites you/, signUp: 'Sign up', signIn: 'Sign in' },
] as const)(
  'says who invites to what, and leads through sign-in and back ($language)',
  async ({ language, invites, signUp, signIn }) => {
    await open({}, { language })
    await screen.findByText(invites)
    screen.getByRole('heading', { level: 1, name: /Winter Cup/ })
    for (const [name, href] of [
      [signUp, hrefs.signUp(hrefs.invite(invitationId))],
      [signIn, hrefs.signIn(hrefs.invite(invitationId))],
    ] as const) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
    }
  },
)

const teamMember = { role: 'teamMember', teamId: 'wolves', inviterUid: 'captain' } as const
const wolves = {
  [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['captain']),
  [`${testCompetitionPath}/players/captain`]: aPlayer('captain', { teamId: 'wolves', captain: true }),
}

test.each<[string, Changes, string | RegExp]>([
  ['expired', { invitation: { expiresAt: 1 } }, /has expired/],
  ['used up', { invitation: { uses: 2 } }, /used by as many people/],
  ['revoked', { invitation: { revokedAt: 1 } }, /has been revoked/],
  ['of a previous organizer', { invitation: { inviterUid: 'somebody' } }, /has been revoked/],
  ['to a deleted team', { invitation: teamMember }, /team that you were invited to no longer exists/],
  ['swept', { invitation: null }, /There is no such invitation/],
])('an invitation that is %s says so, signed in or not', async (_, changes, sentence) => {
  await open(changes)
  await screen.findByText(sentence)
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  cleanup()
  await open(changes, { user: guest })
  await screen.findByText(sentence)
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

test.each(['Z'.repeat(22), 'short', 'a.b'])('the made-up address %s is no invitation', async id => {
  await open({}, { id })
  await screen.findByText('There is no such invitation')
})

test('a captain invites into the team, where one click leads', async () => {
  const { user, calls, router } = await open(
    {
      invitation: teamMember,
      documents: { ...wolves, [`${testCompetitionPath}/players/guest`]: aPlayer('guest') },
    },
    { user: guest, functions: { acceptInvitation: () => ({ competitionId: 'cup' }) } },
  )
  await screen.findByText(/Player captain invites you to play for “Wolves”/)
  await user.click(await screen.findByRole('button', { name: 'Join the team' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(hrefs.competition('cup')))
  expect(calls).toEqual([{ name: 'acceptInvitation', input: { invitationId } }])
})

test('a captain whose team is in the queue reads that it leaves with the acceptance', async () => {
  const team = { teamId: 'bears', name: 'Bears', discordLink: null, members: [] }
  const teams = { requested: 1, confirming: 0, waiting: [] }
  const applicant = { uid: guest.uid, askedAt: 0, joinId: 'join', changes: 0, state: 'requested', team }
  await open(
    {
      competition: { entryQueue: { ...emptyQueue, ...teams, teams } },
      documents: { [`${testCompetitionPath}/applicants/${guest.uid}`]: applicant },
    },
    { user: guest },
  )
  await screen.findByText(/^You have asked to join with team “Bears”/)
})

test('a person who has accepted is told so, also after the last use', async () => {
  await open(
    { invitation: { uses: 2 }, documents: { [`${testCompetitionPath}/players/guest`]: aPlayer('guest') } },
    { user: guest },
  )
  await screen.findByText('You have already accepted this invitation')
})

test('who was too late hears it from the function', async () => {
  const { user } = await open(
    {},
    {
      user: guest,
      functions: {
        acceptInvitation: () => {
          throw refused('invite-used-up')
        },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByText(/used by as many people/)
})

test("an organizer's invitation is still open after the deadline, a captain's is not", async () => {
  const late = { registrationDeadline: Date.now() - 1 }
  await open({ competition: late }, { user: guest })
  await screen.findByRole('button', { name: 'Join' })
  cleanup()
  slowClock()
  const soon = { registrationDeadline: Date.now() + 1000 }
  await open({ competition: soon, invitation: teamMember, documents: wolves }, { user: guest })
  await screen.findByRole('button', { name: 'Join the team' })
  await act(() => vi.advanceTimersByTimeAsync(1500))
  await screen.findByText(/Registration (is|has) closed/i)
})
