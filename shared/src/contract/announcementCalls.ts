import * as z from 'zod/mini'
import { announcementKinds, announcerServices } from '../announcements/announcer.ts'
import { languages } from '../profile/profile.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal } from './rateLimits.ts'

const ofAnnouncer = { ...inCompetition, service: z.enum(announcerServices) }
const lang = z.enum(languages)

export const announcementCalls = {
  /**
   * Connects a Discord channel by the address of a webhook, and posts a test message. The domain checks the address
   * (`webhook-invalid`); Discord checks that the webhook exists (`webhook-unknown`).
   */
  connectDiscordChannel: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, address: z.string().check(z.maxLength(300)), lang }),
    errors: ['webhook-invalid', 'webhook-unknown'],
    persistentRateLimit: personal({ burst: 60, refillMs: minute }),
  }),
  /**
   * Returns a code that connects a Telegram group or channel, either posted there as `/connect CODE` or by opening
   * `url`, which lets the user choose the group. The code works once, until `expiresAt` or until the caller requests
   * the next one.
   */
  createChatCode: callable<{ code: string; url: string; expiresAt: number }>()({
    input: z.strictObject({ ...inCompetition, lang }),
    errors: [],
  }),
  updateAnnouncer: callable<Record<string, never>>()({
    input: z.strictObject({
      ...ofAnnouncer,
      lang,
      kinds: z.array(z.enum(announcementKinds)).check(z.maxLength(announcementKinds.length)),
    }),
    errors: ['not-connected'],
  }),
  /** Posts a test message that lists what will be announced. */
  testAnnouncer: callable<Record<string, never>>()({
    input: z.strictObject(ofAnnouncer),
    errors: ['not-connected'],
    persistentRateLimit: personal({ burst: 60, refillMs: minute }),
  }),
  /** Messages that were posted stay and are no longer edited. */
  disconnectAnnouncer: callable<Record<string, never>>()({
    input: z.strictObject(ofAnnouncer),
    errors: [],
  }),
} as const
