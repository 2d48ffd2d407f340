import { randomBytes } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { crowd } from '../../testing/crowd.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { raceRounds } from '../../testing/raceRounds.ts'
import { freshId, type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { logOf } from './support/logOf.ts'
import { refused } from './support/refused.ts'

let people: Record<'owner' | 'administrator' | 'captain' | 'wolf' | 'bear' | 'fox', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'administrator', 'captain', 'wolf', 'bear', 'fox')
})

const done = { ok: true, value: {} }

async function aCup(seed: Partial<Seed> = {}) {
  const { owner, administrator, captain } = people
  const cup = { owner, administrators: [administrator], teams: [{ players: [captain] }], ...seed }
  const { competitionId, teamIds } = await seededCompetition(cup)
  return { competitionId, teamId: teamIds[0] ?? '' }
}

type Invite = CallableInput<'createInvite'>

function inviteTo(competitionId: string, changes: Partial<Invite> = {}): Invite {
  const inviteId = randomBytes(16).toString('base64url')
  return { competitionId, inviteId, role: 'player', teamId: null, lifetimeHours: 24, maxUses: 1, ...changes }
}

async function invited(by: Person, invite: Invite): Promise<{ readonly inviteId: string }> {
  const { inviteId } = invite
  for (let time = 0; time < 2; time += 1) {
    expect(await call('createInvite', by, invite)).toEqual({ ok: true, value: { inviteId } })
  }
  return { inviteId }
}

async function invitationOf({ competitionId, inviteId }: Invite) {
  return (await stored.invitation(competitionId, inviteId).get()).data()
}

describe('invitations', () => {
  it('of an organizer admit a player once per use, and not after they are revoked', async () => {
    const { administrator, wolf, bear, fox } = people
    const { competitionId } = await aCup()
    const invite = inviteTo(competitionId, { maxUses: 3 })
    const link = await invited(administrator, invite)
    for (const person of [wolf, bear, wolf]) {
      expect(await call('acceptInvite', person, link)).toEqual({ ok: true, value: { competitionId } })
    }
    expect(await invitationOf(invite)).toMatchObject({ uses: 2, inviterUid: administrator.uid })
    expect((await stored.player(competitionId, wolf.uid).get()).data()).toMatchObject({ displayName: 'wolf' })
    expect((await stored.profile(wolf.uid).get()).data()?.activeCompetitionID).toBe(competitionId)

    const revoke = { competitionId, inviteId: link.inviteId }
    for (let time = 0; time < 2; time += 1) {
      expect(await call('revokeInvite', administrator, revoke)).toEqual(done)
    }
    expect(await call('acceptInvite', fox, link)).toEqual(refused('invite-revoked'))
    const log = (await logOf({ competitionId })).map(({ action }) => action)
    expect(log.toSorted()).toEqual(['createInvite', 'revokeInvite'])
  })

  it('of a captain put a newcomer into the team, and leave no entry in the log', async () => {
    const { captain, wolf } = people
    const { competitionId, teamId } = await aCup()
    const link = await invited(captain, inviteTo(competitionId, { role: 'teamMember', teamId }))
    expect(await call('acceptInvite', wolf, link)).toMatchObject({ ok: true })
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
    const { competitionId } = await aCup()
    const link = await invited(owner, inviteTo(competitionId, { role: 'administrator' }))
    expect(await call('acceptInvite', fox, link)).toMatchObject({ ok: true })
    const competition = (await stored.competition(competitionId).get()).data()
    expect(competition?.adminUids).toContain(fox.uid)
    expect(competition?.adminNames).toMatchObject({ [fox.uid]: 'fox' })
    const accepted = (await logOf({ competitionId })).filter(({ action }) => action === 'acceptInvite')
    expect(accepted).toMatchObject([{ uid: fox.uid, person: { uid: fox.uid, name: 'fox' } }])
  })

  it('are made and revoked by nobody whose invitation would not count', async () => {
    const { owner, administrator, captain, wolf } = people
    const { competitionId, teamId } = await aCup({ players: [wolf] })
    const denied = refused('permission-denied')
    const toAdministration = inviteTo(competitionId, { role: 'administrator' })
    expect(await call('createInvite', administrator, toAdministration)).toEqual(denied)
    expect(await call('createInvite', captain, inviteTo(competitionId))).toEqual(denied)
    const toTeam = inviteTo(competitionId, { role: 'teamMember', teamId })
    expect(await call('createInvite', wolf, toTeam)).toEqual(denied)
    const { inviteId } = await invited(owner, toAdministration)
    for (const person of [administrator, captain, wolf]) {
      expect(await call('revokeInvite', person, { competitionId, inviteId })).toEqual(denied)
    }
    expect(await call('createInvite', owner, { ...toTeam, inviteId })).toEqual(refused('id-taken'))
    const elsewhere = await aCup()
    const taken = inviteTo(elsewhere.competitionId, { inviteId })
    expect(await call('createInvite', owner, taken)).toEqual(refused('id-taken'))
  })

  it('nobody has made, or of a deleted competition, do not exist', async () => {
    const { owner, wolf } = people
    const missing = refused('not-found', { document: 'invitation' })
    expect(await call('acceptInvite', wolf, { inviteId: 'A'.repeat(22) })).toEqual(missing)
    const { competitionId } = await aCup()
    const link = await invited(owner, inviteTo(competitionId))
    await call('deleteCompetition', owner, { competitionId })
    expect(await call('acceptInvite', wolf, link)).toEqual(missing)
    await eventually(async () => {
      expect((await stored.inviteAddress(link.inviteId).get()).exists).toBe(false)
      expect((await stored.invitations(competitionId).get()).size).toBe(0)
    })
  })

  it.each(['player', 'teamMember', 'administrator'] as const)(
    'give the last use to exactly one of two people: %s',
    { repeats: raceRounds(1) - 1 },
    async role => {
      const { owner } = people
      const { competitionId, teamId } = await aCup()
      const invite = inviteTo(competitionId, { role, teamId: role === 'teamMember' ? teamId : null })
      const link = await invited(owner, invite)
      const { wolf, bear } = people
      const replies = await Promise.all([wolf, bear].map(each => call('acceptInvite', each, link)))
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
      expect(replies).toContainEqual(refused('invite-used-up'))
      expect(await invitationOf(invite)).toMatchObject({ uses: 1 })
      const competition = (await stored.competition(competitionId).get()).data()
      const players = (await stored.players(competitionId).count().get()).data().count
      expect([players, competition?.adminUids.length]).toEqual(role === 'administrator' ? [1, 2] : [2, 1])
    },
  )

  it('admit a crowd at once: as many as they have uses, beside those who join without one', async () => {
    const { owner } = people
    const { competitionId } = await aCup({ teams: [] })
    const invite = inviteTo(competitionId, { maxUses: 12 })
    const link = await invited(owner, invite)
    const guests = await crowd(24)
    const replies = await Promise.all(
      guests.map((person, index) =>
        index % 3 === 0
          ? call('joinCompetition', person, { competitionId, joinId: freshId() })
          : call('acceptInvite', person, link),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(8 + 12)
    expect(await invitationOf(invite)).toMatchObject({ uses: 12 })
    expect((await stored.players(competitionId).count().get()).data().count).toBe(20)
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(20)
  })
})
