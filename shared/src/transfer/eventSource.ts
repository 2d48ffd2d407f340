import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'

/** Where events come from. */
const services = ['startgg', 'challonge', 'upper-bracket', 'file'] as const
type EventService = (typeof services)[number]

/** Identifies an event at its service, so that it is imported once however often its source is read. */
export const eventSourceSchema = z
  .string()
  .check(z.regex(new RegExp(`^(?:${services.join('|')}):[A-Za-z0-9_-]{1,100}$`), { error: 'invalid-id' }))

/** Returns the source key of an event with this id. */
export function eventSource(service: EventService, id: string): string {
  return `${service}:${id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 100)}`
}

/** Returns the competition that a source names, if it was archived here or on another installation. */
export function archivedCompetition(source: string): string | null {
  const [, id = null] = /^upper-bracket:(.{20,40})$/.exec(source) ?? []
  return id
}

/** Returns the source key of an event that only its text identifies. */
export function sourceOfText(text: string): string {
  return eventSource('file', bytesToHex(sha256(utf8ToBytes(text))).slice(0, 40))
}
