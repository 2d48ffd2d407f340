import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Competition } from '../competition/competition.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { entryEvents } from '../events/entryEvents.ts'
import type { Player } from '../player/player.ts'
import { teamSize } from '../format/teamLimits.ts'
import { distribute } from '../balance/distribute.ts'
import type { Team } from '../team/team.ts'
import { seatsToFill, unsettledTeams } from '../team/unsettledTeams.ts'
import { deleteTeam } from '../team/deleteTeam.ts'
import { depart, isAbandoned } from '../team/depart.ts'
import { movePlayer } from '../team/movePlayer.ts'
import { noChange, type Roster, type RosterChange } from '../team/roster.ts'
import { correctAsCaptain } from '../guest/correctAsCaptain.ts'
import { isNamingInVain } from '../guest/closedNaming.ts'
import { decideApplicant } from './decideApplicant.ts'
import { enterTeam as decideTeam } from './enterTeam.ts'
import { profile } from './testing/profile.ts'
import type { Applicant } from './applicant.ts'
import { nameMembers } from '../guest/nameMembers.ts'
import { takeOverGuest } from '../guest/takeOverGuest.ts'

const now = 1_800_000_000_000
const { options: stored, ...rest } = aCompetition({ startDate: now + 2000, registrationDeadline: now + 1000 })
const options = { ...stored, waitingList: false }
const cup: Competition = { ...rest, options: { ...options, wholeTeams: true } }
const nobody: Roster = { teams: new Map(), players: new Map() }
const named = (...names: string[]) =>
  names.map(name => ({ uid: `guest-${name}`, name, rankTier: null as number | null }))
const wolves = {
  uid: 'ann',
  joinId: 'join',
  teamId: 'wolves',
  name: 'Wolves',
  discordLink: null,
  members: named('Bob', 'Cid', 'Dot', 'Eve'),
}

/** Asks to enter a team, in a competition of these players and teams. */
function enterTeam(
  competition: Competition,
  roster: Roster,
  { uid, joinId, ...team }: typeof wolves,
  applicant: Applicant | null = null,
) {
  const counted = { ...competition, playerCount: roster.players.size, teamCount: roster.teams.size }
  const entrant = { competition: counted, player: roster.players.get(uid) ?? null, applicant }
  return decideTeam(entrant, roster, { uid, joinId, profile, now, team })
}

function after(roster: Roster, { teams, players }: RosterChange): Roster {
  const merge = <V>(before: ReadonlyMap<string, V>, change: ReadonlyMap<string, V | null>) => {
    const merged = new Map(before)
    for (const [id, value] of change) {
      if (value === null) merged.delete(id)
      else merged.set(id, value)
    }
    return merged
  }
  return { teams: merge(roster.teams, teams), players: merge(roster.players, players) }
}

function playerOf(roster: Roster, uid: string): Player {
  const player = roster.players.get(uid)
  if (player === undefined) throw new Error(`${uid} is not in`)
  return player
}

function entered(entering: Partial<typeof wolves> = {}, roster = nobody): Roster {
  const outcome = enterTeam(cup, roster, { ...wolves, ...entering })
  if (!outcome.ok) throw new Error(outcome.code)
  return after(roster, outcome.value.seating ?? noChange)
}

const bears = { uid: 'bea', joinId: 'other', teamId: 'bears', name: 'Bears', members: named('Fay') }

describe('entering a whole team', () => {
  it('admits the captain and the named members together, once', () => {
    const roster = entered()
    expect(roster.teams.get('wolves')).toMatchObject({
      founderUid: 'ann',
      captainUid: 'ann',
      playerUids: ['ann', 'guest-Bob', 'guest-Cid', 'guest-Dot', 'guest-Eve'],
    })
    expect(roster.players.get('ann')).toMatchObject({ captain: true, joinId: 'join', rankTier: 54 })
    expect(roster.players.get('guest-Bob')).toMatchObject({ guest: true, namedByCaptain: true })
    const repeated = enterTeam({ ...cup, status: 'running' }, roster, wolves)
    expect(repeated).toMatchObject({ ok: true, value: { player: { uid: 'ann' } } })
    expect(repeated).not.toHaveProperty('value.seating')
  })

  it('seats a player who has joined before without a team', () => {
    const alone = entered({ teamId: 'x', members: [] })
    const ann = playerOf(alone, 'ann')
    const pool = after(alone, depart(alone, ann))
    expect(pool.teams.size).toBe(0)
    expect(entered({}, pool).players.get('ann')).toMatchObject({ teamId: 'wolves' })
  })

  it.each<[string, Partial<Competition>, Partial<typeof wolves>, Roster, string]>([
    ['where people join one by one', { options }, {}, nobody, 'whole-teams-off'],
    ['after the deadline', { registrationDeadline: now - 1 }, {}, nobody, 'registration-closed'],
    ['after the start', { status: 'running' }, {}, nobody, 'competition-started'],
    ['with places for four', { places: { players: 4, teams: 4 } }, {}, nobody, 'competition-full'],
    [
      'without a place for the team',
      { places: { players: 99, teams: 1 } },
      {},
      entered(bears),
      'too-many-teams',
    ],
    ['for a second time', {}, { teamId: 'x', name: 'X' }, entered(), 'already-in-team'],
    ["with another's id", {}, { teamId: 'bears' }, entered(bears), 'id-taken'],
    ["with another's name", {}, { name: 'B\u0435ars' }, entered(bears), 'team-name-taken'],
    ["with another team's guest", {}, { members: named('Fay') }, entered(bears), 'id-taken'],
    [
      'with the name of a player',
      {},
      { members: [{ uid: 'guest-Bob', rankTier: null, name: 'FAY' }] },
      entered(bears),
      'player-name-taken',
    ],
    ['of six', {}, { members: named('1', '2', '3', '4', '5') }, nobody, 'team-full'],
    [
      'by invitation only',
      { options: { ...cup.options, entry: 'invited' } },
      {},
      nobody,
      'invitation-required',
    ],
    [
      'with unranked members where ranks are required',
      { options: { ...cup.options, rankRequired: true } },
      {},
      nobody,
      'rank-required',
    ],
    [
      'with members out of the range',
      { options: { ...cup.options, rankFrom: 20 } },
      { members: [{ uid: 'guest-Bob', name: 'Bob', rankTier: 11 }] },
      nobody,
      'rank-out-of-range',
    ],
  ])('is refused %s, and nobody is in', (_, changes, entering, roster, code) => {
    expect(enterTeam({ ...cup, ...changes }, roster, { ...wolves, ...entering })).toMatchObject({
      ok: false,
      code,
    })
  })

  it('replaces the team of an application in its place, until an organizer has approved it', () => {
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    const asked = enterTeam(strict, nobody, wolves)
    if (!asked.ok || asked.value.applicant === null) throw new Error('Not asked')
    const { applicant } = asked.value
    expect(applicant).toMatchObject({ state: 'requested', team: { name: 'Wolves' } })
    const other = { ...wolves, joinId: 'other', name: 'Dogs', members: named('Rex') }
    const { name, members } = other
    expect(enterTeam(strict, nobody, other, applicant)).toMatchObject({
      ok: true,
      value: { applicant: { joinId: 'other', state: 'requested', team: { name, members } } },
    })
    const approved = { ...applicant, state: 'waiting', ticket: 1 } as const
    expect(enterTeam(strict, nobody, other, approved)).toMatchObject({ code: 'approval-required' })
    expect(enterTeam(cup, nobody, other, approved)).toMatchObject({
      ok: true,
      value: { applicant: { state: 'waiting', ticket: 1, team: { name } } },
    })
    const late = { ...cup, registrationDeadline: now - 1 }
    expect(enterTeam(late, nobody, other, approved)).toMatchObject({ code: 'registration-closed' })
  })

  it('gets a number for a name that others have taken while it waited', () => {
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    const asked = enterTeam(strict, nobody, wolves)
    if (!asked.ok) throw new Error(asked.code)
    const roster = entered({ ...bears, name: 'Wolves', members: named('Bo') })
    const taken = playerOf(roster, 'guest-Bo')
    const others = {
      ...roster,
      players: new Map([...roster.players, ['guest-Bo', { ...taken, displayName: 'bob' }]]),
    }
    const admission = { profile, now, roster: others }
    const decided = decideApplicant(asked.value, { decision: 'admit' }, admission)
    if (!decided.ok) throw new Error(decided.code)
    expect(decided.value.seating?.teams.get('wolves')?.name).toBe('Wolves 2')
    expect(entryEvents(asked.value.applicant, decided.value)).toMatchObject([
      { kind: 'entryGranted', facts: { waits: false, team: 'Wolves 2' } },
    ])
    expect(decided.value.seating?.players.get('guest-Bob')?.displayName).toBe('Bob 2')
    expect(decided.value.seating?.players.size).toBe(5)
  })

  it('gets a number for the name of a member whose captain has taken it since', () => {
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    const asked = enterTeam(strict, nobody, wolves)
    if (!asked.ok) throw new Error(asked.code)
    const admission = { profile: { ...profile, displayName: 'BOB' }, now, roster: nobody }
    const decided = decideApplicant(asked.value, { decision: 'admit' }, admission)
    if (!decided.ok) throw new Error(decided.code)
    expect(decided.value.seating?.players.get('guest-Bob')?.displayName).toBe('Bob 2')
  })

  it.each(['wolves', 'guest-Bob'])('does not ask, and is not admitted, with the revoked id %s', id => {
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    const asked = enterTeam(strict, nobody, wolves)
    if (!asked.ok) throw new Error(asked.code)
    const admission = { profile, now, roster: nobody, revokedIds: new Set([id]) }
    const decided = decideApplicant(asked.value, { decision: 'admit' }, admission)
    expect(decided).toMatchObject({ code: 'applicant-gone' })
    const { uid, joinId, ...team } = wolves
    const entrant = { competition: strict, player: null, applicant: null }
    const asking = { uid, joinId, profile, now, team, revokedIds: new Set([id]) }
    expect(decideTeam(entrant, nobody, asking)).toMatchObject({ code: 'id-taken' })
  })

  it('names nobody past an approval, or those who wait', () => {
    const naming = { teamId: 'wolves', members: named('Bob') }
    const roster = entered({ members: [] })
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    expect(nameMembers(strict, roster, naming, now)).toMatchObject({ code: 'approval-required' })
    const pool = after(roster, depart(roster, playerOf(roster, 'ann')))
    expect(enterTeam(strict, pool, wolves)).toMatchObject({ code: 'approval-required' })
    const entryQueue = { ...cup.entryQueue, confirming: 1 }
    const held = { ...cup, places: { players: 2, teams: 4 }, entryQueue }
    expect(nameMembers(held, roster, naming, now)).toMatchObject({ code: 'competition-full' })
    expect(enterTeam(held, pool, wolves)).toMatchObject({ code: 'competition-full' })
  })

  it.each<[string, Partial<Competition>, number, boolean]>([
    ['whole teams', {}, now, false],
    ['ranks that members may lack', { options: { ...cup.options, rankRequired: true } }, now, false],
    ['people who join one by one', { options }, now, true],
    ['requests', { options: { ...cup.options, entry: 'approval' } }, now, true],
    ['an age that each states in person', { options: { ...cup.options, minAge: 16 } }, now, true],
    ['an ended registration', {}, now + 1001, true],
    ['a bracket', { status: 'running' }, now, true],
  ])('says at once whether naming is in vain, with %s', (_, changes, at, isInVain) => {
    expect(isNamingInVain({ ...cup, ...changes }, at)).toBe(isInVain)
  })

  it('names members of a team that asks to enter, until the deadline', () => {
    const strict = { ...cup, options: { ...cup.options, entry: 'approval' } } as const
    expect(isNamingInVain(strict, now, true)).toBe(false)
    expect(isNamingInVain(strict, now + 1001, true)).toBe(true)
    const adult = { ...strict, options: { ...strict.options, minAge: 16 } } as const
    expect(isNamingInVain(adult, now, true)).toBe(true)
  })

  it('names nobody who has nothing linked where that is required', () => {
    const strict = { ...cup, options: { ...cup.options, steamRequired: true } }
    const naming = { teamId: 'wolves', members: named('Bob') }
    const roster = entered({ members: [] })
    expect(nameMembers(strict, roster, naming, now)).toMatchObject({
      code: 'steam-required',
      facts: { name: 'Bob' },
    })
    expect(nameMembers(cup, roster, naming, now)).toMatchObject({ ok: true })
  })
})

describe('named members', () => {
  it('are corrected by the captain of their team alone, until the start', () => {
    const roster = entered({}, entered(bears))
    const guest = roster.players.get('guest-Bob') ?? null
    const correction = { name: 'Bo', rankTier: null, teamId: 'wolves' }
    expect(correctAsCaptain(cup, guest, correction)).toEqual({ ok: true, value: null })
    const refusals = [
      [cup, roster.players.get('guest-Fay') ?? null, 'permission-denied'],
      // An organizer has put the guest into the team.
      [cup, guest && { ...guest, namedByCaptain: undefined }, 'permission-denied'],
      [cup, null, 'guest-gone'],
      [{ ...cup, status: 'running' }, guest, 'competition-started'],
    ] as const
    for (const [competition, player, code] of refusals) {
      expect(correctAsCaptain(competition, player as never, correction)).toMatchObject({ code })
    }
  })

  it('are ordinary guests once an organizer has moved them, and persons once they are taken over', () => {
    const roster = entered()
    const guest = playerOf(roster, 'guest-Bob')
    const moved = movePlayer(roster, guest, null).players.get(guest.uid)
    expect(moved).toMatchObject({ guest: true, teamId: null })
    expect(moved).not.toHaveProperty('namedByCaptain')
    const taken = takeOverGuest({ player: guest, team: null }, { uid: 'bob', profile }, 'dota2')
    expect(taken.player).not.toHaveProperty('namedByCaptain')
  })

  it('stay in a team that an organizer has created', () => {
    const guests = [{ namedByCaptain: true }, { namedByCaptain: true }] as const
    expect(isAbandoned({ founderUid: 'ann' }, guests)).toBe(true)
    expect(isAbandoned({ founderUid: null }, guests)).toBe(false)
    expect(isAbandoned({ founderUid: 'ann' }, [...guests, {}])).toBe(false)
    expect(isAbandoned({ founderUid: 'ann' }, [])).toBe(false)
  })

  it('go when the captain takes them out, and with their team', () => {
    const roster = entered()
    const bob = playerOf(roster, 'guest-Bob')
    expect([...after(roster, depart(roster, bob)).players.keys()]).not.toContain('guest-Bob')
    const deleted = deleteTeam(cup, 'wolves', roster.players.values())
    if (!deleted.ok) throw new Error(deleted.code)
    expect([...after(roster, deleted.value).players.keys()]).toEqual(['ann'])
  })

  it('never stay in a team for which nobody can act, and never go while somebody can', () => {
    const people = ['ann', 'p1', 'p2'] as const
    fc.assert(
      fc.property(fc.shuffledSubarray([...people]), fc.nat(2), (leaving, count) => {
        let roster = entered({ members: named('Bob', 'Cid').slice(0, count) })
        for (const uid of people.slice(1)) {
          const entry = { ...playerOf(roster, 'ann'), uid, teamId: null, captain: false }
          roster = after(roster, movePlayer(roster, entry, 'wolves'))
        }
        for (const uid of leaving) roster = after(roster, depart(roster, playerOf(roster, uid)))
        const team = roster.teams.get('wolves')
        const guests = [...roster.players.values()].filter(({ guest }) => guest)
        expect(team === undefined).toBe(leaving.length === people.length)
        expect(guests).toHaveLength(team === undefined ? 0 : count)
        if (team) expect(roster.players.get(team.captainUid ?? '')).toMatchObject({ captain: true })
        if (team) expect(roster.players.get(team.captainUid ?? '')?.guest).toBeUndefined()
      }),
    )
  })
})

it('organizers decide on incomplete teams from the deadline to the start, until they let them play', () => {
  const { teams } = entered({}, entered(bears))
  const rows = [...teams].map(([id, team]) => ({ ...team, id }))
  const ids = (changes: Partial<Competition> = {}, facts: Partial<Team> = {}, at = now + 1001) =>
    unsettledTeams(
      { ...cup, ...changes },
      rows.map(row => ({ ...row, ...facts })),
      at,
    ).map(({ id }) => id)
  expect(ids()).toEqual(['bears'])
  expect(ids({}, {}, now)).toEqual([])
  expect(ids({ status: 'running' })).toEqual([])
  expect(ids({ options })).toEqual([])
  expect(ids({}, { playsIncomplete: true })).toEqual([])
  expect(ids({}, { playsIncomplete: false })).toEqual(['bears'])
})

it('filling teams leaves those alone that organizers let play incomplete, unless they say which', () => {
  const { teams, players } = entered({ members: named('Bob', 'Cid') }, entered(bears))
  const letPlay = new Map([...teams].map(([id, team]) => [id, { ...team, playsIncomplete: id === 'wolves' }]))
  const pool = named('x', 'y', 'z').map(({ uid }) => ({ uid, rankTier: 54, teamId: null }))
  const filledIn = (held: ReadonlyMap<string, Team>, teamIds: readonly string[] | null) => {
    const filled = distribute(
      { scale: 'dota2', teams: held, players: [...players.values(), ...pool] },
      { mode: 'even', scope: 'fillTeams', teamCount: 0, teamIds },
    )
    if (!filled.ok) throw new Error(filled.code)
    return { ids: filled.value.teams.map(({ teamId }) => teamId), basis: filled.value.basis }
  }
  expect(filledIn(letPlay, null).ids).toEqual(['bears'])
  expect(filledIn(letPlay, ['wolves']).ids).toEqual(['wolves'])
  expect(filledIn(new Map(teams), null).ids.toSorted()).toEqual(['bears', 'wolves'])
  expect(filledIn(new Map(teams), null).basis).not.toBe(filledIn(letPlay, null).basis)
  expect(seatsToFill({ playerUids: [], playsIncomplete: true })).toBe(teamSize)
})

it('filling one team takes those who joined first, and leaves other teams alone', () => {
  const { teams, players } = entered({ members: named('Bob', 'Cid') }, entered(bears))
  const pool = named('x', 'y', 'z').map(({ uid }, joinedAt) => ({
    uid,
    rankTier: 54,
    teamId: null,
    joinedAt,
  }))
  const filled = distribute(
    { scale: 'dota2', teams, players: [...players.values(), ...pool.toReversed()] },
    { mode: 'even', scope: 'fillTeams', teamCount: 0, teamIds: ['wolves'] },
  )
  if (!filled.ok) throw new Error(filled.code)
  expect(filled.value.teams).toMatchObject([{ teamId: 'wolves' }])
  expect(filled.value.teams[0]?.playerUids.toSorted()).toEqual(['guest-x', 'guest-y'])
  expect(filled.value.substituteUids).toEqual(['guest-z'])
})
