import * as z from 'zod/mini'
import { announcementKinds, announcerServices } from '../announcements/announcer.ts'
import { languages } from '../profile/profile.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'

const ofAnnouncer = { ...inCompetition, service: z.enum(announcerServices) }
const lang = z.enum(languages)

/** Callables on where a competition is announced. */
export const announcementCalls = {
  /**
   * A channel on Discord, by the address of a webhook. Whether it is one is the domain's to say (`webhook-invalid`);
   * `webhook-unknown`: Discord does not know it. A test message is posted.
   */
  connectDiscordChannel: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, address: z.string().check(z.maxLength(300)), lang }),
    errors: ['webhook-invalid', 'webhook-unknown'],
  }),
  /**
   * A code that connects a group or channel on Telegram: written there as `/connect CODE`, or by opening `url`, which
   * asks for the group. It works once, until `expiresAt`, and until the caller requests the next one.
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
  /** Posts a message that says what will be announced here. */
  testAnnouncer: callable<Record<string, never>>()({
    input: z.strictObject(ofAnnouncer),
    errors: ['not-connected'],
  }),
  /** What has been posted stays, and is no longer edited. */
  disconnectAnnouncer: callable<Record<string, never>>()({
    input: z.strictObject(ofAnnouncer),
    errors: [],
  }),
} as const
