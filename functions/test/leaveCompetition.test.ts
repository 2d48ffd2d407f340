import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'

const people = await signUpAll('owner', 'captain', 'second', 'third', 'stranger')

async function aCompetition(competition: Seed['competition'] = {}, founderUid: string | null = null) {
  const { owner, captain, second, third } = people
  return seededCompetition({
    owner,
    players: [third],
    teams: [{ players: [captain, second], founderUid }],
    competition,
  })
}

describe('leaveCompetition', () => {
  it('takes the caller out of the competition and the team, and hands on the captaincy', async () => {
    const { competitionId, teamId } = await aCompetition()
    await stored.profile(people.captain.uid).update({ activeCompetitionID: competitionId })
    expect(await call('leaveCompetition', people.captain, { competitionId })).toEqual({ ok: true, value: {} })

    expect((await stored.player(competitionId, people.captain.uid).get()).exists).toBe(false)
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [people.second.uid],
      captainUid: people.second.uid,
    })
    expect((await stored.player(competitionId, people.second.uid).get()).data()).toMatchObject({
      teamId,
      captain: true,
    })
    expect((await stored.profile(people.captain.uid).get()).data()?.activeCompetitionID).toBeNull()
    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(2)
    })
  })

  it("ends a team that a player made with its last member, and keeps an organizer's without a captain", async () => {
    for (const founderUid of [people.captain.uid, null]) {
      const { competitionId, teamId } = await aCompetition({}, founderUid)
      await call('leaveCompetition', people.captain, { competitionId })
      await call('leaveCompetition', people.second, { competitionId })
      const team = (await stored.team(competitionId, teamId).get()).data()
      if (founderUid !== null) expect(team).toBeUndefined()
      else expect(team).toMatchObject({ playerUids: [], captainUid: null })
    }
  })

  it('leaves the captain be when another member goes, and another active competition too', async () => {
    const { competitionId, teamId } = await aCompetition()
    const elsewhere = freshId()
    await stored.profile(people.second.uid).update({ activeCompetitionID: elsewhere })
    await call('leaveCompetition', people.second, { competitionId })
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [people.captain.uid],
      captainUid: people.captain.uid,
    })
    expect((await stored.profile(people.second.uid).get()).data()?.activeCompetitionID).toBe(elsewhere)
    await stored.profile(people.second.uid).update({ activeCompetitionID: null })
  })

  it('stays right when all members leave in the same instant', async () => {
    const { competitionId, teamId } = await aCompetition()
    const replies = await Promise.all(
      [people.captain, people.second, people.third].map(person =>
        call('leaveCompetition', person, { competitionId }),
      ),
    )
    expect(replies.filter(({ ok }) => !ok)).toEqual([])
    expect((await stored.players(competitionId).get()).size).toBe(0)
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [],
      captainUid: null,
    })
    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(0)
    })
  })

  it('can be done once, and lets one join again', async () => {
    const { competitionId } = await aCompetition()
    await call('leaveCompetition', people.third, { competitionId })
    expect(await call('leaveCompetition', people.third, { competitionId })).toEqual(
      refused('not-in-competition'),
    )
    expect(await call('joinCompetition', people.third, { competitionId, joinId: freshId() })).toMatchObject({
      ok: true,
    })
  })
})
