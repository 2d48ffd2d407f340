import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'
import { teamCast } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, mate, rival, seeded } = await teamCast()

test.each(['captain', 'administrator', 'owner'] as const)(
  'the %s deletes a team: its players are without one, its name is free',
  async who => {
    const { competitionId, teamId, bearsId } = await seeded()
    const person = { captain, administrator, owner }[who]
    expect(await call('deleteTeam', person, { competitionId, teamId })).toEqual({ ok: true, value: {} })
    expect((await stored.team(competitionId, teamId).get()).exists).toBe(false)
    for (const { uid } of [captain, mate]) {
      expect((await stored.player(competitionId, uid).get()).data()).toMatchObject({
        teamId: null,
        captain: false,
      })
    }
    expect((await stored.player(competitionId, rival.uid).get()).data()).toMatchObject({
      teamId: bearsId,
      captain: true,
    })
    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(1)
    })
    const again = { competitionId, teamId: freshId(), name: 'Wolves', discordLink: null }
    expect(await call('createTeam', mate, again)).toMatchObject({ ok: true })
  },
)

test('calling twice deletes once; afterwards there is no such team', async () => {
  const { competitionId, teamId } = await seeded()
  const replies = await Promise.all([
    call('deleteTeam', captain, { competitionId, teamId }),
    call('deleteTeam', captain, { competitionId, teamId }),
  ])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('not-found', { document: 'team' }))
})
