import * as z from 'zod/mini'
import { draftLimits, draftOrders, draftSeedings } from '../draft/draft.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal, rateLimits, second } from './rateLimits.ts'

const { captainsMin, captainsMax, clockSecondsMin, clockSecondsMax, reserveSecondsMax, listMax } = draftLimits

/** `turn` is the number of the turn that the caller saw. */
const inTurn = { ...inCompetition, draftId: existingId, turn: z.int().check(z.minimum(1)) }

const clock = z.strictObject({
  pickSeconds: z.nullable(z.int().check(z.minimum(clockSecondsMin), z.maximum(clockSecondsMax))),
  reserveSeconds: z.int().check(z.minimum(0), z.maximum(reserveSecondsMax)),
})

const isDistinct = (uids: readonly string[]) => new Set(uids).size === uids.length

/** Exceeds what an organizer needs who picks for every captain in a hall; each change reads all players. */
const picks = { burst: 60, refillMs: second }

/** A clock that starts is watched for up to three minutes. */
const clockStarts = personal({ burst: 60, refillMs: minute / 2 })

/** Callables on a captains' draft. Repeating a change for its turn changes nothing. */
export const draftCalls = {
  /** `captainUids` are in the order of the first round if `seeding` is `hand`. */
  startDraft: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      draftId: documentId,
      captainUids: z
        .array(existingId)
        .check(z.minLength(captainsMin), z.maxLength(captainsMax), z.refine(isDistinct)),
      order: z.enum(draftOrders),
      seeding: z.enum(draftSeedings),
      clock,
    }),
    errors: [
      'id-taken',
      'draft-open',
      'competition-started',
      'not-in-competition',
      'already-in-team',
      'no-players',
      'too-many-teams',
    ],
    rateLimit: rateLimits.wholeCompetition,
    persistentRateLimit: personal({ burst: 60, refillMs: minute }),
  }),
  /** Marks the caller as a player who would be a captain, or takes the mark away. */
  volunteerAsCaptain: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, wanted: z.boolean() }),
    errors: ['not-in-competition', 'competition-started', 'already-in-team'],
  }),
  /** Picks for the team whose turn it is, as its captain or an organizer. */
  pickPlayer: callable<Record<string, never>>()({
    input: z.strictObject({ ...inTurn, uid: existingId }),
    errors: [
      'draft-over',
      'turn-over',
      'not-your-turn',
      'draft-paused',
      'turn-time-over',
      'player-taken',
      'nobody-to-pick',
    ],
    rateLimit: picks,
  }),
  /** Picks for a captain whose time is over by the server's clock. Nothing happens if the turn is over. */
  pickByClock: callable<Record<string, never>>()({
    input: z.strictObject(inTurn),
    errors: ['draft-over', 'turn-over', 'draft-time-left'],
    rateLimit: picks,
  }),
  takeBackPick: callable<Record<string, never>>()({
    input: z.strictObject(inTurn),
    permission: 'runDraft',
    errors: ['draft-over', 'turn-over', 'nothing-picked'],
    rateLimit: picks,
  }),
  /** Resumes the draft if `paused` is false, whatever has been picked since. */
  pauseDraft: callable<Record<string, never>>()({
    input: z.strictObject({ ...inTurn, paused: z.boolean() }),
    permission: 'runDraft',
    errors: ['draft-over'],
    rateLimit: picks,
    persistentRateLimit: clockStarts,
  }),
  changeDraftClock: callable<Record<string, never>>()({
    input: z.strictObject({ ...inTurn, clock }),
    permission: 'runDraft',
    errors: ['draft-over', 'turn-over'],
    rateLimit: picks,
    persistentRateLimit: clockStarts,
  }),
  /** `team` is the index of the team; `uid` is a member of it, or has no team. */
  replaceDraftCaptain: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inTurn,
      team: z.int().check(z.minimum(0), z.maximum(captainsMax - 1)),
      uid: existingId,
    }),
    permission: 'runDraft',
    errors: ['draft-over', 'turn-over', 'player-taken', 'team-full'],
    rateLimit: picks,
  }),
  /** Prepares the players whom the clock picks for the caller, a captain; nobody else reads the list. */
  saveDraftList: callable<Record<string, never>>()({
    input: z.strictObject({
      ...inCompetition,
      draftId: existingId,
      uids: z.array(existingId).check(z.maxLength(listMax), z.refine(isDistinct)),
    }),
    errors: ['not-in-competition', 'draft-over', 'not-captain'],
    rateLimit: picks,
  }),
  /** Cancels the draft, whatever has been picked since. */
  cancelDraft: callable<Record<string, never>>()({
    input: z.strictObject(inTurn),
    permission: 'runDraft',
    errors: ['draft-over'],
    rateLimit: picks,
  }),
  /** Makes the teams real. */
  confirmDraft: callable<Record<string, never>>()({
    input: z.strictObject(inTurn),
    permission: 'runDraft',
    errors: [
      'draft-over',
      'turn-over',
      'competition-started',
      'draft-unfinished',
      'too-many-teams',
      'no-players',
    ],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** Dissolves the teams that confirming has made, and leaves the draft paused. */
  reopenDraft: callable<Record<string, never>>()({
    input: z.strictObject(inTurn),
    permission: 'runDraft',
    errors: ['draft-over', 'turn-over', 'competition-started', 'draft-teams-changed'],
    rateLimit: rateLimits.wholeCompetition,
  }),
} as const
