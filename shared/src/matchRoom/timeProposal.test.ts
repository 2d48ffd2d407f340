import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import { kindsBetween } from '../events/testing/effectsBetween.ts'
import { changedStarts } from '../schedule/changedStarts.ts'
import { movedTo } from '../schedule/plannedStart.ts'
import { defaultSelfService } from '../selfService/selfService.ts'
import { answerProposal } from './answerProposal.ts'
import { checkInSide, closeCheckIn, currentCheckIn, openCheckIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'
import { proposeTime } from './proposeTime.ts'
import { empty, ready } from './testing/readyMatch.ts'
import { openProposal } from './timeProposal.ts'

const minutes = (count: number) => count * 60_000
const competition = { startDate: minutes(100) }
const selfService = { ...defaultSelfService, moveMinutes: 60 }
const planned = { match: ready, competition }

interface Proposing {
  readonly side?: 0 | 1
  readonly id?: string
  readonly at?: number
  readonly match?: Match
  readonly moveMinutes?: number
}

const propose = (
  matchRoom: MatchRoom,
  to: number,
  { side = 0, id = `to-${to}`, at = 0, match = ready, moveMinutes = 60 }: Proposing = {},
) =>
  proposeTime(
    matchRoom,
    { match, competition },
    {
      proposalId: id,
      side,
      startsAt: minutes(to),
      now: minutes(at),
      selfService: { moveMinutes },
    },
  )
const answer = (matchRoom: MatchRoom, side: 0 | 1, accepts: boolean, { at = 0, match = ready } = {}) =>
  answerProposal(
    matchRoom,
    { match, competition },
    {
      proposalId: matchRoom.proposal?.proposalId ?? '',
      side,
      accepts,
      now: minutes(at),
    },
  )
const changeOf = (outcome: ReturnType<typeof propose> | ReturnType<typeof answer>): MatchRoomChange => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

test('the other side accepts, and the match moves; twice is once', () => {
  const proposed = changeOf(propose(empty, 130)).matchRoom
  expect(kindsBetween(empty, proposed)).toEqual(['timeProposed'])
  expect(changeOf(propose(proposed, 130)).matchRoom).toBe(proposed)
  expect(answer(proposed, 0, true)).toMatchObject({ code: 'own-proposal' })
  const { matchRoom, command } = changeOf(answer(proposed, 1, true))
  expect(command).toEqual({ name: 'moveMatch', startsAt: minutes(130) })
  expect(kindsBetween(proposed, matchRoom)).toEqual(['timeAgreed'])
  const moved = { ...ready, startsAt: minutes(130) }
  expect(changeOf(answer(matchRoom, 1, true, { match: moved }))).toEqual({ matchRoom, command: null })
})

test('both sides asking for the same time have agreed on it; another time takes the place of the first', () => {
  const proposed = changeOf(propose(empty, 130)).matchRoom
  expect(changeOf(propose(proposed, 130, { side: 1, id: 'own' })).command).toEqual({
    name: 'moveMatch',
    startsAt: minutes(130),
  })
  const countered = changeOf(propose(proposed, 120, { side: 1 })).matchRoom
  expect(countered.proposal).toMatchObject({ by: 1, startsAt: minutes(120) })
  expect(kindsBetween(proposed, countered)).toEqual(['timeProposed'])
})

test('a late repetition of a proposal displaces nothing, however it ended', () => {
  const first = changeOf(propose(empty, 130)).matchRoom
  const countered = changeOf(propose(first, 120, { side: 1 })).matchRoom
  const third = changeOf(propose(countered, 140)).matchRoom
  for (const [to, side] of [
    [130, 0],
    [120, 1],
    [140, 0],
  ] as const) {
    expect(changeOf(propose(third, to, { side }))).toEqual({ matchRoom: third, command: null })
  }
  const agreed = changeOf(propose(third, 140, { side: 1, id: 'agreeing' })).matchRoom
  const moved = { ...ready, startsAt: minutes(140) }
  const again = propose(agreed, 140, { side: 1, id: 'agreeing', match: moved })
  expect(changeOf(again)).toEqual({ matchRoom: agreed, command: null })
  const next = changeOf(propose(agreed, 150, { match: moved })).matchRoom
  expect(changeOf(propose(next, 140, { side: 1, id: 'agreeing', match: moved })).matchRoom).toBe(next)

  const repeated = changeOf(propose(first, 130, { id: 'same' })).matchRoom
  const later = changeOf(propose(repeated, 150)).matchRoom
  expect(changeOf(propose(later, 130, { id: 'same' })).matchRoom).toBe(later)
})

test('declined or taken back, nothing moves, and another time can be proposed', () => {
  const proposed = changeOf(propose(empty, 130)).matchRoom
  for (const side of [0, 1] as const) {
    const { matchRoom, command } = changeOf(answer(proposed, side, false))
    expect(command).toBeNull()
    expect(openProposal(matchRoom, planned)).toBeNull()
    expect(answer(matchRoom, 1, true)).toMatchObject({ code: 'proposal-gone' })
    expect(propose(matchRoom, 140)).toMatchObject({ ok: true })
  }
})

test('what cannot be proposed', () => {
  expect(propose(empty, 130, { moveMinutes: 0 })).toMatchObject({ code: 'time-fixed' })
  expect(propose(empty, 161)).toMatchObject({
    code: 'time-too-far',
    facts: { earliest: minutes(40), latest: minutes(160) },
  })
  expect(propose(empty, 39)).toMatchObject({ code: 'time-too-far' })
  expect(propose(empty, 60, { at: 61 })).toMatchObject({ code: 'date-in-past' })
  expect(propose(empty, 100)).toMatchObject({ code: 'time-unchanged' })
  expect(propose(empty, 130, { match: { ...ready, status: 'running' } })).toMatchObject({
    code: 'match-not-ready',
  })
})

test('a proposal counts for nothing once the match or its plan has changed, or its time has passed', () => {
  const proposed = changeOf(propose(empty, 130)).matchRoom
  const gone = { code: 'proposal-gone' }
  expect(answer(proposed, 1, true, { match: { ...ready, revision: 7 } })).toMatchObject(gone)
  expect(answer(proposed, 1, true, { match: { ...ready, startsAt: minutes(110) } })).toMatchObject(gone)
  expect(answer(proposed, 1, true, { at: 131 })).toMatchObject({ code: 'date-in-past' })
})

test('teams that move their match again and again stay near what the organizers planned', () => {
  const first = changeOf(answer(changeOf(propose(empty, 160)).matchRoom, 1, true)).matchRoom
  const moved = { ...ready, ...movedTo(ready, minutes(160)) }
  expect(propose(first, 161, { match: moved })).toMatchObject({ code: 'time-too-far' })
  expect(propose(first, 40, { match: moved })).toMatchObject({ ok: true })

  const proposed = changeOf(propose(first, 150, { match: moved })).matchRoom
  const withdrawn = changeOf(answer(proposed, 0, false, { match: moved })).matchRoom
  const limits = { code: 'time-too-far', facts: { earliest: minutes(40), latest: minutes(160) } }
  expect(propose(withdrawn, 220, { match: moved })).toMatchObject(limits)
  expect(propose(withdrawn, 40, { match: moved })).toMatchObject({ ok: true })

  const back = { ...moved, ...movedTo(moved, minutes(50)) }
  expect(propose(withdrawn, 160, { match: back })).toMatchObject({ ok: true })
  expect(propose(withdrawn, 39, { match: back })).toMatchObject(limits)
})

test('what organizers plan after that counts instead, even if it is the time that the teams have agreed on', () => {
  const { matchRoom } = changeOf(answer(changeOf(propose(empty, 160)).matchRoom, 1, true))
  const moved = { ...ready, ...movedTo(ready, minutes(160)) }
  for (const plan of [200, 160]) {
    const replanned = changedStarts(new Map([[moved.id, moved]]), [[moved.id, minutes(plan)]])
    const [match] = replanned.ok ? replanned.value : []
    expect(propose(matchRoom, plan + 60, match && { match })).toMatchObject({ ok: true })
    expect(propose(matchRoom, plan - 61, match && { match })).toMatchObject({ code: 'time-too-far' })
  }
})

test('a match that is put off asks for its check-in again, and nobody is missing from it', () => {
  const asked = openCheckIn(empty, ready, { selfService, organizerSides: [], now: minutes(100) })
  const missed: MatchRoom = { ...asked, attention: 'no-show' }
  const proposed = changeOf(propose(missed, 130, { at: 111 })).matchRoom
  expect(proposed.attention).toBe('no-show')
  const { matchRoom } = changeOf(answer(proposed, 1, true, { at: 112 }))
  expect(matchRoom.attention).toBeNull()
  const moved = { ...ready, startsAt: minutes(130) }
  expect(currentCheckIn(matchRoom, moved)).toBeNull()
  const closed = closeCheckIn(missed, moved, {
    revision: moved.revision,
    selfService,
    organizerSides: [],
    now: minutes(110),
  })
  expect(closed).toMatchObject({ matchRoom: { checkIn: null, attention: null }, command: null })
  expect(checkInSide(matchRoom, moved, { side: 0, selfService, now: minutes(113) })).toMatchObject({
    code: 'no-check-in',
  })
})
