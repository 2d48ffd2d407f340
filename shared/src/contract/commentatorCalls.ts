import * as z from 'zod/mini'
import { chatText } from '../chat/chatText.ts'
import { commentatorLimits } from '../commentators/commentatorLimits.ts'
import { contactServices } from '../player/contact.ts'
import { broadcastLink } from '../live/liveLinkSchemas.ts'
import { broadcastLanguages } from '../live/liveLinks.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { multiLine } from '../text/multiLine.ts'
import { timestamp } from '../text/timestamp.ts'
import { unguessableId } from '../text/unguessableId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal, rateLimits, second } from './rateLimits.ts'

/** The permission for the organizers' actions on an existing request. */
const permission = 'manageRequest'

const ofRequest = { ...inCompetition, requestId: existingId }

export const commentatorLanguages = z
  .array(z.enum(broadcastLanguages))
  .check(
    z.minLength(1, { error: 'too-few' }),
    z.maxLength(commentatorLimits.languages, { error: 'too-many' }),
  )

export const commentatorComment = multiLine(commentatorLimits.commentMax)

/** Matches of one bracket; null for the whole competition. */
const chosenMatches = z.nullable(
  z.strictObject({
    bracketId: existingId,
    matchIds: z.array(existingId).check(z.minLength(1), z.maxLength(commentatorLimits.matches)),
  }),
)

export const commentatorCalls = {
  /** `secret` opens the private link for the commentator. */
  requestCommentator: callable<{ requestId: string }>()({
    input: z.strictObject({
      ...inCompetition,
      requestId: documentId,
      secret: unguessableId,
      broadcastLink,
      /** The domain checks the name (`invalid-contact`). */
      contact: z.strictObject({
        service: z.enum(contactServices),
        handle: z.string().check(z.maxLength(200)),
      }),
      comment: commentatorComment,
    }),
    errors: ['id-taken', 'unsupported-broadcast', 'invalid-contact', 'too-many-commentators'],
    persistentRateLimit: personal({ burst: 100, refillMs: minute }),
  }),
  cancelCommentatorRequest: callable<Record<string, never>>()({
    permission,
    input: z.strictObject(ofRequest),
    errors: ['request-not-cancellable'],
  }),
  /** People who opened the old link lose access to the request. */
  renewCommentatorLink: callable<Record<string, never>>()({
    permission,
    input: z.strictObject({ ...ofRequest, secret: unguessableId }),
    errors: ['request-not-awaiting'],
    persistentRateLimit: personal({ burst: 100, refillMs: minute }),
  }),
  /** From then on the caller can read the request. `secret` is null for people whom the bot has notified. */
  openCommentatorLink: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofRequest, secret: z.nullable(unguessableId) }),
    errors: ['link-invalid', 'link-taken', 'link-for-commentator', 'request-not-awaiting'],
  }),
  /** `languages` apply if the request is accepted. */
  respondToCommentatorRequest: callable<Record<string, never>>()({
    input: z.discriminatedUnion('accept', [
      z.strictObject({ ...ofRequest, accept: z.literal(true), languages: commentatorLanguages }),
      z.strictObject({ ...ofRequest, accept: z.literal(false) }),
    ]),
    errors: ['request-not-awaiting'],
  }),
  /** Sets whether people may offer to commentate. */
  seekCommentators: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, wanted: z.boolean() }),
    errors: [],
  }),
  /** Makes a person's only offer, or changes it. `respondToCommentatorRequest` withdraws it. */
  offerCommentary: callable<{ requestId: string }>()({
    input: z.strictObject({
      ...inCompetition,
      broadcastLink,
      languages: commentatorLanguages,
      comment: commentatorComment,
      matches: chosenMatches,
    }),
    errors: [
      'unsupported-broadcast',
      'offers-closed',
      'offer-turned-down',
      'request-not-awaiting',
      'too-many-commentators',
      'chosen-match-over',
    ],
    persistentRateLimit: personal({ burst: 60, refillMs: minute }),
  }),
  confirmOffer: callable<Record<string, never>>()({
    permission,
    input: z.strictObject(ofRequest),
    errors: ['request-not-awaiting'],
  }),
  /** `despiteOverlap` confirms that some of the matches can be played at the same time. */
  bookCommentator: callable<Record<string, never>>()({
    permission,
    input: z.strictObject({ ...ofRequest, matches: chosenMatches, despiteOverlap: z.boolean() }),
    errors: ['commentator-not-confirmed', 'chosen-match-over', 'matches-overlap'],
  }),
  /** Sets whether a confirmed commentator may run the broadcast. */
  setProducer: callable<Record<string, never>>()({
    permission,
    input: z.strictObject({ ...ofRequest, allowed: z.boolean() }),
    errors: ['commentator-not-confirmed', 'too-many-producers'],
  }),
  sendChatMessage: callable<{ sentAt: number }>()({
    input: z.strictObject({ ...ofRequest, messageId: documentId, text: chatText }),
    errors: ['id-taken', 'chat-not-open'],
    rateLimit: rateLimits.chat,
    /**
     * Counted for all conversations together, including those of matches. Addresses are not counted, because everybody
     * at a venue shares one.
     */
    persistentRateLimit: { person: { burst: 400, refillMs: 5 * second }, address: null },
  }),
  /** `upTo` is the time of the latest message that the caller has seen. */
  markChatRead: callable<Record<string, never>>()({
    input: z.strictObject({ ...ofRequest, upTo: timestamp }),
    errors: [],
  }),
} as const
