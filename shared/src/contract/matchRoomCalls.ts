import * as z from 'zod/mini'
import { playedGames, score } from '../bracket/model/bracketSchemas.ts'
import { maxLength } from '../format/series.ts'
import { chatText } from '../chat/chatText.ts'
import { lobbyLimits } from '../matchRoom/lobby.ts'
import { screenshotLengthMax, screenshotLimits } from '../matchRoom/screenshot.ts'
import { vetoChoices } from '../matchRoom/veto/veto.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { singleLine } from '../text/singleLine.ts'
import { timestamp } from '../text/timestamp.ts'
import { callable } from './callable.ts'
import { inCompetition, revision } from './fields.ts'
import { rateLimits } from './rateLimits.ts'

/** Exceeds the number of steps of any veto. */
const maxVetoSteps = 50
const vetoStep = z.int().check(z.minimum(0), z.maximum(maxVetoSteps))

/** `revision` is that of the match that the caller saw, `teamId` the team for which the caller acts. */
const forTeam = {
  ...inCompetition,
  bracketId: existingId,
  matchId: existingId,
  revision,
  teamId: existingId,
}

/**
 * `matchRoomId` is the result of `matchRoomIdOf`, so that a call never reaches a team that has replaced another one.
 */
const withMatchRoom = { ...inCompetition, bracketId: existingId, matchRoomId: existingId }

const screenshotIds = z.array(existingId).check(z.maxLength(screenshotLimits.perReport))

/** Callables for the teams of a match, in competitions with self-service. */
export const matchRoomCalls = {
  checkInForMatch: callable<Record<string, never>>()({
    input: z.strictObject(forTeam),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'no-check-in',
      'match-locked',
      'check-in-over',
      'match-full',
    ],
  }),
  reportResult: callable<Record<string, never>>()({
    input: z.strictObject({
      ...forTeam,
      reportId: documentId,
      score,
      games: playedGames,
      screenshots: z.optional(screenshotIds),
      gameScreenshots: z.optional(z.array(z.nullable(existingId)).check(z.maxLength(maxLength))),
    }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'match-not-running',
      'score-invalid',
      'games-differ',
      'draw-impossible',
      'report-stands',
      'match-full',
    ],
  }),
  /** `revision` is that of the veto, `step` the number of the step, from 0. */
  takeVetoStep: callable<Record<string, never>>()({
    input: z.strictObject({
      ...forTeam,
      step: vetoStep,
      choice: z.enum(vetoChoices),
    }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'no-veto',
      'match-not-running',
      'veto-moved-on',
      'not-your-turn',
      'veto-time-over',
      'not-offered',
      'match-full',
    ],
  }),
  /** Takes a step at random if its time is over by the server's clock; otherwise nothing happens. */
  pickVetoStepAtRandom: callable<Record<string, never>>()({
    input: z.strictObject({ ...forTeam, step: vetoStep }),
    errors: ['changed-meanwhile', 'self-service-off', 'not-in-match', 'match-full'],
  }),
  /** `picture` is a file in base64. */
  addScreenshot: callable<Record<string, never>>()({
    input: z.strictObject({
      ...forTeam,
      screenshotId: documentId,
      picture: z.string().check(z.minLength(1), z.maxLength(screenshotLengthMax)),
    }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'match-not-running',
      'not-a-picture',
      'too-many-screenshots',
    ],
  }),
  /** `accepts` confirms the report; otherwise it is disputed. */
  answerReport: callable<Record<string, never>>()({
    input: z.strictObject({
      ...forTeam,
      reportId: existingId,
      accepts: z.boolean(),
      screenshots: z.optional(screenshotIds),
    }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'report-gone',
      'own-report',
      'report-stands',
      'match-full',
    ],
  }),
  /** `startsAt` is in milliseconds since the epoch. */
  proposeTime: callable<Record<string, never>>()({
    input: z.strictObject({ ...forTeam, proposalId: documentId, startsAt: timestamp }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'match-not-ready',
      'time-fixed',
      'time-too-far',
      'time-unchanged',
      'date-in-past',
      'match-full',
    ],
  }),
  /** Answers the proposal of the other team. The team that made the proposal withdraws it by not accepting. */
  answerProposal: callable<Record<string, never>>()({
    input: z.strictObject({ ...forTeam, proposalId: existingId, accepts: z.boolean() }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'proposal-gone',
      'own-proposal',
      'date-in-past',
      'match-full',
    ],
  }),
  /** Sends a message to both teams and the organizers. */
  sendMatchMessage: callable<{ sentAt: number }>()({
    input: z.strictObject({ ...withMatchRoom, messageId: documentId, text: chatText }),
    errors: ['id-taken', 'changed-meanwhile', 'self-service-off', 'not-in-match', 'conversation-over'],
    rateLimit: rateLimits.chat,
  }),
  /** `upTo` is the time of the latest message that the caller has seen. */
  markMatchRead: callable<Record<string, never>>()({
    input: z.strictObject({ ...withMatchRoom, upTo: timestamp }),
    errors: ['not-in-match'],
  }),
  /** `revision` is that of the lobby that the caller saw; 0 if there was none. */
  setLobby: callable<Record<string, never>>()({
    input: z.strictObject({
      ...withMatchRoom,
      revision,
      name: singleLine(1, lobbyLimits.nameMax),
      password: singleLine(0, lobbyLimits.passwordMax),
    }),
    errors: ['changed-meanwhile', 'self-service-off', 'not-in-match', 'lobby-closed'],
  }),
  /** `outUid` is the member who is replaced in this match, `inUid` a player without a team. */
  askForStandIn: callable<Record<string, never>>()({
    input: z.strictObject({ ...forTeam, standInId: documentId, outUid: existingId, inUid: existingId }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'match-not-ready',
      'stand-ins-off',
      'not-in-team',
      'already-replaced',
      'rank-above',
      'not-in-competition',
      'already-in-team',
      'substitute-of-other-team',
      'already-standing-in',
      'match-full',
    ],
  }),
  /** Answers the request of the other team. The team that made the request withdraws it by not accepting. */
  answerStandIn: callable<Record<string, never>>()({
    input: z.strictObject({ ...forTeam, standInId: existingId, accepts: z.boolean() }),
    errors: [
      'changed-meanwhile',
      'self-service-off',
      'not-in-match',
      'match-not-ready',
      'stand-in-gone',
      'not-in-competition',
      'already-in-team',
      'substitute-of-other-team',
      'already-standing-in',
      'match-full',
    ],
  }),
} as const
