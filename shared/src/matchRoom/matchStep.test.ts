import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import type { BroadcastQueue } from '../live/broadcastQueue.ts'
import { defaultSelfService, type SelfService } from '../selfService/selfService.ts'
import { defaultVeto } from '../selfService/vetoSettings.ts'
import { openCheckIn } from './checkIn.ts'
import type { MatchReport, MatchRoom } from './matchRoom.ts'
import { asksForDecision, type MatchStep, matchStep } from './matchStep.ts'
import { empty, final, ready } from './testing/readyMatch.ts'
import type { Veto } from './veto/veto.ts'
import { vetoSteps } from './veto/vetoSteps.ts'

const minute = 60_000
const byTeams: SelfService = { ...defaultSelfService, checkInMinutes: 10, noShow: 'organizer' }
const competition = {
  selfService: byTeams,
  startDate: 5 * minute,
  bracketId: 'bracket',
  broadcastQueue: null,
}
const lockedQueue = {
  bracketId: 'bracket',
  matches: [{ matchId: ready.id, stream: 0, locked: true }],
  revision: 1,
}
const running: Match = { ...ready, status: 'running', since: { status: 'running', at: minute } }
const opened = openCheckIn(empty, ready, { selfService: byTeams, organizerSides: [], now: 0 })
const checkIn = opened.checkIn
if (checkIn === null) throw new Error('The check-in did not open')
const oneHere: MatchRoom = { ...opened, checkIn: { ...checkIn, at: [minute, null] } }
const report: MatchReport = {
  reportId: 'r',
  pastReportIds: [],
  revision: running.revision,
  by: 0,
  version: { uid: 'wolf', at: 2 * minute, score: [2, 0], games: [] },
  deadline: 12 * minute,
  dispute: null,
  settled: null,
}
const disputed: MatchReport = { ...report, dispute: { uid: 'bear', at: 3 * minute, version: null } }
const veto: Veto = {
  revision: running.revision,
  settings: defaultVeto('csgo'),
  bestOf: 1,
  first: 1,
  taken: [],
  deadline: 2 * minute,
}
const vetoEnded: Veto = {
  ...veto,
  taken: vetoSteps(veto).map(() => ({ choice: 'mirage', uid: 'wolf', at: 2 * minute })),
}

interface Scene {
  readonly match: Match
  readonly matchRoom?: MatchRoom | null
  readonly hasLobby?: boolean
  readonly isPlayable?: boolean
  readonly now?: number | null
  readonly selfService?: SelfService | null
  readonly broadcastQueue?: BroadcastQueue
}
const stepOf = ({
  match,
  matchRoom = null,
  hasLobby,
  isPlayable,
  now = 2 * minute,
  selfService = byTeams,
  broadcastQueue,
}: Scene) =>
  matchStep(match, {
    competition: { ...competition, selfService, ...(broadcastQueue && { broadcastQueue }) },
    matchRoom,
    hasLobby,
    isPlayable,
    now,
  })

const cases: readonly (readonly [string, Scene, Partial<MatchStep>])[] = [
  ['a team is missing', { match: final }, { kind: 'waiting', sides: [] }],
  ['its teams play another match first', { match: ready, isPlayable: false }, { kind: 'earlier-match' }],
  [
    'its teams play another match first, and organizers run them',
    { match: ready, isPlayable: false, selfService: null },
    { kind: 'earlier-match', needsOrganizer: false },
  ],
  [
    'it waits for the broadcast',
    { match: ready, matchRoom: opened, broadcastQueue: lockedQueue },
    { kind: 'locked', sides: [], needsOrganizer: false },
  ],
  [
    'it waited for the broadcast, and an organizer has started it',
    { match: running, broadcastQueue: lockedQueue },
    { kind: 'report' },
  ],
  ['the match is not due', { match: ready }, { kind: 'before-check-in', deadline: 5 * minute }],
  [
    'it is planned for later than an open check-in',
    { match: { ...ready, startsAt: 9 * minute }, matchRoom: opened },
    { kind: 'before-check-in', deadline: 9 * minute },
  ],
  [
    'nobody has checked in',
    { match: ready, matchRoom: opened },
    { kind: 'check-in', sides: [0, 1], since: 0, deadline: 10 * minute, needsOrganizer: false },
  ],
  ['one side has checked in', { match: ready, matchRoom: oneHere }, { kind: 'check-in', sides: [1] }],
  [
    'an organizer checks a side in',
    { match: ready, matchRoom: { ...oneHere, attention: 'check-in' } },
    { kind: 'check-in', sides: [1], needsOrganizer: true },
  ],
  [
    'a side did not come',
    { match: ready, matchRoom: { ...oneHere, attention: 'no-show' }, now: null },
    { kind: 'no-show', sides: [1], needsOrganizer: true, since: 10 * minute, deadline: null },
  ],
  [
    'the time is over and its timer has not fired yet',
    { match: ready, matchRoom: oneHere, now: 10 * minute },
    { kind: 'no-show', sides: [1], needsOrganizer: true },
  ],
  [
    'a walkover is about to be awarded',
    {
      match: ready,
      matchRoom: oneHere,
      now: 10 * minute,
      selfService: { ...byTeams, noShow: 'walkover' },
    },
    { kind: 'check-in', sides: [], needsOrganizer: false },
  ],
  [
    'the walkover was refused',
    { match: ready, matchRoom: { ...oneHere, attention: 'stuck' } },
    { kind: 'stuck', needsOrganizer: true, since: 10 * minute },
  ],
  [
    'the veto has begun',
    { match: running, matchRoom: { ...empty, veto }, now: 1.5 * minute },
    { kind: 'veto', sides: [1], since: minute, deadline: 2 * minute },
  ],
  [
    'a choice is made at random',
    { match: running, matchRoom: { ...empty, veto }, now: 2 * minute },
    { kind: 'veto', sides: [], deadline: 2 * minute },
  ],
  [
    'the lobby is missing',
    { match: running, matchRoom: { ...empty, veto: vetoEnded }, hasLobby: false },
    { kind: 'lobby', sides: [0], since: 2 * minute },
  ],
  [
    'the match is played without a lobby',
    { match: running, hasLobby: false, now: 16 * minute },
    { kind: 'report' },
  ],
  ['a game was scored', { match: { ...running, score: [1, 0] }, hasLobby: false }, { kind: 'report' }],
  ['the viewer does not see the lobby', { match: running }, { kind: 'report', sides: [0, 1], since: minute }],
  ['the lobby is set', { match: running, hasLobby: true }, { kind: 'report' }],
  [
    'a side has reported, even during the veto',
    { match: running, matchRoom: { ...empty, veto, report } },
    { kind: 'confirm', sides: [1], since: 2 * minute, deadline: 12 * minute },
  ],
  [
    'the report is disputed',
    { match: running, matchRoom: { ...empty, report: disputed, attention: 'dispute' } },
    { kind: 'dispute', sides: [], needsOrganizer: true, since: 3 * minute, deadline: null },
  ],
  [
    'the reported result was refused',
    { match: running, matchRoom: { ...empty, report, attention: 'stuck' } },
    { kind: 'stuck', needsOrganizer: true },
  ],
  [
    'the report is of an earlier state',
    { match: { ...running, revision: 99 }, matchRoom: { ...empty, report, attention: 'stuck' } },
    { kind: 'report' },
  ],
  [
    'the status is an optimistic update',
    { match: { ...running, since: { status: 'ready', at: 1 } } },
    { kind: 'report', since: null },
  ],
  ['the match is over', { match: { ...ready, status: 'finished' } }, { kind: 'finished', sides: [] }],
  ['the match was never played', { match: { ...ready, status: 'bye' } }, { kind: 'finished' }],
  [
    'organizers start it',
    { match: { ...ready, startsAt: minute }, selfService: null },
    { kind: 'ready', needsOrganizer: true, deadline: minute },
  ],
  [
    'organizers score it, whatever was arranged before',
    { match: running, matchRoom: { ...empty, report }, selfService: null },
    { kind: 'running', needsOrganizer: true, since: minute },
  ],
]

test.each(cases)('%s', (_, scene, step) => {
  expect(stepOf(scene)).toMatchObject(step)
})

test('organizers decide about teams that did not come, disputes and what is stuck', () => {
  const asked = cases.flatMap(([_, scene]) => (asksForDecision(stepOf(scene)) ? [stepOf(scene).kind] : []))
  expect(new Set(asked)).toEqual(new Set(['check-in', 'no-show', 'stuck', 'dispute']))
})
