import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from '../bracket/model/match.ts'
import { kindsBetween } from '../events/testing/effectsBetween.ts'
import type { Player } from '../player/player.ts'
import { type SelfService, standInRules } from '../selfService/selfService.ts'
import { answerStandIn } from './answerStandIn.ts'
import { askForStandIn } from './askForStandIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { isOpen, replacementsIn, standInPeople, withoutStandIns } from './standIn.ts'
import { empty, ready } from './testing/readyMatch.ts'

const [upper, lower] = empty.teamIds

const player = (uid: string, teamId: string | null, fields: Partial<Player> = {}): Player => ({
  uid,
  displayName: uid,
  photoURL: null,
  rankTier: 30,
  teamId,
  captain: false,
  joinedAt: 1,
  ...fields,
})
const people = new Map(
  [
    ...['a1', 'a2', 'a3'].map(uid => player(uid, upper)),
    ...['b1', 'b2'].map(uid => player(uid, lower)),
    ...['free1', 'free2'].map(uid => player(uid, null)),
    player('other', 'y'),
    player('strong', null, { rankTier: 31 }),
    player('unranked', null, { rankTier: null }),
    player('gone', null, { displayName: null }),
  ].map(each => [each.uid, each]),
)

interface Asking {
  readonly id?: string
  readonly side?: Side
  readonly organizes?: boolean
  readonly isPlayable?: boolean
  readonly isBusy?: boolean
  readonly rule?: SelfService['standIns']
  readonly match?: typeof ready
}
const ask = (matchRoom: MatchRoom, outUid: string, inUid: string, asking: Asking = {}) => {
  const { id = `${outUid}-${inUid}`, side = 0, organizes = false, isPlayable = true, isBusy = false } = asking
  return askForStandIn(matchRoom, asking.match ?? ready, {
    standInId: id,
    side,
    uid: 'captain',
    organizes,
    inUid,
    isPlayable,
    isBusy,
    now: 1,
    outgoing: people.get(outUid) ?? null,
    incoming: people.get(inUid) ?? null,
    selfService: { standIns: asking.rule ?? 'any' },
  })
}
const answer = (matchRoom: MatchRoom, standInId: string, side: Side, accepts: boolean, isBusy = false) => {
  const inUid = matchRoom.standIns.find(each => each.standInId === standInId)?.inUid ?? ''
  return answerStandIn(matchRoom, ready, {
    standInId,
    side,
    accepts,
    isBusy,
    incoming: people.get(inUid) ?? null,
  })
}
const matchRoomOf = (outcome: ReturnType<typeof ask> | ReturnType<typeof answer>): MatchRoom => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.matchRoom
}
const heldIn = (matchRoom: MatchRoom) =>
  replacementsIn(matchRoom, people).map(({ outUid, incoming }) => [outUid, incoming.uid])

test('by most rules a stand-in holds at once, and the person is told; asked again, nothing changes', () => {
  const matchRoom = matchRoomOf(ask(empty, 'a2', 'free1'))
  expect(matchRoom.standInUids).toEqual(['free1'])
  expect(heldIn(matchRoom)).toEqual([['a2', 'free1']])
  expect(kindsBetween(empty, matchRoom)).toEqual(['standInGranted'])
  expect(matchRoomOf(ask(matchRoom, 'a2', 'free1'))).toBe(matchRoom)

  const without = matchRoomOf(answer(matchRoom, 'a2-free1', 0, false))
  expect(heldIn(without)).toEqual([])
  expect(without.standInUids).toEqual([])
  expect(kindsBetween(matchRoom, without)).toEqual(['standInWithdrawn'])
  // A call that was on its way meanwhile brings nothing back.
  expect(matchRoomOf(ask(without, 'a2', 'free1'))).toBe(without)
})

test('by consent it holds once the other side agrees; each side hears of it', () => {
  const asked = matchRoomOf(ask(empty, 'a2', 'free1', { rule: 'consent' }))
  expect(heldIn(asked)).toEqual([])
  expect(kindsBetween(empty, asked)).toEqual(['standInAsked'])
  expect(answer(asked, 'a2-free1', 0, true)).toMatchObject({ code: 'stand-in-gone' })

  const agreed = matchRoomOf(answer(asked, 'a2-free1', 1, true))
  expect(heldIn(agreed)).toEqual([['a2', 'free1']])
  expect(kindsBetween(asked, agreed)).toEqual(['standInGranted', 'standInAnswered'])
  expect(matchRoomOf(answer(agreed, 'a2-free1', 1, true))).toBe(agreed)
  expect(answer(agreed, 'a2-free1', 1, false)).toMatchObject({ code: 'stand-in-gone' })

  const declined = matchRoomOf(answer(asked, 'a2-free1', 1, false))
  expect(kindsBetween(asked, declined)).toEqual(['standInAnswered'])
  expect(answer(declined, 'a2-free1', 1, true)).toMatchObject({ code: 'stand-in-gone' })
  expect(kindsBetween(asked, matchRoomOf(answer(asked, 'a2-free1', 0, false)))).toEqual([])
  expect(heldIn(matchRoomOf(ask(empty, 'a2', 'free1', { rule: 'consent', organizes: true })))).toHaveLength(1)
})

test.each([
  ['a match that has started', 'a2', 'free1', { match: { ...ready, status: 'running' } }, 'match-not-ready'],
  ['no stand-ins', 'a2', 'free1', { rule: 'none' }, 'stand-ins-off'],
  ['no stand-ins, by an organizer', 'a2', 'free1', { rule: 'none', organizes: true }, 'stand-ins-off'],
  ['a member of the other team', 'b1', 'free1', {}, 'not-in-team'],
  ['nobody', 'nobody', 'free1', {}, 'not-in-team'],
  ['one who is replaced', 'a1', 'free2', {}, 'already-replaced'],
  ['somebody for another member', 'a2', 'free1', {}, 'already-standing-in'],
  ['somebody for the other team', 'b1', 'free1', { side: 1 }, 'already-standing-in'],
  ['somebody for a match after the next one', 'a2', 'free1', { isPlayable: false }, 'match-not-ready'],
  ['somebody in another match', 'a2', 'free2', { isBusy: true }, 'already-standing-in'],
  ['a player of a team', 'a2', 'other', {}, 'already-in-team'],
  ['somebody from outside', 'a2', 'nobody', {}, 'not-in-competition'],
  ['a deleted account', 'a2', 'gone', {}, 'not-in-competition'],
  ['a higher rank', 'a2', 'strong', { rule: 'not-above' }, 'rank-above'],
  ['an unknown rank', 'a2', 'unranked', { rule: 'not-above' }, 'rank-above'],
] as const)('refused: %s', (_, outUid, inUid, asking, code) => {
  const matchRoom = matchRoomOf(ask(empty, 'a1', 'free1'))
  expect(ask(matchRoom, outUid, inUid, asking as Asking)).toMatchObject({ ok: false, code })
})

test.each([
  ['free1', {}],
  ['strong', { organizes: true }],
] as const)('not above lets %s in', (inUid, asking) => {
  expect(heldIn(matchRoomOf(ask(empty, 'a2', inUid, { rule: 'not-above', ...asking })))).toHaveLength(1)
})

test('a stand-in who plays elsewhere by now cannot be accepted', () => {
  const asked = matchRoomOf(ask(empty, 'a2', 'free1', { rule: 'consent' }))
  expect(answer(asked, 'a2-free1', 1, true, true)).toMatchObject({ code: 'already-standing-in' })
  expect(answer(asked, 'unknown', 1, true)).toMatchObject({ code: 'stand-in-gone' })
  expect(
    answerStandIn(
      asked,
      { ...ready, status: 'running' },
      {
        standInId: 'a2-free1',
        side: 1,
        accepts: true,
        isBusy: false,
        incoming: people.get('free1') ?? null,
      },
    ),
  ).toMatchObject({ code: 'match-not-ready' })
})

test.each([
  ['the stand-in has joined a team', 'free1', { teamId: 'y' }],
  ['the stand-in has deleted the account', 'free1', { displayName: null }],
  ['the one replaced has left the team', 'a2', { teamId: null }],
  ['the stand-in has left', 'free1', null],
] as const)('nothing holds once %s', (_, uid, fields) => {
  const matchRoom = matchRoomOf(ask(empty, 'a2', 'free1'))
  const later = new Map(people)
  const entry = later.get(uid)
  if (fields === null || entry === undefined) later.delete(uid)
  else later.set(uid, { ...entry, ...fields })
  expect(replacementsIn(matchRoom, later)).toEqual([])
  expect(standInPeople(matchRoom)).toEqual(['a2', 'free1'])
})

test('teams that do not play each other any more have no stand-ins', () => {
  const matchRoom = matchRoomOf(
    ask(matchRoomOf(ask(empty, 'a2', 'free1')), 'b1', 'free2', { side: 1, rule: 'consent' }),
  )
  const closed = withoutStandIns(matchRoom)
  expect(closed.standIns.some(isOpen)).toBe(false)
  expect(kindsBetween(matchRoom, closed)).toEqual(['standInWithdrawn'])
})

test('whatever is asked and answered: nobody stands in twice, nobody is replaced twice, and a room stays small', () => {
  const step = fc.record({
    out: fc.constantFrom('a1', 'a2', 'a3', 'b1', 'b2'),
    in: fc.constantFrom('free1', 'free2', 'strong', 'unranked', 'other'),
    rule: fc.constantFrom(...standInRules),
    organizes: fc.boolean(),
    answers: fc.option(fc.record({ which: fc.nat(30), side: fc.constantFrom(0, 1), accepts: fc.boolean() })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      let matchRoom: MatchRoom = empty
      steps.forEach(({ out, in: inUid, rule, organizes, answers }, index) => {
        const side = out.startsWith('a') ? 0 : 1
        const id =
          answers && matchRoom.standIns[answers.which % Math.max(1, matchRoom.standIns.length)]?.standInId
        const outcome = id
          ? answer(matchRoom, id, answers.side as Side, answers.accepts)
          : ask(matchRoom, out, inUid, { id: String(index), side, rule, organizes })
        if (outcome.ok) matchRoom = outcome.value.matchRoom
        const open = matchRoom.standIns.filter(isOpen)
        for (const key of ['outUid', 'inUid'] as const) {
          expect(new Set(open.map(each => each[key])).size).toBe(open.length)
        }
        const granted = open.filter(({ state }) => state === 'granted').map(each => each.inUid)
        expect(matchRoom.standInUids).toEqual(granted)
        expect(heldIn(matchRoom).map(([, uid]) => uid)).toEqual(granted)
        expect(matchRoom.standIns.length).toBeLessThanOrEqual(20)
      })
    }),
  )
})
