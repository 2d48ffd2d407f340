import { expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { logOf } from '../support/logOf.ts'

const people = await signUpAll('owner', 'captain', 'mate', 'loner')

const link = 'https://discord.gg/wolves'

/** What captains and organizers may do to a team, one of the calls repeated. */
/** Twice, what changes the line-up. */
async function manageTeams(person: Person, competitionId: string, teamId: string) {
  const { loner, captain, mate } = people
  const ofTeam = { competitionId, teamId }
  const changeLineUp = () =>
    person === captain
      ? call('releasePlayer', person, { ...ofTeam, uid: mate.uid })
      : call('assignPlayer', person, { ...ofTeam, uid: loner.uid })
  const replies = [
    await call('updateTeam', person, { ...ofTeam, revision: 0, name: 'Bears', discordLink: link }),
    await changeLineUp(),
    await changeLineUp(),
    await call('deleteTeam', person, ofTeam),
  ]
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true])
}

async function aTestCompetition() {
  const { owner, captain, mate, loner } = people
  return seededCompetition({
    owner,
    players: [loner],
    teams: [{ name: 'Wolves', players: [captain, mate] }],
  })
}

it('keeps what an organizer does to teams and players, with what was before', async () => {
  const { owner, mate, loner } = people
  const { competitionId, teamId } = await aTestCompetition()
  const newTeam = { competitionId, teamId: freshId(), name: 'Foxes', discordLink: null }
  for (let time = 0; time < 2; time += 1)
    expect(await call('createTeam', owner, newTeam)).toMatchObject({ ok: true })
  await manageTeams(owner, competitionId, teamId)
  expect(await call('removePlayer', owner, { competitionId, uid: mate.uid })).toMatchObject({ ok: true })
  const planning = {
    competitionId,
    distributionId: freshId(),
    mode: 'alternating',
    scope: 'everyone',
  } as const
  const plan = await call('distributePlayers', owner, { ...planning, preview: true, basis: null })
  const basis = plan.ok ? plan.value.basis : null
  const distributed = await call('distributePlayers', owner, { ...planning, preview: false, basis })
  expect(distributed).toEqual(plan)

  const bears = { teamId, name: 'Bears' }
  const log = (await logOf({ competitionId })).toSorted((a, b) => a.at - b.at)
  expect(log).toEqual(
    [
      { action: 'createTeam', team: { teamId: newTeam.teamId, name: 'Foxes' } },
      {
        action: 'updateTeam',
        team: { teamId, name: 'Wolves' },
        before: { name: 'Wolves', discordLink: null },
        after: { name: 'Bears', discordLink: link },
      },
      { action: 'assignPlayer', person: { uid: loner.uid, name: 'loner' }, from: null, to: bears },
      { action: 'deleteTeam', team: bears, playerCount: 3 },
      { action: 'removePlayer', person: { uid: mate.uid, name: 'mate' }, team: null },
      { action: 'distributePlayers', mode: 'alternating', scope: 'everyone', playerCount: 2, teamCount: 1 },
    ].map(auditAction => expect.objectContaining({ uid: owner.uid, ...auditAction })),
  )
})

it('keeps nothing of what a captain does to their team', async () => {
  const { competitionId, teamId } = await aTestCompetition()
  await manageTeams(people.captain, competitionId, teamId)
  expect(await logOf({ competitionId })).toEqual([])
})
