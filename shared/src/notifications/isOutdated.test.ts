import { expect, it } from 'vitest'
import { aDraftPlayer } from '../draft/testing/draftWorld.ts'
import type { MatchStatus } from '../bracket/model/match.ts'
import { canBeOutdated, isOutdated, type Subject } from './isOutdated.ts'
import { emptyQueue } from '../competition/entryQueue.ts'
import type { Notification } from './notification.ts'

const check = { checkId: 'one', startedAt: 0, deadline: 1000, closedAt: null }
const facts = { checkId: 'one', deadline: 1000 }
const competition = {
  bracketId: 'b',
  readinessCheck: check,
  status: 'running',
  entryQueue: emptyQueue,
} as const
const player = aDraftPlayer('wolf')
const team = { captainUid: 'wolf', seatedUids: ['wolf'], reserveMs: 0, teamId: null }
const led = { status: 'running', place: 3, teams: [team], picks: [] } as const
const inCompetition = { competition, player, applicant: null, match: null }

it.each<readonly [string, Partial<Subject>, number, boolean]>([
  ['is running', {}, 999, false],
  ['is past its deadline', {}, 1000, true],
  [
    'was closed early',
    { competition: { ...competition, readinessCheck: { ...check, closedAt: 500 } } },
    600,
    true,
  ],
  [
    'was replaced',
    { competition: { ...competition, readinessCheck: { ...check, checkId: 'two' } } },
    600,
    true,
  ],
  ['was confirmed by the person', { player: { ...player, ready: { checkId: 'one', at: 5 } } }, 600, true],
  ['is of a competition that the person has left', { player: null }, 600, true],
  ['is of a competition that is gone', { competition: null }, 600, true],
])('a message about a readiness check that %s', (_, changes, now, expected) => {
  const subject = { ...inCompetition, ...changes }
  expect(isOutdated({ kind: 'readinessCheck', facts }, subject, now)).toBe(expected)
  expect(isOutdated({ kind: 'readinessReminder', facts }, subject, now)).toBe(expected)
})

const outdatedIn = (kind: 'matchReady' | 'checkInOpened' | 'teamMissing' | 'matchDecided', bracketId = 'b') =>
  (['waiting', 'ready', 'running', 'finished', 'bye'] as const satisfies MatchStatus[]).filter(status =>
    isOutdated(
      { kind, facts: { bracketId, matchId: 'm', deadline: 1000 } as Notification['facts'] },
      { ...inCompetition, match: { status } },
      0,
    ),
  )

it('a message that calls for a match stands until that is over, one about its check-in until it has started', () => {
  expect(outdatedIn('matchReady')).toEqual(['waiting', 'finished', 'bye'])
  expect(outdatedIn('checkInOpened')).toEqual(['waiting', 'running', 'finished', 'bye'])
  expect(outdatedIn('teamMissing')).toEqual(outdatedIn('checkInOpened'))
  expect(outdatedIn('matchReady', 'replaced')).toHaveLength(5)
})

it('a result or a place is not told any more once it has been taken back', () => {
  expect(outdatedIn('matchDecided')).toEqual(['waiting', 'ready', 'running', 'bye'])
  const place = { kind: 'placeTaken', facts: { bracketId: 'b', best: 1, worst: 1, teamCount: 4 } } as const
  const outdated = (changes: object) =>
    isOutdated(place, { ...inCompetition, competition: { ...competition, ...changes } }, 0)
  expect(outdated({ status: 'finished' })).toBe(false)
  expect(outdated({ status: 'running' })).toBe(true)
  expect(outdated({ status: 'finished', bracketId: 'replaced' })).toBe(true)
})

it('what has happened stays true', () => {
  const nothing = { competition: null, player: null, applicant: null, match: null }
  expect(isOutdated({ kind: 'competitionDeleted', facts: {} }, nothing, 0)).toBe(false)
  const corrected = { bracketId: 'b', matchId: 'm', before: [2, 0], after: null } as const
  expect(isOutdated({ kind: 'resultCorrected', facts: corrected }, nothing, 0)).toBe(false)
})

it('a place to confirm is offered, and requests are told of, as long as they stand', () => {
  const offer = { kind: 'placeToConfirm', facts: { confirmUntil: 1000 } } as const
  const outdated = (state: 'confirming' | 'declined') =>
    isOutdated(offer, { ...inCompetition, applicant: { state } }, 0)
  expect([outdated('confirming'), outdated('declined')]).toEqual([false, true])
  const asked = { kind: 'entryRequested', facts: { requested: 2 } } as const
  const decided = (requested: number) =>
    isOutdated(
      asked,
      { ...inCompetition, competition: { ...competition, entryQueue: { ...emptyQueue, requested } } },
      0,
    )
  expect([decided(1), decided(0)]).toEqual([false, true])
  const closed = (applicant: { readonly state: 'waiting' | 'confirming' | 'declined' } | null) =>
    isOutdated({ kind: 'registrationClosed', facts: {} }, { ...inCompetition, applicant }, 0)
  expect(closed({ state: 'waiting' })).toBe(false)
  expect([closed({ state: 'confirming' }), closed({ state: 'declined' }), closed(null)]).toEqual([
    true,
    true,
    true,
  ])
  expect(isOutdated({ kind: 'movedUp', facts: {} }, { ...inCompetition, player: null }, 0)).toBe(true)
})

it('captains are not told of a draft that another one has replaced, or that is over', () => {
  const facts = { draftId: 'first' }
  const inDraft = (draftId: string, draft: Partial<Subject['draft']> = {}, about: object = {}) => {
    const subject = {
      ...inCompetition,
      competition: { ...competition, draftId },
      draft: { ...led, ...draft },
    }
    return isOutdated({ kind: 'draftStarted', facts: { ...facts, ...about } }, subject, 0)
  }
  const cancelled = inDraft('first', { status: 'cancelled' })
  expect([inDraft('first'), inDraft('second'), cancelled]).toEqual([false, true, true])
  const ofTurn = (draft: Partial<Subject['draft']>) => inDraft('first', draft, { place: 3, hasClock: true })
  expect([ofTurn({}), ofTurn({ place: 4 }), ofTurn({ status: 'confirmed' })]).toEqual([false, true, true])
  // The call is not repeated when the draft goes on.
  expect(ofTurn({ status: 'paused' })).toBe(false)
  expect(canBeOutdated({ kind: 'draftStarted', facts })).toBe(true)
})

it.each<readonly [string, string, Partial<Subject>, boolean]>([
  ['is still captain', 'wolf', { captain: player }, false],
  ['has been replaced by a member', 'fox', { captain: aDraftPlayer('fox') }, true],
  ['acts for a captain who has left', 'fox', {}, false],
  [
    'acts for a captain who got a team elsewhere',
    'fox',
    { captain: aDraftPlayer('fox', { teamId: 't' }) },
    false,
  ],
  ['has taken over the captain, a guest', 'guest', { player: { ...player, guestUid: 'guest' } }, false],
  ['is back in the pool', 'fox', { player: aDraftPlayer('bear'), captain: aDraftPlayer('fox') }, true],
])(
  'a call of a draft reaches a person who %s, unless another one is captain',
  (_, captainUid, changes, expected) => {
    const draft = { ...led, teams: [{ ...team, captainUid, seatedUids: [captainUid, 'wolf'] }] }
    const subject = { ...inCompetition, competition: { ...competition, draftId: 'd' }, draft, ...changes }
    expect(isOutdated({ kind: 'draftStarted', facts: { draftId: 'd' } }, subject, 0)).toBe(expected)
    const facts = { draftId: 'd', place: 3, hasClock: true }
    expect(isOutdated({ kind: 'draftTurn', facts }, subject, 0)).toBe(expected)
  },
)
