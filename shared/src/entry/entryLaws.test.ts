import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPlayer } from '../competition/admitPlayer.ts'
import { capacityOf } from '../competition/capacityOf.ts'
import { freePlaces, placesLeft } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { emptyQueue, queueLength } from '../competition/entryQueue.ts'
import { settingDefaults } from '../competition/settings/settings.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { refuse } from '../errors/outcome.ts'
import { entryEvents } from '../events/entryEvents.ts'
import type { Player } from '../player/player.ts'
import { newProfile } from '../profile/newProfile.ts'
import { depart } from '../team/depart.ts'
import type { Team } from '../team/team.ts'
import type { Applicant } from './applicant.ts'
import { confirmPlace } from './confirmPlace.ts'
import { decideApplicant, type EntryDecision } from './decideApplicant.ts'
import { type Entrant, enter, withApplicant, withPlayer } from './enter.ts'
import { enterTeam } from './enterTeam.ts'
import { entryOf } from './entryOf.ts'
import { entryLimits } from './entryLimits.ts'
import { peopleBefore, queueOf, returns } from './queueAfter.ts'
import { isSettlingDue, nextTicketUp, settleQueue } from './settleQueue.ts'

const runs = Number(process.env['LAW_RUNS'] ?? 150)
const hour = 3_600_000
const start = 100 * hour
const uids = Array.from({ length: 12 }, (_, index) => `person-${index}`)

/** People who neither leave nor enter: the places and the queue are nearly full. */
const others = 7
const otherRequests = entryLimits.queue - 3

interface World {
  competition: Competition
  now: number
  joinId: number
  /** With the members whom captains have named. */
  readonly players: Map<string, Player>
  readonly teams: Map<string, Team>
  readonly applicants: Map<string, Applicant>
  /** Those who have asked and neither left nor withdrawn. */
  readonly asked: Set<string>
  readonly unlinked: Set<string>
  /** The causes of what people were told. */
  readonly told: string[]
}

function newWorld(): World {
  const places = { players: 10, teams: 2 }
  return {
    competition: aCompetition({
      places,
      startDate: start,
      registrationDeadline: start - 2 * hour,
      playerCount: others,
      entryQueue: { ...emptyQueue, requested: otherRequests },
      options: { ...settingDefaults.options, wholeTeams: true },
    }),
    now: start - 60 * hour,
    joinId: 0,
    players: new Map(),
    teams: new Map(),
    applicants: new Map(),
    asked: new Set(),
    unlinked: new Set(),
    told: [],
  }
}

const profileOf = ({ unlinked }: World, uid: string) => ({
  ...newProfile({ email: null, displayName: uid }, 0),
  telegramConnected: false,
  emailVerified: false,
  steamID: unlinked.has(uid) ? null : '76561197960287930',
})

const entrantOf = ({ competition, players, applicants }: World, uid: string): Entrant => ({
  competition,
  player: players.get(uid) ?? null,
  applicant: applicants.get(uid) ?? null,
})

/** Stores what has become of somebody, and tells the person, unless it was the own act. */
function store(world: World, uid: string, after: Entrant, isOwnAct: boolean): void {
  const before = world.applicants.get(uid) ?? null
  world.competition = after.competition
  if (after.player === null) world.players.delete(uid)
  else world.players.set(uid, after.player)
  for (const [id, player] of after.seating?.players ?? []) world.players.set(id, player)
  for (const [id, team] of after.seating?.teams ?? []) if (team) world.teams.set(id, team)
  if (after.applicant === null) world.applicants.delete(uid)
  else world.applicants.set(uid, after.applicant)
  if (isOwnAct) return
  const events = entryEvents(before, after)
  expect(events).toHaveLength(1)
  world.told.push(...events.map(({ kind, cause }) => [kind, ...cause].join()))
}

/** A newcomer leaves places to each who waits and can get one; a team needs a place of a team for that. */
function leavesPlaces(before: Entrant, { competition, seating }: Entrant): void {
  const { waiting, teams } = competition.entryQueue
  const free = placesLeft(competition, Number.NEGATIVE_INFINITY)
  const ofTeams = teams?.waiting.length ?? 0
  const needed = waiting.length - ofTeams + Math.min(ofTeams, free.teams) * 5
  if (competition.playerCount > before.competition.playerCount)
    expect(free.players).toBeGreaterThanOrEqual(needed)
  if (seating) expect(free.teams).toBeGreaterThanOrEqual(Math.min(ofTeams, Math.floor(free.players / 5)))
}

type Step = (world: World) => void

const uid = fc.constantFrom(...uids)
const step = <T>(name: string, input: fc.Arbitrary<T>, run: (world: World, input: T) => void) =>
  input.map(chosen =>
    Object.assign((world: World) => run(world, chosen), {
      toString: () => `${name} ${JSON.stringify(chosen)}`,
    }),
  )

const ask = step('ask', uid, (world, who) => {
  const before = entrantOf(world, who)
  world.joinId += 1
  const entered = enter(before, {
    uid: who,
    profile: profileOf(world, who),
    now: world.now,
    joinId: `join-${world.joinId}`,
  })
  if (!entered.ok || entered.value === before) return
  if (entered.value.player !== null) leavesPlaces(before, entered.value)
  world.asked.add(who)
  store(world, who, entered.value, true)
})

const askAsTeam = step(
  'ask as a team',
  fc.record({ who: uid, name: fc.constantFrom('Wolves', 'Bears'), members: fc.nat(4) }),
  (world, { who, name, members }) => {
    const before = entrantOf(world, who)
    world.joinId += 1
    const names = ['Bob', 'Cid', 'Dot', 'Eve'].slice(0, members)
    const entered = enterTeam(before, world, {
      uid: who,
      profile: profileOf(world, who),
      now: world.now,
      joinId: `join-${world.joinId}`,
      team: {
        teamId: `team-${world.joinId}`,
        name,
        discordLink: null,
        members: names.map(each => ({ uid: `guest-${world.joinId}-${each}`, name: each, rankTier: null })),
      },
    })
    if (!entered.ok || entered.value === before) return
    if (entered.value.player !== null) leavesPlaces(before, entered.value)
    world.asked.add(who)
    store(world, who, entered.value, true)
    if (entered.value.seating) expect(world.players.get(who)).toMatchObject({ captain: true })
  },
)

const decide = step(
  'decide',
  fc.tuple(uid, fc.constantFrom<EntryDecision>({ decision: 'admit' }, { decision: 'decline', reason: null })),
  (world, [who, decision]) => {
    const before = entrantOf(world, who)
    const admission = { profile: profileOf(world, who), now: world.now, roster: world }
    const decided = decideApplicant(before, decision, admission)
    if (!decided.ok || decided.value === before) return
    if (decided.value.player !== null) leavesPlaces(before, decided.value)
    store(world, who, decided.value, false)
  },
)

const withdraw = step('withdraw', uid, (world, who) => {
  if (!world.applicants.has(who)) return
  world.asked.delete(who)
  store(world, who, withApplicant(entrantOf(world, who), null), true)
})

const leave = step('leave', uid, (world, who) => {
  const player = world.players.get(who)
  if (player === undefined) return
  const left = depart(world, player)
  for (const id of [...[...left.players].flatMap(([id, each]) => (each ? [] : [id])), who])
    world.players.delete(id)
  for (const [id, team] of left.teams) {
    if (team) world.teams.set(id, team)
    else world.teams.delete(id)
  }
  world.asked.delete(who)
  const [playerCount, teamCount] = [others + world.players.size, world.teams.size]
  world.competition = { ...world.competition, playerCount, teamCount }
})

const confirm = step('confirm', uid, (world, who) => {
  const before = entrantOf(world, who)
  const admission = { profile: profileOf(world, who), now: world.now, roster: world }
  const confirmed = confirmPlace(before, admission)
  if (confirmed.ok && confirmed.value !== before) store(world, who, confirmed.value, true)
})

const acceptInvitation = step('accept', uid, (world, who) => {
  const before = entrantOf(world, who)
  const { competition } = withApplicant(before, null)
  if (before.player !== null || freePlaces(competition, true) === 0) return
  const admitted = newPlayer(competition, { uid: who, profile: profileOf(world, who), now: world.now })
  if (!admitted.ok) return
  world.asked.add(who)
  store(world, who, withPlayer(before, admitted.value), true)
})

const change = step(
  'change',
  fc.record(
    {
      entry: fc.constantFrom('open', 'approval', 'invited'),
      waitingList: fc.boolean(),
      steamRequired: fc.boolean(),
    } as const,
    { requiredKeys: [] },
  ),
  (world, options) => {
    world.competition = { ...world.competition, options: { ...world.competition.options, ...options } }
  },
)

const limits = fc.record({ players: fc.integer({ min: 8, max: 24 }), teams: fc.integer({ min: 1, max: 4 }) })
const limit = step('limit', limits, (world, places) => {
  world.competition = { ...world.competition, places }
})

const link = step('link', uid, ({ unlinked }, who) => {
  if (!unlinked.delete(who)) unlinked.add(who)
})

const wait = step('wait', fc.constantFrom(1, 20, 45, 600), (world, minutes) => {
  world.now += minutes * 60_000
})

const begin = step('begin', fc.constantFrom('registration', 'running'), (world, status) => {
  world.now += 1
  world.competition = { ...world.competition, status }
})

const ticketOf = (applicant: Applicant) => (applicant.state === 'waiting' ? applicant.ticket : 0)
const orderOf = (applicant: Applicant) =>
  applicant.state === 'declined' ? (applicant.returnsTo ?? Number.NEGATIVE_INFINITY) : 0

const settle = step('settle', fc.integer({ min: 1, max: 20 }), (world, atOnce) => {
  for (let isDone = false; !isDone; ) {
    const before = world.competition
    const inState = (state: Applicant['state']) =>
      [...world.applicants.values()].filter(each => each.state === state)
    const first = nextTicketUp(before)
    const line = inState('waiting').sort(
      (one, other) =>
        Number(peopleBefore(before.entryQueue, one)) - Number(peopleBefore(before.entryQueue, other)),
    )
    const returning = inState('declined')
      .filter(returns)
      .sort((one, other) => orderOf(other) - orderOf(one))
    const isUp = (each: Applicant) => each.state !== 'waiting' || each.ticket >= (first ?? each.ticket)
    const inLine = before.status === 'registration' ? line.filter(isUp) : line
    const groups = [inState('confirming'), inLine, inState('requested'), returning]
    const some = groups.flatMap(each => each.slice(0, atOnce))
    const profiles = new Map(some.map(each => [each.uid, profileOf(world, each.uid)]))
    const { competition, moved } = settleQueue({
      competition: before,
      applicants: some,
      profiles,
      roster: world,
      now: world.now,
    })
    const last = new Map(moved.map(entrant => [entrant.player?.uid ?? entrant.applicant?.uid ?? '', entrant]))
    const left = line.flatMap(each => (each.state === 'waiting' && !last.has(each.uid) ? [each] : []))
    const movedUp = line.filter(each => last.has(each.uid))
    // Nobody is passed over, except for a team for which there is no place of a team.
    if (before.status === 'registration')
      for (const each of movedUp)
        for (const other of left.filter(({ ticket }) => ticket < ticketOf(each))) {
          expect([other.team !== undefined, each.team]).toEqual([true, undefined])
          expect(placesLeft(competition, other.ticket).teams).toBe(0)
        }
    if (moved.length > 0) expect(isSettlingDue(before, world.now)).toBe(true)
    for (const [who, entrant] of last) store(world, who, entrant, false)
    world.competition = competition
    isDone = moved.length === 0
  }
  if (world.competition.status === 'registration') expect(nextTicketUp(world.competition)).toBeNull()
  const [first] = world.competition.entryQueue.waiting
  if (first !== undefined && !world.competition.entryQueue.teams?.waiting.includes(first))
    expect(freePlaces(world.competition, true)).toBe(0)
  if (world.competition.status !== 'registration') {
    expect([...world.applicants.values()].every(({ state }) => state === 'declined')).toBe(true)
  } else expect([...world.applicants.values()].some(returns)).toBe(false)
})

const queued = ({ competition: { entryQueue } }: World) =>
  queueLength(entryQueue) + (entryQueue.startedWithout ?? 0)

/** The places of players and of teams that are taken or held. */
function takenOf({ competition: { playerCount, teamCount, entryQueue } }: World): Competition['places'] {
  const { confirming, teams } = entryQueue
  const ofTeams = teams?.confirming ?? 0
  return { players: playerCount + confirming + ofTeams * 4, teams: teamCount + ofTeams }
}

function check(world: World, before: Competition['places']): void {
  const { competition, players, teams, applicants, asked, told } = world
  const own = queueOf(applicants.values(), competition.entryQueue)
  expect(competition.entryQueue).toEqual({ ...own, requested: own.requested + otherRequests })
  expect([competition.playerCount, competition.teamCount]).toEqual([others + players.size, teams.size])
  expect([...applicants.keys()].filter(who => players.has(who))).toEqual([])
  // Nobody is lost.
  expect([...asked].filter(who => !players.has(who) && !applicants.has(who))).toEqual([])
  const members = [...teams.values()].flatMap(({ playerUids }) => playerUids)
  expect(members.toSorted()).toEqual(
    [...players.values()].flatMap(({ uid, teamId }) => (teamId === null ? [] : [uid])).toSorted(),
  )
  expect(new Set(told).size).toBe(told.length)
  expect(queued(world)).toBeLessThanOrEqual(entryLimits.queue)
  const [after, capacity] = [takenOf(world), capacityOf(competition)]
  for (const kind of ['players', 'teams'] as const)
    if (after[kind] > before[kind]) expect(after[kind]).toBeLessThanOrEqual(capacity[kind])
}

test('LAW: never more than the limits of players and of the queue, nobody lost or passed over, everybody told once', () => {
  const steps: fc.Arbitrary<Step> = fc.oneof(
    ...[ask, ask, askAsTeam, askAsTeam, decide, decide, withdraw, leave, confirm, acceptInvitation].map(
      arbitrary => ({
        arbitrary,
        weight: 3,
      }),
    ),
    ...[settle, settle, settle].map(arbitrary => ({ arbitrary, weight: 3 })),
    ...[change, limit, link, wait].map(arbitrary => ({ arbitrary, weight: 2 })),
    { arbitrary: begin, weight: 1 },
  )
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 80, size: 'max' }), history => {
      const world = newWorld()
      for (const each of history) {
        const before = takenOf(world)
        each(world)
        check(world, before)
      }
    }),
    { numRuns: runs },
  )
})

test('no more people ask to enter than organizers can look through', () => {
  const { queue } = entryLimits
  const limited = (entryQueue: Competition['entryQueue'], entry: 'open' | 'approval') => {
    const options = { ...settingDefaults.options, entry }
    return entryOf(aCompetition({ options, entryQueue, playerCount: 10, places }), { now: 0 })
  }
  const places = { players: 10, teams: 2 }
  const full = { ...emptyQueue, requested: 2, confirming: 1, waiting: [1], startedWithout: queue - 4 }
  for (const entry of ['open', 'approval'] as const) {
    expect(limited(full, entry)).toEqual(refuse('queue-full', { people: queue }))
    expect(limited({ ...full, requested: 1 }, entry)).toMatchObject({ ok: true })
  }
})

test('nobody who was declined comes to wait where the queue is full', () => {
  const world = newWorld()
  const person = { profile: profileOf(world, 'person-0'), now: world.now, roster: world }
  const options = { ...world.competition.options, entry: 'approval' as const }
  const before = { competition: { ...world.competition, options }, player: null, applicant: null }
  const asked = enter(before, { ...person, uid: 'person-0', joinId: 'first' })
  if (!asked.ok) throw new Error(asked.code)
  const declined = decideApplicant(asked.value, { decision: 'decline', reason: null }, person)
  if (!declined.ok) throw new Error(declined.code)
  const admit = (requested: number) => {
    const entryQueue = { ...emptyQueue, requested }
    const competition = { ...declined.value.competition, playerCount: 10, entryQueue }
    return decideApplicant({ ...declined.value, competition }, { decision: 'admit' }, person)
  }
  const { queue } = entryLimits
  expect(admit(queue)).toEqual(refuse('queue-full', { people: queue }))
  expect(admit(queue - 1)).toMatchObject({ value: { applicant: { state: 'waiting' } } })
})

test('somebody who asks again before it is decided adds what has come to be asked, in the same place', () => {
  const world = newWorld()
  world.competition = { ...world.competition, options: { ...world.competition.options, entry: 'approval' } }
  const asking = { uid: 'person-0', profile: profileOf(world, 'person-0'), now: world.now }
  const asked = enter(entrantOf(world, 'person-0'), { ...asking, joinId: 'first' })
  if (!asked.ok) throw new Error(asked.code)
  const options = { ...world.competition.options, minAge: 16 as const }
  const before = { ...asked.value, competition: { ...asked.value.competition, options } }
  const added = enter(before, {
    ...asking,
    now: world.now + 1,
    joinId: 'other',
    statement: { statedAge: 16 },
  })
  const applicant = { ...before.applicant, joinId: 'other', statedAge: 16 }
  expect(added).toEqual({ ok: true, value: { ...before, applicant } })
  expect(enter(before, { ...asking, joinId: 'third' })).toEqual({ ok: true, value: before })
  const answers = [{ question: 'Role?', answer: 'Core' }]
  expect(enter(before, { ...asking, joinId: 'other', statement: { answers } })).toMatchObject({
    code: 'questions-changed',
  })
})
