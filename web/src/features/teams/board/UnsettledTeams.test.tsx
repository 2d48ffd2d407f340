// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { DistributionPlan } from '@upper-bracket/shared/balance/distribute'
import { expect, test } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from './TeamsPage.tsx'

test('after the deadline, organizers fill an incomplete team as far as the pool goes, let it play or delete it', async () => {
  const { options } = aCompetition()
  const competition = {
    options: { ...options, wholeTeams: true },
    registrationDeadline: Date.now() - 1000,
    playerCount: 9,
    teamCount: 3,
  }
  const plan: DistributionPlan = {
    teams: [{ teamId: 'wolves', playerUids: ['boris'], before: { size: 3, rankSum: 0 }, rankSum: 0 }],
    substituteUids: [],
    leastSpread: 0,
    withOthers: null,
    medianStep: 0,
    basis: 'basis',
    comparedBy: 'sum',
    spread: 0,
  }
  const members = { wolves: ['a', 'b', 'c'], bears: ['d', 'e'], owls: ['f', 'g', 'h'] }
  const { user, calls } = await renderPage({
    at: '/competitions/cup/teams',
    Page: TeamsPage,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition(competition),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', members.wolves),
      [`${testCompetitionPath}/teams/bears`]: aTeam('Bears', members.bears),
      [`${testCompetitionPath}/teams/owls`]: aTeam('Owls', members.owls, { playsIncomplete: true }),
      ...Object.fromEntries(
        Object.entries(members).flatMap(([teamId, uids]) =>
          uids.map((uid, seat) => [
            `${testCompetitionPath}/players/${uid}`,
            aPlayer(uid, { teamId, captain: seat === 0 }),
          ]),
        ),
      ),
      [`${testCompetitionPath}/players/boris`]: aPlayer('boris', { displayName: 'Boris' }),
    },
    functions: {
      distributePlayers: () => plan,
      letTeamPlay: () => ({}),
      deleteTeam: () => ({}),
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Incomplete teams' }))
  expect(list.getAllByRole('listitem').map(row => row.querySelector('strong')?.textContent)).toEqual([
    'Bears',
    'Wolves',
  ])
  list.getByText('2 players are missing')
  const tap = (name: string | RegExp) => user.click(list.getByRole('button', { name }))
  await tap(/^Fill up team “Wolves”/)
  const filling = within(await screen.findByRole('dialog', { name: 'Fill up “Wolves”?' }))
  await filling.findByText('Boris')
  await filling.findByText(/^1 seat stays free/)
  await user.click(filling.getByRole('button', { name: 'Fill up' }))
  await screen.findByText('Team “Wolves” has new players. 1 is still missing')
  await tap('Allow to play incomplete: “Bears”')
  await screen.findByText('“Bears” may play incomplete')
  await tap('Delete team “Bears”')
  const deleting = within(await screen.findByRole('dialog', { name: /Bears/ }))
  await user.click(deleting.getByRole('button', { name: /^Delete/ }))
  const bears = { competitionId: 'cup', teamId: 'bears' }
  const filled = { scope: 'fillTeams', teamIds: ['wolves'] }
  expect(calls).toEqual([
    { name: 'distributePlayers', input: expect.objectContaining({ ...filled, preview: true }) },
    {
      name: 'distributePlayers',
      input: expect.objectContaining({ ...filled, preview: false, basis: 'basis' }),
    },
    { name: 'letTeamPlay', input: { ...bears, plays: true } },
    { name: 'deleteTeam', input: expect.objectContaining(bears) },
  ])
})

test('the next step of a captain names the members of an incomplete team', async () => {
  const { options } = aCompetition()
  const captain = person('captain')
  await renderPage({
    at: '/competitions/cup/teams?do=nameMembers',
    Page: TeamsPage,
    language: 'en',
    user: captain,
    documents: {
      [testCompetitionPath]: aCompetition({ options: { ...options, wholeTeams: true } }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', [captain.uid]),
      [`${testCompetitionPath}/players/${captain.uid}`]: aPlayer(captain.uid, {
        teamId: 'wolves',
        captain: true,
      }),
    },
  })
  await screen.findByRole('dialog', { name: 'Name players of team “Wolves”' })
})
