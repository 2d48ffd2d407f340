import { randomBytes } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { database, stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { signedInAt } from '../../../testing/signedInAt.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { playerOf, rosterOf, teamOf } from '../support/rosterOf.ts'

const people = await signUpAll('owner', 'ann', 'bea', 'cat', 'dan')
const done = { ok: true, value: {} }
const inAtOnce = { ok: true, value: { became: 'entered' } }
const options = { ...settingDefaults.options, wholeTeams: true }

type Entering = CallableInput<'enterTeam'>
type Member = Entering['members'][number]

const members = (...names: string[]): Member[] =>
  names.map(name => ({ uid: `guest-${freshId()}`, name, rankTier: null }))

function entering(competitionId: string, name: string, ...named: string[]): Entering {
  const ids = { competitionId, joinId: freshId(), teamId: freshId() }
  return { ...ids, name, discordLink: null, members: members(...named) }
}

const aCompetition = async (seed: Partial<Seed> = {}) =>
  (await seededCompetition({ owner: people.owner, ...seed, competition: { options, ...seed.competition } }))
    .competitionId

/** Ann's wolves, with whom she has named. */
async function entered(seed: Partial<Seed> = {}) {
  const competitionId = await aCompetition(seed)
  const input = entering(competitionId, 'Wolves', 'Bob', 'Cid', 'Dot', 'Eve')
  expect(await call('enterTeam', people.ann, input)).toEqual(inAtOnce)
  return { competitionId, teamId: input.teamId, guests: input.members, input }
}

async function goneGuests(competitionId: string): Promise<void> {
  const { players, teams } = await rosterOf(competitionId)
  expect([players.size, teams.size]).toEqual([0, 0])
  await settleTotals(competitionId)
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({
    playerCount: 0,
    teamCount: 0,
  })
}

describe('a whole team', () => {
  it('enters once, by one of two captains who want the last place at the same time', async () => {
    const competitionId = await aCompetition({ competition: { places: { players: 99, teams: 2 } } })
    expect(await call('enterTeam', people.cat, entering(competitionId, 'Cats', 'Cid'))).toEqual(inAtOnce)
    const tries = [
      [people.ann, entering(competitionId, 'Wolves', 'Bob', 'Bo')],
      [people.bea, entering(competitionId, 'Bears', 'Fay', 'Flo')],
    ] as const
    const replies = await Promise.all(tries.map(([person, input]) => call('enterTeam', person, input)))
    const became = replies.map(reply => (reply.ok ? reply.value.became : reply.code))
    expect(became.toSorted()).toEqual(['entered', 'waiting'])
    const winner = tries[became.indexOf('entered')]
    if (winner === undefined) throw new Error('Nobody')
    const [captain, input] = winner
    const email = 'bob@example.org'
    const repeated = { ...input, members: input.members.map(each => ({ ...each, contacts: { email } })) }
    await changingNothing(competitionId, [captain.uid], async () => {
      expect(await call('enterTeam', captain, repeated)).toEqual(inAtOnce)
    })
    const { players } = await rosterOf(competitionId)
    expect(players.size).toBe(2 + 3)
    expect(await teamOf(competitionId, input.teamId)).toMatchObject({ captainUid: captain.uid })
    expect((await stored.competition(competitionId).get()).data()).toMatchObject({
      playerCount: 5,
      teamCount: 2,
    })
  })

  it('leaves nothing in a competition that is deleted meanwhile', async () => {
    const competitionId = await aCompetition()
    const [reply] = await Promise.all([
      call('enterTeam', people.ann, entering(competitionId, 'Wolves', 'Bob')),
      call('deleteCompetition', people.owner, { competitionId }),
    ])
    if (!reply.ok) expect(reply).toEqual(refused('not-found', { document: 'competition' }))
    await deleteRemains(competitionId)
    const below = await database.doc(`competitions/${competitionId}`).listCollections()
    expect(below.map(({ id }) => id)).toEqual([])
  })

  it('goes with a captain who leaves alone or deletes the account, and a late repetition brings nobody back', async () => {
    const { competitionId, input } = await entered()
    expect(await call('leaveCompetition', people.ann, { competitionId })).toEqual(done)
    await goneGuests(competitionId)
    expect(await call('enterTeam', people.ann, input)).toEqual(refused('id-taken'))

    const other = await aCompetition()
    const own = entering(other, 'Cats', 'Cid')
    const contacts = { telegram: 'cid_the_cat' }
    const [cid] = own.members
    if (cid === undefined) throw new Error('Nobody')
    expect(await call('enterTeam', people.dan, { ...own, members: [{ ...cid, contacts }] })).toEqual(inAtOnce)
    expect((await stored.contacts(other, cid.uid).get()).data()).toMatchObject({
      entered: contacts,
      enteredBy: 'captain',
    })
    // An organizer who corrects them answers for them.
    const corrected = { telegram: 'cid_the_dog' }
    const correction = {
      competitionId: other,
      uid: cid.uid,
      name: 'Cid',
      rankTier: null,
      contacts: corrected,
    }
    expect(await call('updateGuestPlayer', people.owner, correction)).toEqual(done)
    const contactsNow = (await stored.contacts(other, cid.uid).get()).data()
    expect(contactsNow).toMatchObject({ entered: corrected })
    expect(contactsNow).not.toHaveProperty('enteredBy')
    expect(await call('deleteMyAccount', signedInAt(people.dan, Date.now()), {})).toMatchObject({ ok: true })
    await goneGuests(other)
    expect((await stored.contacts(other, cid.uid).get()).exists).toBe(false)
  })
})

describe('the members whom a captain names', () => {
  it('are corrected, named and taken out by the captain of their team alone', async () => {
    const { competitionId, teamId, guests } = await entered()
    const { ann, bea, owner } = people
    const theirs = entering(competitionId, 'Bears', 'Fay')
    expect(await call('enterTeam', bea, theirs)).toEqual(inAtOnce)
    const [bob] = guests
    const [fay] = theirs.members
    const [gus] = members('Gus')
    if (bob === undefined || fay === undefined || gus === undefined) throw new Error('Nobody')
    const byOrganizer = { players: [{ ...gus, teamId: theirs.teamId }], teams: [] }
    expect(await call('addGuestPlayers', owner, { competitionId, ...byOrganizer })).toEqual(done)

    const correct = (person: Person, of: string, uid: string) =>
      call('updateGuestPlayer', person, { competitionId, uid, name: 'Bobby', rankTier: 54, teamId: of })
    const link = (person: Person, of: string | null, playerUid: string) =>
      call('createInvitation', person, {
        competitionId,
        invitationId: randomBytes(16).toString('base64url'),
        role: 'takeOver',
        teamId: of,
        playerUid,
        lifetimeHours: 24,
        maxUses: 1,
      })
    await changingNothing(competitionId, [ann.uid, bea.uid], async () => {
      const denied = refused('permission-denied')
      for (const reply of await Promise.all([
        correct(bea, teamId, bob.uid),
        correct(bea, theirs.teamId, bob.uid),
        correct(bea, theirs.teamId, gus.uid),
        correct(ann, teamId, fay.uid),
        link(bea, teamId, bob.uid),
        link(bea, theirs.teamId, bob.uid),
        link(bea, theirs.teamId, gus.uid),
        link(ann, null, bob.uid),
        call('nameMembers', bea, { competitionId, teamId, members: members('Sly') }),
        call('updateGuestPlayer', ann, { competitionId, ...bob, teamId, contacts: {} }),
      ])) {
        expect(reply).toEqual(denied)
      }
      expect(
        await call('nameMembers', bea, { competitionId, teamId: theirs.teamId, members: [bob] }),
      ).toEqual(refused('id-taken'))
    })

    expect(await correct(ann, teamId, bob.uid)).toEqual(done)
    expect(await playerOf(competitionId, bob)).toMatchObject({ displayName: 'Bobby', rankTier: 54 })
    expect(await call('releasePlayer', ann, { competitionId, teamId, uid: bob.uid })).toEqual(done)
    expect(await playerOf(competitionId, bob)).toBeUndefined()
    expect(await call('nameMembers', ann, { competitionId, teamId, members: members('Bo') })).toEqual(done)
    expect((await teamOf(competitionId, teamId))?.playerUids).toHaveLength(5)
  })

  it('are taken over by the captain’s link, while they are named for the team', async () => {
    const { competitionId, teamId, guests } = await entered()
    const { ann, cat, owner } = people
    const [bob, cid] = guests
    if (bob === undefined || cid === undefined) throw new Error('Nobody')
    const linkTo = async (playerUid: string) => {
      const invitationId = randomBytes(16).toString('base64url')
      const wanted = { role: 'takeOver', teamId, playerUid, lifetimeHours: 24, maxUses: 1 } as const
      expect(await call('createInvitation', ann, { competitionId, invitationId, ...wanted })).toMatchObject({
        ok: true,
      })
      return invitationId
    }
    const [toBob, toCid] = [await linkTo(bob.uid), await linkTo(cid.uid)]
    expect(await call('assignPlayer', owner, { competitionId, uid: cid.uid, teamId: null })).toEqual(done)
    expect(await playerOf(competitionId, cid)).not.toHaveProperty('namedByCaptain')
    expect(await call('acceptInvitation', cat, { invitationId: toCid })).toEqual(refused('invite-revoked'))
    expect(await call('acceptInvitation', cat, { invitationId: toBob })).toMatchObject({ ok: true })
    expect(await playerOf(competitionId, cat)).toMatchObject({ teamId, guestUid: bob.uid })
    expect(await playerOf(competitionId, cat)).not.toHaveProperty('namedByCaptain')
  })
})

it('an incomplete team is let play by an organizer, which can be taken back, and the history says so', async () => {
  const competitionId = await aCompetition()
  const input = entering(competitionId, 'Wolves', 'Bob')
  const { ann, owner } = people
  expect(await call('enterTeam', ann, input)).toEqual(inAtOnce)
  const { teamId } = input
  const decide = (person: Person, plays: boolean) =>
    call('letTeamPlay', person, { competitionId, teamId, plays })
  expect(await decide(ann, true)).toEqual(refused('permission-denied'))
  for (const plays of [true, true, false]) {
    expect(await decide(owner, plays)).toEqual(done)
    expect(await teamOf(competitionId, teamId)).toMatchObject({ playsIncomplete: plays })
  }
  const said = (await logOf({ competitionId })).map(entry => [entry.action, 'plays' in entry && entry.plays])
  expect(said.toSorted()).toEqual([
    ['letTeamPlay', false],
    ['letTeamPlay', true],
  ])
})
