import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { type Seed, seededCompetition } from '../../testing/seededCompetition.ts'

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
})
