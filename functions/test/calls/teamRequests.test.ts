import { teamRequestLimits } from '@upper-bracket/shared/team/teamRequest'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPatiently as call } from '../../../testing/callPatiently.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { refused } from '../support/refused.ts'
import { rosterOf } from '../support/rosterOf.ts'

const done = { ok: true, value: {} }
const names = ['owner', 'captain', 'mate', 'rival', 'loner', 'other', 'stranger'] as const
let people: Record<(typeof names)[number], Person>
let competitionId: string
let wolves: string
let bears: string

beforeAll(async () => {
  people = await signUpAll(...names)
})

beforeEach(async () => {
  const { owner, captain, mate, rival, loner, other } = people
  const seeded = await seededCompetition({
    owner,
    players: [loner, other, { uid: 'guest-wolf', displayName: 'Guest', guest: true }],
    teams: [
      { name: 'Wolves', players: [captain, mate] },
      { players: [rival], founderUid: null },
    ],
  })
  ;({ competitionId } = seeded)
  ;[wolves = '', bears = ''] = seeded.teamIds
})

function asks(captain: Person, { uid }: { readonly uid: string }, teamId: string, wanted = true) {
  return call('requestPlayer', captain, { competitionId, teamId, uid, wanted })
}
const joins = (person: Person, teamId: string) => call('joinTeam', person, { competitionId, teamId })
const declines = (person: Person, teamId: string) =>
  call('declineTeamRequest', person, { competitionId, teamId })
const releases = (captain: Person, { uid }: Person, teamId: string) =>
  call('releasePlayer', captain, { competitionId, teamId, uid })

async function entryOf({ uid }: Person) {
  return (await stored.player(competitionId, uid).get()).data()
}

/** Whom the events of the competition told what, the earliest first. */
async function told() {
  const events = await stored.outbox().where('competition.id', '==', competitionId).get()
  return events.docs
    .map(event => event.data())
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, facts, audience, byUid }) => ({ kind, facts, audience, byUid }))
}

describe('a player whom a captain asks', () => {
  test('stays without a team, is told once, and joins; the captain is told of it', async () => {
    const { captain, loner } = people
    expect(await Promise.all([asks(captain, loner, wolves), asks(captain, loner, wolves)])).toEqual([
      done,
      done,
    ])
    expect(await entryOf(loner)).toMatchObject({
      teamId: null,
      teamRequests: { [wolves]: { state: 'open', at: expect.any(Number) } },
    })
    expect(await Promise.all([joins(loner, wolves), joins(loner, wolves)])).toEqual([done, done])
    const joined = await entryOf(loner)
    expect(joined).toMatchObject({ teamId: wolves, captain: false })
    expect(joined).not.toHaveProperty('teamRequests')
    expect(await asks(captain, loner, wolves)).toEqual(done)
    expect(await told()).toEqual([
      {
        kind: 'teamRequested',
        facts: { teamId: wolves, teamName: 'Wolves' },
        audience: { of: 'people', uids: [loner.uid] },
        byUid: captain.uid,
      },
      {
        kind: 'teamRequestAnswered',
        facts: { name: 'loner', teamName: 'Wolves', accepts: true },
        audience: { of: 'people', uids: [captain.uid] },
        byUid: loner.uid,
      },
    ])
  })

  test('declines; the captain is told once, and asks in vain', async () => {
    const { captain, loner } = people
    expect(await asks(captain, loner, wolves)).toEqual(done)
    expect(await Promise.all([declines(loner, wolves), declines(loner, wolves)])).toEqual([done, done])
    expect(await entryOf(loner)).toMatchObject({
      teamId: null,
      teamRequests: { [wolves]: { state: 'declined' } },
    })
    const answers = (await told()).filter(({ kind }) => kind === 'teamRequestAnswered')
    expect(answers).toMatchObject([{ facts: { accepts: false }, audience: { uids: [captain.uid] } }])
    expect(await asks(captain, loner, wolves)).toEqual(refused('team-request-declined'))
    expect(await declines(loner, bears)).toEqual(refused('team-request-gone'))
  })

  test('who accepts an invitation to another team is asked no more', async () => {
    const { captain, rival, loner } = people
    expect(await asks(captain, loner, wolves)).toEqual(done)
    const invitationId = freshId().padEnd(22, 'A')
    const toBears = { role: 'teamMember', teamId: bears, lifetimeHours: 1, maxUses: 1 } as const
    const invited = await call('createInvitation', rival, { competitionId, invitationId, ...toBears })
    expect(invited).toMatchObject({ ok: true })
    expect(await call('acceptInvitation', loner, { invitationId })).toMatchObject({ ok: true })
    expect(await entryOf(loner)).not.toHaveProperty('teamRequests')
  })

  test('in the same instant as they join elsewhere has a team and no request, or a team and was asked before', async () => {
    const { captain, loner } = people
    const [asked, joined] = await Promise.all([asks(captain, loner, wolves), joins(loner, bears)])
    expect(joined).toEqual(done)
    if (!asked.ok) expect(asked).toEqual(refused('already-in-team', { teamId: bears }))
    const entry = await entryOf(loner)
    expect(entry?.teamId).toBe(bears)
    expect(entry).not.toHaveProperty('teamRequests')
  })

  test('is asked by two captains at once, and by both', async () => {
    const { captain, rival, loner } = people
    await Promise.all([asks(captain, loner, wolves), asks(rival, loner, bears)])
    const open = { state: 'open', at: expect.any(Number) }
    expect((await entryOf(loner))?.teamRequests).toEqual({ [wolves]: open, [bears]: open })
  })

  test('leaves in the same instant: was asked and is gone, or is gone', async () => {
    const { captain, loner } = people
    const [asked, left] = await Promise.all([
      asks(captain, loner, wolves),
      call('leaveCompetition', loner, { competitionId }),
    ])
    expect(left).toEqual(done)
    if (!asked.ok) expect(asked).toEqual(refused('not-in-competition', { uid: loner.uid }))
    expect(await entryOf(loner)).toBeUndefined()
  })

  test('by a team that is deleted declines all the same, and nobody is told', async () => {
    const { captain, loner } = people
    expect(await asks(captain, loner, wolves)).toEqual(done)
    expect(await call('deleteTeam', captain, { competitionId, teamId: wolves })).toEqual(done)
    expect(await joins(loner, wolves)).toEqual(refused('not-found', { document: 'team' }))
    expect(await declines(loner, wolves)).toEqual(done)
    expect((await told()).map(({ kind }) => kind)).not.toContain('teamRequestAnswered')
  })
})

describe('a captain', () => {
  test('cancels and asks again without telling the player again, for an hour', async () => {
    const { captain, loner } = people
    for (const wanted of [true, false, false, true]) {
      expect(await asks(captain, loner, wolves, wanted)).toEqual(done)
    }
    expect((await entryOf(loner))?.teamRequests).toMatchObject({ [wolves]: { state: 'open' } })
    const requested = async () => (await told()).filter(({ kind }) => kind === 'teamRequested')
    expect(await requested()).toHaveLength(1)

    const at = Date.now() - teamRequestLimits.silentMs - hour
    await stored
      .player(competitionId, loner.uid)
      .update({ teamRequests: { [wolves]: { state: 'cancelled', at } } })
    expect(await asks(captain, loner, wolves)).toEqual(done)
    expect(await requested()).toHaveLength(2)
  })

  test('lets a member go, who is told, once', async () => {
    const { captain, mate } = people
    const replies = await Promise.all([releases(captain, mate, wolves), releases(captain, mate, wolves)])
    expect(replies).toEqual([done, done])
    const { teams, players } = await rosterOf(competitionId)
    expect(teams.get(wolves)?.playerUids).toEqual([captain.uid])
    expect(players.get(mate.uid)).toMatchObject({ teamId: null, captain: false })
    expect(await told()).toEqual([
      {
        kind: 'teamRemoved',
        facts: { teamName: 'Wolves', mayJoinAnother: true },
        audience: { of: 'people', uids: [mate.uid] },
        byUid: captain.uid,
      },
    ])
  })

  test('lets a member go who leaves in the same instant', async () => {
    const { captain, mate } = people
    const [released] = await Promise.all([
      releases(captain, mate, wolves),
      call('leaveTeam', mate, { competitionId, teamId: wolves }),
    ])
    expect(released).toEqual(done)
    const { teams, players } = await rosterOf(competitionId)
    expect(teams.get(wolves)?.playerUids).toEqual([captain.uid])
    expect(players.get(mate.uid)?.teamId).toBeNull()
  })
})
