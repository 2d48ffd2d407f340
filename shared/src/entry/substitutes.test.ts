import { describe, expect, it } from 'vitest'
import { distribute } from '../balance/distribute.ts'
import { rosterView } from '../balance/rosterView.ts'
import type { Competition } from '../competition/competition.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { poolOf } from '../draft/members.ts'
import { isOfCaptain } from '../guest/correctAsCaptain.ts'
import { nameMembers } from '../guest/nameMembers.ts'
import { takeOverGuest } from '../guest/takeOverGuest.ts'
import { freePlayer } from '../matchRoom/askForStandIn.ts'
import { playerStep } from '../nextStep/playerStep.ts'
import type { Player } from '../player/player.ts'
import { assignPlayer } from '../team/assignPlayer.ts'
import { depart, withoutTeam } from '../team/depart.ts'
import { leaveTeam } from '../team/leaveTeam.ts'
import { requestPlayer } from '../team/requestPlayer.ts'
import type { Roster } from '../team/roster.ts'
import { substitutePlayer } from '../team/substitutePlayer.ts'
import { decideApplicant } from './decideApplicant.ts'
import { enterTeam as decideTeam } from './enterTeam.ts'
import { profile } from './testing/profile.ts'

const now = 1_800_000_000_000
const { options: stored, ...rest } = aCompetition({ startDate: now + 2000, registrationDeadline: now + 1000 })
const options = { ...stored, wholeTeams: true, substitutes: 2 as const }
const cup: Competition = { ...rest, options }
const nobody: Roster = { teams: new Map(), players: new Map() }
const member = (name: string) => ({ uid: `guest-${name}`, name, rankTier: null })
const substitute = (name: string) => ({ ...member(name), substitute: true as const })
const five = ['Bob', 'Cid', 'Dot', 'Eve'].map(member)

function enter(competition: Competition, members: readonly ReturnType<typeof member>[]) {
  const team = { teamId: 'wolves', name: 'Wolves', discordLink: null, members }
  const asking = { uid: 'ann', joinId: 'join', profile, now, team }
  return decideTeam({ competition, player: null, applicant: null }, nobody, asking)
}

function entered(): Roster {
  const outcome = enter(cup, [...five, substitute('Sam')])
  if (!outcome.ok || !outcome.value.seating) throw new Error('Not entered')
  const { teams, players } = outcome.value.seating
  return { teams: new Map([...teams].flatMap(([id, team]) => (team ? [[id, team]] : []))), players }
}

const roster = entered()
const sam = playerOf('guest-Sam')
const free: Player = { ...sam, uid: 'gus', displayName: 'Gus', substituteOf: undefined as never }
delete (free as { substituteOf?: string }).substituteOf

function playerOf(uid: string): Player {
  const player = roster.players.get(uid)
  if (player === undefined) throw new Error(`${uid} is not in`)
  return player
}

describe('the substitutes of a team', () => {
  it('enter with it, without a seat', () => {
    expect(roster.teams.get('wolves')?.playerUids).toEqual(['ann', ...five.map(({ uid }) => uid)])
    expect(sam).toMatchObject({ teamId: null, captain: false, substituteOf: 'wolves', namedByCaptain: true })
  })

  it.each([
    [
      'more than the setting',
      cup,
      [substitute('Sam'), substitute('Tim'), substitute('Uma')],
      'substitutes-full',
    ],
    [
      'any by default',
      { ...cup, options: { ...options, substitutes: 0 as const } },
      [substitute('Sam')],
      'substitutes-full',
    ],
    [
      'one of the name of a member',
      cup,
      [member('Bob'), { ...substitute('Sam'), name: 'Bob' }],
      'player-name-taken',
    ],
  ] as const)('are not %s', (_, competition, members, code) => {
    expect(enter(competition, members)).toMatchObject({ ok: false, code })
  })

  it('take places, so that a team waits until there is room for all that it may have', () => {
    const full = { ...cup, options: { ...options, waitingList: false } }
    const enough = { ...full, places: { players: 7, teams: 4 } }
    expect(enter(enough, five)).toMatchObject({ ok: true })
    expect(enter({ ...full, places: { players: 6, teams: 4 } }, five)).toMatchObject({
      code: 'competition-full',
    })
  })

  it('are named later, once, and by the queue', () => {
    const naming = { teamId: 'wolves', members: [substitute('Tim')] }
    const named = nameMembers(cup, roster, naming, now)
    expect(named).toMatchObject({ ok: true })
    if (!named.ok) return
    const after = { teams: roster.teams, players: new Map([...roster.players, ...named.value.players]) }
    expect(nameMembers(cup, after, naming, now)).toMatchObject({ value: { players: new Map() } })
    const third = { teamId: 'wolves', members: [substitute('Uma')] }
    expect(nameMembers(cup, after, third, now)).toMatchObject({ code: 'substitutes-full' })
    const asked = enter({ ...cup, options: { ...options, entry: 'approval' as const } }, [
      ...five,
      substitute('Sam'),
    ])
    if (!asked.ok) throw new Error(asked.code)
    const admission = { profile, now, roster: nobody }
    const admitted = decideApplicant(asked.value, { decision: 'admit' }, admission)
    if (!admitted.ok) throw new Error(admitted.code)
    expect(admitted.value.seating?.players.get('guest-Sam')).toMatchObject({ substituteOf: 'wolves' })
  })

  it('are in no pool, and asked by no captain', () => {
    const players = [...roster.players.values(), free]
    const rows = players.map(player => ({ ...player, displayName: player.displayName ?? '' }))
    const teams = [...roster.teams].map(([id, team]) => ({ ...team, id }))
    const view = rosterView(rows, teams, { ownTeamId: null, language: 'en' })
    expect(view.pool.map(({ uid }) => uid)).toEqual(['gus'])
    expect(view.teams[0]?.substitutes.map(({ uid }) => uid)).toEqual(['guest-Sam'])
    expect(poolOf({ teams: [], picks: [] }, players).map(({ uid }) => uid)).toEqual(['gus'])
    const planned = distribute(
      { scale: 'dota2', players, teams: roster.teams },
      { mode: 'even', scope: 'unassigned' },
    )
    expect(planned).toMatchObject({ value: { teams: [{ playerUids: ['gus'] }] } })
    const person = { ...sam }
    delete (person as { guest?: true }).guest
    const wanted = { teamId: 'bears', team: { name: 'Bears', playerUids: [] }, wanted: true, now }
    expect(requestPlayer(cup, person, wanted)).toMatchObject({ code: 'already-in-team' })
    const situation = { competition: cup, player: sam, teams: null, bracket: null, standings: null, now }
    expect(playerStep(situation)).toEqual({ kind: 'substitute', ofTeamId: 'wolves' })
  })

  it('change places with a member whom they replace, and replace nobody else', () => {
    const into = { teamId: 'wolves', outUid: 'guest-Bob', incoming: sam, now }
    const running = { status: 'running' } as const
    const outcome = substitutePlayer(running, into, roster)
    if (!outcome.ok) throw new Error(outcome.code)
    const [inside, outside] = ['guest-Sam', 'guest-Bob'].map(uid => outcome.value.players.get(uid))
    expect(inside).toMatchObject({ teamId: 'wolves', namedByCaptain: true })
    expect(inside).not.toHaveProperty('substituteOf')
    expect(outside).toMatchObject({ teamId: null, substituteOf: 'wolves', captain: false })
    const theirs = { ...sam, substituteOf: 'bears' }
    expect(substitutePlayer(running, { ...into, incoming: theirs }, roster)).toMatchObject({
      code: 'substitute-of-other-team',
    })
    const stranger = substitutePlayer(running, { ...into, incoming: free }, roster)
    expect(stranger.ok && stranger.value.players.get('guest-Bob')).not.toHaveProperty('substituteOf')
    expect(freePlayer(sam.uid, sam, false, 'wolves')).toMatchObject({ ok: true })
    expect(freePlayer(sam.uid, sam, false, 'bears')).toMatchObject({ code: 'substitute-of-other-team' })
  })

  it('are freed by an organizer, even while the bracket is played, and seated', () => {
    for (const status of ['registration', 'running'] as const) {
      const freed = assignPlayer({ status }, { player: sam, teamId: null }, roster)
      expect(freed.ok && freed.value.players.get(sam.uid)).toMatchObject({ teamId: null })
      expect(freed.ok && freed.value.players.get(sam.uid)).not.toHaveProperty('substituteOf')
    }
    const open = {
      teams: new Map([...roster.teams].map(([id, team]) => [id, { ...team, playerUids: ['ann'] }])),
      players: roster.players,
    }
    const seated = assignPlayer({ status: 'registration' }, { player: sam, teamId: 'wolves' }, open)
    expect(seated.ok && seated.value.players.get(sam.uid)).not.toHaveProperty('substituteOf')
  })

  it('go when their captain takes them out, and with the team; persons stay', () => {
    const taken = leaveTeam(cup, sam, 'wolves', roster)
    expect(taken).toMatchObject({ value: { players: new Map([[sam.uid, null]]) } })
    expect(leaveTeam(cup, sam, 'bears', roster)).toMatchObject({ code: 'not-in-team' })
    const { player: person } = takeOverGuest({ player: sam, team: null }, { uid: 'sam', profile }, 'dota2')
    expect(person).toMatchObject({ uid: 'sam', substituteOf: 'wolves' })
    expect(withoutTeam(sam)).toBeNull()
    expect(withoutTeam(person)).not.toHaveProperty('substituteOf')
    expect(depart(roster, person).players.get('sam')).not.toHaveProperty('substituteOf')
  })

  it('are corrected by their captain alone', () => {
    expect(isOfCaptain(sam, 'wolves')).toBe(true)
    expect(isOfCaptain(sam, 'bears')).toBe(false)
  })
})
