import { randomBytes } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { guestKeys } from '@upper-bracket/shared/guest/list/knownPlayers'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { copyProfile } from '../../src/publicCopies/copyProfile.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

const people = await signUpAll('owner', 'administrator', 'wolf', 'bear', 'fox')

const done = { ok: true, value: {} }

/** As the page sends it. */
const [annKey = ''] = guestKeys({ email: 'ann@example.org' }, 'Ann')

type Guest = CallableInput<'addGuestPlayers'>['players'][number]

function aGuest(name: string, changes: Partial<Guest> = {}): Guest {
  return { uid: `guest-${freshId()}`, name, rankTier: 54, teamId: null, ...changes }
}

async function aTestCompetition(seed: Partial<Seed> = {}): Promise<string> {
  const { owner, administrator, wolf } = people
  const testCompetition = { owner, administrators: [administrator], players: [wolf], ...seed }
  return (await seededCompetition(testCompetition)).competitionId
}

describe('players without an account', () => {
  it('are added with their teams, once, and the triggers find nothing to correct', async () => {
    const { administrator } = people
    const competitionId = await aTestCompetition()
    const [bears, foxes] = [freshId(), freshId()]
    const players = [
      ...['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].map(name => aGuest(name, { teamId: bears })),
      aGuest('Fay', { teamId: foxes, rankTier: null }),
      aGuest('Gus'),
    ]
    const teams = [
      { teamId: bears, name: 'Bears' },
      { teamId: foxes, name: 'Foxes' },
    ]
    const input = { competitionId, players, teams }
    expect(await call('addGuestPlayers', administrator, input)).toEqual(done)
    const roster = await rosterOf(competitionId)
    expect(roster.players.size).toBe(8)
    expect(roster.teams.get(bears)).toMatchObject({ captainUid: players[0]?.uid })
    expect(roster.teams.get(foxes)).toMatchObject({ founderUid: null })
    expect(roster.players.get(players[5]?.uid ?? '')).toMatchObject({
      displayName: 'Fay',
      rankTier: null,
      guest: true,
    })
    const competition = (await stored.competition(competitionId).get()).data()
    expect(competition).toMatchObject({ playerCount: 8, teamCount: 2 })

    await changingNothing(competitionId, [], async () => {
      expect(await call('addGuestPlayers', administrator, input)).toEqual(done)
    })
    const log = await logOf({ competitionId })
    expect(log).toMatchObject([{ action: 'addGuestPlayers', playerCount: 7, teamCount: 2 }])
  })

  it('of the same name are added by one of two organizers at once, the last place is given once', async () => {
    const { owner, administrator } = people
    const competitionId = await aTestCompetition({ competition: { places: { players: 3, teams: 2 } } })
    const add = (person: Person, name: string) =>
      call('addGuestPlayers', person, { competitionId, players: [aGuest(name)], teams: [] })
    const sameName = await Promise.all([add(owner, 'Ann'), add(administrator, 'ann')])
    expect(sameName.filter(({ ok }) => ok)).toHaveLength(1)
    expect(sameName).toContainEqual(refused('player-name-taken'))
    const lastPlace = await Promise.all([add(owner, 'Bob'), add(administrator, 'Cid')])
    expect(lastPlace.filter(({ ok }) => ok)).toHaveLength(1)
    expect(lastPlace).toContainEqual(refused('competition-full'))
  })

  it('are corrected, captained, confirmed and removed like everybody else, but never reminded', async () => {
    const { owner } = people
    const competitionId = await aTestCompetition()
    const teamId = freshId()
    const contacts = { telegram: 'https://t.me/Ann_1', email: 'Ann@Example.org' }
    const [ann, bob, cid] = [
      aGuest('Ann', { teamId, contacts, sourceKey: annKey }),
      aGuest('Bob', { teamId, contacts: { email: 'bob@example.org' } }),
      aGuest('Cid'),
    ]
    const teams = [{ teamId, name: 'Bears' }]
    await call('addGuestPlayers', owner, { competitionId, players: [ann, bob, cid], teams })
    const contactsOf = async ({ uid }: Guest) => (await stored.contacts(competitionId, uid).get()).data()
    const entered = { telegram: 'ann_1', email: 'ann@example.org' }
    expect(await contactsOf(ann)).toMatchObject({ uid: ann.uid, realName: '', entered, sourceKey: annKey })
    expect(await contactsOf(cid)).toBeUndefined()
    const correction = { competitionId, uid: ann.uid, name: 'Anna', rankTier: 80 }
    for (let time = 0; time < 2; time += 1) {
      expect(await call('updateGuestPlayer', owner, correction)).toEqual(done)
    }
    expect(await contactsOf(ann)).toMatchObject({ entered, sourceKey: annKey })
    expect(await call('updateGuestPlayer', owner, { ...correction, contacts: { discord: 'ann' } })).toEqual(
      done,
    )
    expect(await contactsOf(ann)).toMatchObject({ entered: { discord: 'ann' }, sourceKey: annKey })
    expect(await call('makeCaptain', owner, { competitionId, teamId, uid: bob.uid })).toEqual(done)
    const checkId = freshId()
    await call('startReadinessCheck', owner, { competitionId, checkId, replaces: null, minutes: 5 })
    const uids = [ann.uid, people.wolf.uid]
    const reminded = await call('remindPlayers', owner, { competitionId, checkId, uids })
    expect(reminded).toEqual({ ok: true, value: { reminded: 1 } })
    expect(await call('confirmTeamReadiness', owner, { competitionId, checkId, teamId })).toEqual(done)
    const confirmFor = ({ uid }: Guest) =>
      call('confirmPlayersReadiness', owner, { competitionId, checkId, uids: [uid, people.wolf.uid] })
    for (let time = 0; time < 2; time += 1) expect(await confirmFor(cid)).toEqual(done)
    expect((await stored.player(competitionId, cid.uid).get()).data()).toMatchObject({ ready: { checkId } })
    expect(await call('addAdministrator', owner, { competitionId, uid: ann.uid })).toEqual(
      refused('not-found', { document: 'profile' }),
    )
    expect((await stored.player(competitionId, ann.uid).get()).data()).toMatchObject({
      displayName: 'Anna',
      rankTier: 80,
      ready: { checkId },
    })
    expect(await call('removePlayer', owner, { competitionId, uid: bob.uid })).toEqual(done)
    expect((await stored.team(competitionId, teamId).get()).data()).toMatchObject({
      playerUids: [ann.uid],
      captainUid: ann.uid,
    })
    expect(await contactsOf(bob)).toBeUndefined()
    // Those who have left are skipped.
    expect(await confirmFor(bob)).toEqual(done)
    expect(await call('updateGuestPlayer', owner, { ...correction, uid: bob.uid })).toEqual(
      refused('guest-gone'),
    )
    const log = await logOf({ competitionId })
    expect(JSON.stringify(log)).not.toMatch(/ann_1|example\.org/)
    const corrections = log.filter(({ action }) => action === 'updateGuestPlayer')
    expect(corrections).toHaveLength(2)
    expect(corrections).toContainEqual(
      expect.objectContaining({
        person: { uid: ann.uid, name: 'Anna', previousName: 'Ann' },
        before: { rankTier: 54 },
        after: { rankTier: 80 },
        personUid: ann.uid,
      }),
    )
  })
})

/** A team of a guest, who is captain, and of the player `wolf`; with the call of an invitation to take over the guest. */
async function aGuestTeam() {
  const { owner, wolf } = people
  const competitionId = await aTestCompetition()
  const teamId = freshId()
  const ann = aGuest('Ann', { teamId, contacts: { email: 'ann@example.org' }, sourceKey: annKey })
  const teams = [{ teamId, name: 'Bears' }]
  expect(await call('addGuestPlayers', owner, { competitionId, players: [ann], teams })).toEqual(done)
  expect(await call('assignPlayer', owner, { competitionId, teamId, uid: wolf.uid })).toEqual(done)
  const invite = {
    competitionId,
    invitationId: randomBytes(16).toString('base64url'),
    role: 'takeOver',
    teamId: null,
    playerUid: ann.uid,
    lifetimeHours: 24,
    maxUses: 1,
  } as const
  return { competitionId, teamId, ann, invite }
}

describe('a player without an account', () => {
  it('is taken over once, with everything', async () => {
    const { owner, bear, fox, wolf } = people
    const { competitionId, teamId, ann, invite } = await aGuestTeam()
    await stored.profile(bear.uid).update({ dota: { RankTier: 11 } })
    for (let time = 0; time < 2; time += 1) {
      expect(await call('createInvitation', owner, invite)).toEqual({
        ok: true,
        value: { invitationId: invite.invitationId },
      })
    }
    const link = { invitationId: invite.invitationId }
    expect(await call('acceptInvitation', wolf, link)).toEqual(refused('already-in-competition'))
    for (let time = 0; time < 2; time += 1) {
      expect(await call('acceptInvitation', bear, link)).toEqual({ ok: true, value: { competitionId } })
    }
    expect(await call('acceptInvitation', fox, link)).toEqual(refused('guest-gone'))

    // The person's own contacts replace what an organizer had entered; the sheet still recognizes its row.
    const contacts = stored.contacts(competitionId, bear.uid)
    expect((await stored.contacts(competitionId, ann.uid).get()).exists).toBe(false)
    expect(JSON.stringify((await contacts.get()).data())).not.toMatch(/ann@|example\.org/)
    expect((await contacts.get()).data()).toEqual({
      uid: bear.uid,
      realName: '',
      steamProfileURL: '',
      messagingURL: '',
      discordID: null,
      sourceKey: annKey,
    })

    const { players, teams } = await rosterOf(competitionId)
    expect([...players.keys()].sort()).toEqual([bear.uid, wolf.uid].sort())
    const entry = players.get(bear.uid)
    expect(entry).toMatchObject({
      displayName: 'bear',
      rankTier: 54,
      captain: true,
      teamId,
      guestUid: ann.uid,
    })
    expect(entry).not.toHaveProperty('guest')
    expect(teams.get(teamId)).toMatchObject({ captainUid: bear.uid, playerUids: [bear.uid, wolf.uid] })
    expect((await stored.profile(bear.uid).get()).data()?.activeCompetitionID).toBe(competitionId)
    const competition = (await stored.competition(competitionId).get()).data()
    expect(competition).toMatchObject({ playerCount: 2, teamCount: 1 })
    const log = await logOf({ competitionId })
    expect(log.filter(({ action }) => action === 'takeOver')).toMatchObject([
      { person: { uid: bear.uid, name: 'bear', previousName: 'Ann' }, guestUid: ann.uid },
    ])

    // The rank that an organizer has entered does not follow the profile, the name does.
    await stored.profile(bear.uid).update({ displayName: 'Baloo', dota: { RankTier: 12 } })
    await copyProfile(bear.uid)
    const now = (await stored.player(competitionId, bear.uid).get()).data()
    expect(now).toMatchObject({ displayName: 'Baloo', rankTier: 54 })
    await stored.profile(bear.uid).update({ realName: 'Baloo Bear' })
    await copyProfile(bear.uid)
    expect((await contacts.get()).data()).toMatchObject({ realName: 'Baloo Bear', sourceKey: annKey })
    await call('removePlayer', owner, { competitionId, uid: bear.uid })
    expect(await call('createInvitation', owner, { ...invite, invitationId: 'A'.repeat(22) })).toEqual(
      refused('guest-gone'),
    )
  })

  it.each(Array.from({ length: raceRounds(1) }, (_, round) => round))(
    'is taken over by one of two at once, or removed before (%i)',
    async () => {
      const { owner, administrator, bear, fox } = people
      const { competitionId, teamId, ann, invite } = await aGuestTeam()
      const other = { ...invite, invitationId: randomBytes(16).toString('base64url') }
      await Promise.all([
        call('createInvitation', owner, invite),
        call('createInvitation', administrator, other),
      ])
      const [first, second, removed] = await Promise.all([
        call('acceptInvitation', bear, { invitationId: invite.invitationId }),
        call('acceptInvitation', fox, { invitationId: other.invitationId }),
        call('removePlayer', owner, { competitionId, uid: ann.uid }),
      ])
      expect([first, second, removed].filter(({ ok }) => ok)).toHaveLength(1)
      const gone = [refused('guest-gone'), refused('not-in-competition')]
      for (const reply of [first, second, removed]) if (!reply.ok) expect(gone).toContainEqual(reply)
      const { players, teams } = await rosterOf(competitionId)
      expect(players.has(ann.uid)).toBe(false)
      const members = [...players.values()].filter(player => player.teamId === teamId).map(({ uid }) => uid)
      expect(new Set(teams.get(teamId)?.playerUids)).toEqual(new Set(members))
      expect(members).toHaveLength(removed.ok ? 1 : 2)
    },
  )

  it('who was taken over leaves no name behind when the account is deleted', async () => {
    const { owner } = people
    const { person } = await signUpAll('person')
    const { competitionId, ann, invite } = await aGuestTeam()
    await call('updateGuestPlayer', owner, { competitionId, uid: ann.uid, name: 'Anna', rankTier: 54 })
    await call('createInvitation', owner, invite)
    expect(await call('acceptInvitation', person, { invitationId: invite.invitationId })).toMatchObject({
      ok: true,
    })
    expect(await call('deleteMyAccount', person, {})).toEqual(done)
    const { players } = await rosterOf(competitionId)
    expect(players.size).toBe(1)
    expect(JSON.stringify(await logOf({ competitionId }))).not.toContain('Ann')
  })
})
