import { randomBytes } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { database, stored } from '../../../testing/database.ts'
import { madeUpCrowd } from '../../../testing/madeUpPeople.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const people = await signUpAll('owner', 'administrator', 'captain', 'wolf', 'bear', 'fox')

const done = { ok: true, value: {} }

async function aTestCompetition(seed: Partial<Seed> = {}) {
  const { owner, administrator, captain } = people
  const testCompetition = { owner, administrators: [administrator], teams: [{ players: [captain] }], ...seed }
  const { competitionId, teamIds } = await seededCompetition(testCompetition)
  return { competitionId, teamId: teamIds[0] ?? '' }
}

type Invite = CallableInput<'createInvitation'>

function inviteTo(competitionId: string, changes: Partial<Invite> = {}): Invite {
  const invitationId = randomBytes(16).toString('base64url')
  return {
    competitionId,
    invitationId,
    role: 'player',
    teamId: null,
    lifetimeHours: 24,
    maxUses: 1,
    ...changes,
  }
}

async function invited(by: Person, invite: Invite): Promise<{ readonly invitationId: string }> {
  const { invitationId } = invite
  for (let time = 0; time < 2; time += 1) {
    expect(await call('createInvitation', by, invite)).toEqual({ ok: true, value: { invitationId } })
  }
  return { invitationId }
}

async function invitationOf({ competitionId, invitationId }: Invite) {
  return (await stored.invitation(competitionId, invitationId).get()).data()
}

describe('invitations', () => {
  it('of an organizer admit a player once per use, and not after they are revoked', async () => {
    const { administrator, wolf, bear, fox } = people
    const { competitionId } = await aTestCompetition()
    const invite = inviteTo(competitionId, { maxUses: 3 })
    const link = await invited(administrator, invite)
    for (const person of [wolf, bear, wolf]) {
      expect(await call('acceptInvitation', person, link)).toEqual({ ok: true, value: { competitionId } })
    }
    expect(await invitationOf(invite)).toMatchObject({ uses: 2, inviterUid: administrator.uid })
    expect((await stored.player(competitionId, wolf.uid).get()).data()).toMatchObject({ displayName: 'wolf' })
    expect((await stored.profile(wolf.uid).get()).data()?.activeCompetitionID).toBe(competitionId)

    const revoke = { competitionId, invitationId: link.invitationId }
    for (let time = 0; time < 2; time += 1) {
      expect(await call('revokeInvitation', administrator, revoke)).toEqual(done)
    }
    expect(await call('acceptInvitation', fox, link)).toEqual(refused('invite-revoked'))
    const log = (await logOf({ competitionId })).map(({ action }) => action)
    expect(log.toSorted()).toEqual(['createInvitation', 'revokeInvitation'])
  })

  it('of a captain put a newcomer into the team, and leave no entry in the log', async () => {
    const { captain, wolf } = people
    const { competitionId, teamId } = await aTestCompetition()
    const link = await invited(captain, inviteTo(competitionId, { role: 'teamMember', teamId }))
    expect(await call('acceptInvitation', wolf, link)).toMatchObject({ ok: true })
    const [team, player] = await Promise.all([
      stored.team(competitionId, teamId).get(),
      stored.player(competitionId, wolf.uid).get(),
    ])
    expect(team.data()?.playerUids).toEqual([captain.uid, wolf.uid])
    expect(player.data()).toMatchObject({ teamId, captain: false })
    expect(await logOf({ competitionId })).toEqual([])
  })

  it('of the owner make an administrator, which the log says', async () => {
    const { owner, fox } = people
    const { competitionId } = await aTestCompetition()
    const link = await invited(owner, inviteTo(competitionId, { role: 'administrator' }))
    expect(await call('acceptInvitation', fox, link)).toMatchObject({ ok: true })
    const competition = (await stored.competition(competitionId).get()).data()
    expect(competition?.adminUids).toContain(fox.uid)
    expect(competition?.adminNames).toMatchObject({ [fox.uid]: 'fox' })
    const accepted = (await logOf({ competitionId })).filter(({ action }) => action === 'acceptInvitation')
    expect(accepted).toMatchObject([{ uid: fox.uid, person: { uid: fox.uid, name: 'fox' } }])
  })

  it('are made and revoked by nobody whose invitation would not count', async () => {
    const { owner, administrator, captain, wolf } = people
    const { competitionId, teamId } = await aTestCompetition({ players: [wolf] })
    const denied = refused('permission-denied')
    const toAdministration = inviteTo(competitionId, { role: 'administrator' })
    expect(await call('createInvitation', administrator, toAdministration)).toEqual(denied)
    expect(await call('createInvitation', captain, inviteTo(competitionId))).toEqual(denied)
    const toTeam = inviteTo(competitionId, { role: 'teamMember', teamId })
    expect(await call('createInvitation', wolf, toTeam)).toEqual(denied)
    const { invitationId } = await invited(owner, toAdministration)
    for (const person of [administrator, captain, wolf]) {
      expect(await call('revokeInvitation', person, { competitionId, invitationId })).toEqual(denied)
    }
    expect(await call('createInvitation', owner, { ...toTeam, invitationId })).toEqual(refused('id-taken'))
    const elsewhere = await aTestCompetition()
    const taken = inviteTo(elsewhere.competitionId, { invitationId })
    expect(await call('createInvitation', owner, taken)).toEqual(refused('id-taken'))
  })

  it('nobody has made, or of a deleted competition, do not exist', async () => {
    const { owner, wolf } = people
    const missing = refused('not-found', { document: 'invitation' })
    expect(await call('acceptInvitation', wolf, { invitationId: 'A'.repeat(22) })).toEqual(missing)
    const { competitionId } = await aTestCompetition()
    const link = await invited(owner, inviteTo(competitionId))
    await call('deleteCompetition', owner, { competitionId })
    expect(await call('acceptInvitation', wolf, link)).toEqual(missing)
    await deleteRemains(competitionId)
    expect((await stored.inviteAddress(link.invitationId).get()).exists).toBe(false)
    expect((await stored.invitations(competitionId).get()).size).toBe(0)
  })

  it.each(['player', 'teamMember', 'administrator'] as const)(
    'give the last use to exactly one of two people: %s',
    { repeats: raceRounds(1) - 1 },
    async role => {
      const { owner } = people
      const { competitionId, teamId } = await aTestCompetition()
      const invite = inviteTo(competitionId, { role, teamId: role === 'teamMember' ? teamId : null })
      const link = await invited(owner, invite)
      const { wolf, bear } = people
      const replies = await Promise.all([wolf, bear].map(each => call('acceptInvitation', each, link)))
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
      expect(replies).toContainEqual(refused('invite-used-up'))
      expect(await invitationOf(invite)).toMatchObject({ uses: 1 })
      const competition = (await stored.competition(competitionId).get()).data()
      const players = (await stored.players(competitionId).count().get()).data().count
      expect([players, competition?.adminUids.length]).toEqual(role === 'administrator' ? [1, 2] : [2, 1])
    },
  )

  it('admit a crowd at once: as many as they have uses, while others join without one', async () => {
    const { owner } = people
    const { competitionId } = await aTestCompetition({ teams: [] })
    const invite = inviteTo(competitionId, { maxUses: 12 })
    const link = await invited(owner, invite)
    const guests = await madeUpCrowd(24)
    const replies = await Promise.all(
      guests.map((person, index) =>
        index % 3 === 0
          ? call('joinCompetition', person, { competitionId, joinId: freshId() })
          : call('acceptInvitation', person, link),
      ),
    )
    // 16 accept; nobody is refused for another reason.
    expect(replies.filter(({ ok }) => !ok)).toEqual(Array(4).fill(refused('invite-used-up')))
    expect(await invitationOf(invite)).toMatchObject({ uses: 12 })
    const entries = await database.getAll(...guests.map(({ uid }) => stored.player(competitionId, uid)))
    expect(entries.map(({ exists }) => exists)).toEqual(replies.map(({ ok }) => ok))
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(20)
  })
})
