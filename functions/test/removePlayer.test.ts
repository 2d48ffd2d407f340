import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await signUpAll('owner', 'administrator', 'captain', 'member', 'stranger')

async function aCompetition(competition: Seed['competition'] = {}) {
  const { owner, administrator, captain, member } = people
  return seededCompetition({
    owner,
    administrators: [administrator],
    teams: [{ players: [captain, member] }],
    competition,
  })
}

describe('removePlayer', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s take a player out', async role => {
    const { competitionId, teamId } = await aCompetition()
    await stored.profile(people.captain.uid).update({ activeCompetitionID: competitionId })
    const input = { competitionId, uid: people.captain.uid }
    expect(await call('removePlayer', people[role], input)).toEqual({ ok: true, value: {} })

    expect((await stored.player(competitionId, people.captain.uid).get()).exists).toBe(false)
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [people.member.uid],
      captainUid: people.member.uid,
    })
    expect((await stored.profile(people.captain.uid).get()).data()?.activeCompetitionID).toBeNull()
  })

  it('removes once', async () => {
    const { competitionId } = await aCompetition()
    const input = { competitionId, uid: people.member.uid }
    const replies = await Promise.all([
      call('removePlayer', people.owner, input),
      call('removePlayer', people.administrator, input),
    ])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('not-in-competition'))
  })

  it('is refused once there is a bracket', async () => {
    const { competitionId } = await aCompetition({ status: 'running', bracketId: 'b' })
    await changingNothing(competitionId, [people.member.uid], async () => {
      expect(await call('removePlayer', people.owner, { competitionId, uid: people.member.uid })).toEqual(
        refused('competition-started'),
      )
    })
  })

  it('knows who and what does not exist', async () => {
    const { competitionId } = await aCompetition()
    await changingNothing(competitionId, [], async () => {
      expect(await call('removePlayer', people.owner, { competitionId, uid: people.stranger.uid })).toEqual(
        refused('not-in-competition'),
      )
      expect(
        await call('removePlayer', people.owner, { competitionId: freshId(), uid: people.member.uid }),
      ).toEqual(refused('not-found'))
      expect(await call('removePlayer', people.owner, { competitionId, uid: '../../x' })).toEqual(
        refused('invalid-input', { fields: [{ path: 'uid', problem: 'invalid-id' }] }),
      )
    })
  })
})
