import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import { type Draft, type DraftOrder, pickedBy } from './draft.ts'
import { membersOf, poolOf } from './members.ts'
import {
  asked,
  befall,
  beginnings,
  begun,
  type DraftWorld,
  finish,
  happenings,
} from './testing/draftWorld.ts'
import { completionOf, deadlineOf, isOpen, type Turn, turnOf } from './turn.ts'

const numRuns = Number(process.env['LAW_RUNS'] ?? 300)

/** The ways in which players were picked. */
const ways = new Set<string>()

/** The teams of the first rounds, written out. */
function writtenOut(order: DraftOrder, teams: number, rounds: number): readonly number[] {
  const forth = [...Array(teams).keys()]
  const back = order === 'snake' ? forth.toReversed() : forth
  return Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? forth : back)).flat()
}

/** What a pick that is taken back must restore. */
function stateOf({ draft, players }: DraftWorld) {
  const all = [...players.values()]
  const { team, round, place } = turnOf(draft, all) ?? {}
  return {
    members: membersOf(draft, all),
    pool: poolOf(draft, all).map(({ uid }) => uid),
    turn: { team, round, place },
    reserves: draft.teams.map(({ reserveMs }) => reserveMs),
  }
}

function expectSound({ draft, players, now }: DraftWorld): void {
  const all = [...players.values()]
  const members = membersOf(draft, all)
  const seated = members.flat()
  expect(new Set(seated).size).toBe(seated.length)
  expect(Math.max(...members.map(({ length }) => length))).toBeLessThanOrEqual(teamSize)
  const standing = draft.picks.filter(({ left }) => !left)
  expect(new Set(standing.map(({ uid }) => uid)).size).toBe(standing.length)
  expect(new Set(draft.picks.map(({ turn }) => turn)).size).toBe(draft.picks.length)
  for (const [index, { reserveMs }] of draft.teams.entries()) {
    const spent = draft.picks.filter(({ team }) => team === index).map(pick => pick.reserveSpentMs)
    const left = draft.clock.reserveSeconds * 1000 - spent.reduce((sum, each) => sum + each, 0)
    expect(reserveMs).toBe(Math.max(0, left))
  }
  if (!isOpen(draft)) return
  const pool = poolOf(draft, all).map(({ uid }) => uid)
  const teamless = all.flatMap(({ uid, teamId }) => (teamId === null ? [uid] : []))
  expect([...pool, ...seated].toSorted()).toEqual(teamless.toSorted())
  const free = members.flatMap((each, index) => (each.length < teamSize ? [index] : []))
  const turn = turnOf(draft, all)
  const reasons = new Set(completionOf(draft, all).map(({ completion }) => completion))
  expect(reasons.has('picking')).toBe(turn !== null)
  expect(reasons.has('nobody-left')).toBe(pool.length === 0 && free.length > 0)
  if (turn === null) return
  const rounds = writtenOut(draft.order, draft.teams.length, turn.round + 1)
  const place = rounds.findIndex((team, at) => at >= draft.place && free.includes(team))
  expect([turn.team, turn.place]).toEqual([rounds[place], place])
  const deadline = deadlineOf(draft, all)
  if (deadline !== null) expect(deadline).toBeGreaterThanOrEqual((draft.turnStartedAt ?? now) - draft.usedMs)
}

/** The place of the turn is kept, so that it stays the same, no matter who leaves. */
function expectPinned({ draft, players }: DraftWorld): void {
  const turn = turnOf(draft, players.values())
  if (turn !== null && draft.turnStartedAt !== null) expect(draft.place).toBe(turn.place)
}

/** A seat that becomes free elsewhere does not take the turn away. */
function expectSameTurn(before: Turn | null, { draft, players }: DraftWorld): void {
  const all = [...players.values()]
  const size = membersOf(draft, all)[before?.team ?? 0]?.length ?? 0
  if (before === null || before.place !== draft.place || size >= teamSize || poolOf(draft, all).length === 0)
    return
  expect(turnOf(draft, all)).toEqual(before)
}

/** Who takes over the entry of a guest has the guest's place, also as captain. */
function expectTakenOver(before: readonly string[][], { draft, players }: DraftWorld): void {
  const all = [...players.values()]
  const heirs = new Map(all.flatMap(({ uid, guestUid }) => (guestUid === undefined ? [] : [[guestUid, uid]])))
  expect(membersOf(draft, all)).toEqual(before.map(uids => uids.map(uid => heirs.get(uid) ?? uid)))
}

function expectRightful(before: Draft, { draft, players, now }: DraftWorld): void {
  expect(draft.turn).toBe(before.turn + 1)
  const picked = draft.picks.length > before.picks.length ? draft.picks.at(-1) : undefined
  if (picked === undefined) return
  ways.add(picked.by)
  const all = [...players.values()]
  const turn = turnOf(before, all)
  expect([picked.turn, picked.team, picked.place]).toEqual([before.turn, turn?.team, turn?.place])
  expect(poolOf(before, all).map(({ uid }) => uid)).toContain(picked.uid)
  const deadline = deadlineOf(before, all)
  if (picked.by === 'captain') {
    expect(before.status).toBe('running')
    expect(now).toBeLessThan(deadline ?? Number.POSITIVE_INFINITY)
  }
  if (picked.by === 'clock') expect(now).toBeGreaterThanOrEqual(deadline ?? Number.POSITIVE_INFINITY)
}

test('whatever happens, nobody is picked twice, picks come in order and in time, and the draft can be finished', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(beginnings, fc.array(happenings, { maxLength: 90 }), (beginning, all) => {
      const world = begun(beginning)
      for (const happening of all) {
        world.now += happening.waits * 1000
        const turnBefore = turnOf(world.draft, world.players.values())
        const membersBefore = membersOf(world.draft, world.players.values())
        if (befall(world, happening)) {
          if (happening.kind === 'takeOver') expectTakenOver(membersBefore, world)
          expectSound(world)
          expectSameTurn(turnBefore, world)
          continue
        }
        const before = world.draft
        const stateBefore = stateOf(world)
        const ask = asked(world, happening)
        const outcome = ask?.(before)
        if (ask === null || outcome === undefined) continue
        seen.add(outcome.ok ? happening.kind : outcome.code)
        if (!outcome.ok || outcome.value === before) continue
        world.draft = outcome.value
        expectRightful(before, world)
        expectSound(world)
        if (isOpen(world.draft)) expectPinned(world)
        const { draft } = world
        expect(ask(draft)).toEqual(accept(draft))
        if (draft.status === 'confirmed') {
          const filled = stateBefore.members.filter(({ length }) => length > 0)
          const made = [...world.made.values()]
          expect(made.map(({ playerUids }) => playerUids)).toEqual(filled)
          expect(made.map(({ captainUid }) => captainUid)).toEqual(filled.map(([captain]) => captain))
          expect(membersOf(draft, world.players.values())).toEqual(stateBefore.members)
        }
        if (before.status === 'confirmed') expect(world.made.size).toBe(0)
        if (draft.picks.length > before.picks.length && before.status === draft.status) {
          const back = asked(world, { ...happening, kind: 'takeBack', behind: 0 })?.(draft)
          expect(back?.ok && stateOf({ ...world, draft: back.value })).toEqual(stateBefore)
        }
      }
      if (!isOpen(world.draft)) return
      finish(world)
      const players = [...world.players.values()]
      expect(turnOf(world.draft, players)).toBeNull()
      expect(completionOf(world.draft, players).filter(({ completion }) => completion === 'picking')).toEqual(
        [],
      )
    }),
    { numRuns },
  )
  // The law would be empty if hardly anything happened.
  const expected = [
    ...['captain', 'clock', 'clockChange', 'organizer', 'pause', 'replace', 'resume', 'takeBack', 'confirm'],
    ...[
      'draft-paused',
      'draft-time-left',
      'draft-unfinished',
      'not-your-turn',
      'player-taken',
      'nobody-to-pick',
    ],
    ...['team-full', 'turn-over', 'turn-time-over', 'reopen', 'draft-over', 'cancel'],
  ]
  expect([...ways].toSorted()).toEqual(pickedBy.toSorted())
  expect([...seen]).toEqual(expect.arrayContaining(expected))
})

test('without disturbances, picks follow the rounds as written out', () => {
  fc.assert(
    fc.property(beginnings, beginning => {
      const world = begun({ ...beginning, isFinished: true })
      const { captains, others, order } = beginning
      const rounds = writtenOut(order, captains, teamSize - 1)
      expect(world.draft.picks.map(({ team }) => team)).toEqual(rounds.slice(0, others))
    }),
    { numRuns },
  )
})
