import { expect, test } from 'vitest'
import { cancelDraft } from '../draft/cancelDraft.ts'
import type { Draft } from '../draft/draft.ts'
import { pauseDraft, resumeDraft } from '../draft/pauseDraft.ts'
import { pickPlayer } from '../draft/pickPlayer.ts'
import { replaceCaptain } from '../draft/replaceCaptain.ts'
import { takeBackPick } from '../draft/takeBackPick.ts'
import { aDraftPlayer } from '../draft/testing/draftWorld.ts'
import type { Outcome } from '../errors/outcome.ts'
import { guestUidOf } from '../player/guestUid.ts'
import { draftEvents } from './draftEvents.ts'

const guest = guestUidOf('bear')
const players = ['wolf', 'fox', 'a', 'b', 'c', 'd', guest].map(uid => aDraftPlayer(uid))
const moment = { players, now: 1000 }
const organizer = { uid: 'organizer', isOrganizer: true }

/** A snake of these captains, in their order. */
function aDraft(captainUids: readonly string[], pickSeconds: number | null = 60): Draft {
  return {
    status: 'running',
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds, reserveSeconds: 0 },
    teams: captainUids.map(captainUid => ({
      captainUid,
      seatedUids: [captainUid],
      reserveMs: 0,
      teamId: null,
    })),
    picks: [],
    turn: 1,
    place: 0,
    turnStartedAt: 0,
    usedMs: 0,
    startedBy: 'organizer',
    startedAt: 0,
  }
}

function done(outcome: Outcome<Draft>): Draft {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** Who is told what of a step. */
const told = (before: Draft | null, after: Draft) =>
  draftEvents('d', { before, after, players }).map(({ kind, audience }) => [
    kind,
    audience.of === 'people' ? audience.uids : null,
  ])
const pick = (draft: Draft, uid: string) =>
  done(pickPlayer(draft, { ...moment, turn: draft.turn, uid, caller: organizer }))

test('each captain is told of a new draft, the first one that it is their turn, and guests of nothing', () => {
  expect(told(null, aDraft(['wolf', 'fox', guest]))).toEqual([
    ['draftStarted', ['fox']],
    ['draftTurn', ['wolf']],
  ])
  expect(told(null, aDraft([guest, 'fox']))).toEqual([['draftStarted', ['fox']]])
})

test('a captain is called once for turns in a row, and again after another one’s turn, a pause or a pick taken back', () => {
  const begun = aDraft(['wolf', 'fox'])
  const first = pick(begun, 'a')
  expect(told(begun, first)).toEqual([['draftTurn', ['fox']]])
  const second = pick(first, 'b')
  // In a snake, the last one of a round is the first of the next.
  expect(told(first, second)).toEqual([])
  const third = pick(second, 'c')
  expect(told(second, third)).toEqual([['draftTurn', ['wolf']]])
  expect(told(third, done(takeBackPick(third, { ...moment, turn: third.turn })))).toEqual([
    ['draftTurn', ['fox']],
  ])
  const paused = done(pauseDraft(third, moment))
  expect(told(third, paused)).toEqual([])
  expect(told(paused, done(resumeDraft(paused, moment)))).toEqual([['draftTurn', ['wolf']]])
  expect(told(third, done(cancelDraft(third, moment)))).toEqual([])
})

test('a call to the same turn has one cause, whatever comes between, and each new captain one', () => {
  const causesOf = (before: Draft | null, after: Draft) =>
    draftEvents('d', { before, after, players }).map(({ cause }) => cause)
  const begun = aDraft(['wolf', 'fox', 'a'])
  expect(causesOf(null, begun)).toEqual([['d'], ['d', 0, 'wolf']])
  const first = pick(begun, 'b')
  const back = done(takeBackPick(first, { ...moment, turn: first.turn }))
  const paused = done(pauseDraft(back, moment))
  expect(causesOf(first, back)).toEqual([['d', 0, 'wolf', 1]])
  expect(causesOf(paused, done(resumeDraft(paused, moment)))).toEqual([['d', 0, 'wolf', 1]])
  const replaced = done(replaceCaptain(begun, { ...moment, turn: 1, team: 1, uid: 'c' }))
  expect(causesOf(begun, replaced)).toEqual([['d', 'c']])
})

test.each<readonly [string, (draft: Draft) => Draft]>([
  [
    'whose pick is taken back',
    draft => {
      const picked = pick(draft, 'a')
      return done(takeBackPick(picked, { ...moment, turn: picked.turn }))
    },
  ],
  [
    'who is put in again',
    draft => {
      const replace = (each: Draft, uid: string) =>
        done(replaceCaptain(each, { ...moment, turn: each.turn, team: 0, uid }))
      return replace(replace(draft, 'b'), 'wolf')
    },
  ],
])('a captain %s is called again, but not without end', (_, again) => {
  const causes = new Set<string>()
  let draft = aDraft(['wolf', 'fox'])
  for (let time = 0; time < 10; time += 1) {
    const [call] = draftEvents('d', { before: null, after: draft, players }).filter(
      ({ kind }) => kind === 'draftTurn',
    )
    expect(call?.audience).toEqual({ of: 'people', uids: ['wolf'] })
    causes.add(JSON.stringify(call?.cause))
    if (time < 2) expect(causes.size).toBe(time + 1)
    draft = again(draft)
  }
  expect(causes.size).toBeLessThanOrEqual(4)
  // Other places are not concerned.
  expect(causes.has(JSON.stringify(['d', 0, 'wolf']))).toBe(true)
  expect(draftEvents('d', { before: draft, after: pick(draft, 'a'), players })[0]?.cause).toEqual([
    'd',
    1,
    'fox',
  ])
})

test('who acts for a captain who has left is called if it is their turn, and otherwise told so', () => {
  const round = ['a', 'b', 'c'].reduce(pick, aDraft(['wolf', 'fox']))
  const without = (uid: string) =>
    draftEvents('d', {
      before: round,
      after: round,
      players: players.filter(player => player.uid !== uid),
      playersBefore: players,
    }).map(({ kind, audience }) => [kind, audience.of === 'people' ? audience.uids : null])
  expect(without('wolf')).toEqual([['draftTurn', ['a']]])
  expect(without('fox')).toEqual([['draftStarted', ['b']]])
  expect([without('d'), without('b')]).toEqual([[], []])
})

test('a captain who is put in is told so, or called if it is their turn', () => {
  const begun = aDraft(['wolf', 'fox'])
  const replaced = (team: number, uid: string) =>
    told(begun, done(replaceCaptain(begun, { ...moment, turn: 1, team, uid })))
  expect(replaced(1, 'a')).toEqual([['draftStarted', ['a']]])
  expect(replaced(0, 'a')).toEqual([['draftTurn', ['a']]])
  expect(replaced(0, guest)).toEqual([])
})

test('the call says whether there is a clock, and for which place it is', () => {
  const [call] = draftEvents('d', { before: null, after: aDraft(['wolf', guest], null), players })
  expect(call).toMatchObject({
    kind: 'draftTurn',
    cause: ['d', 0, 'wolf'],
    facts: { draftId: 'd', place: 0, hasClock: false },
  })
})
