import type { Side } from '../bracket/model/match.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/matchRooms/{matchRoomId}/screenshots/{screenshotId}`: a picture that goes
 * with a report. For both teams and the organizers only, and deleted with the match room or after a time.
 */
export interface Screenshot {
  readonly uid: string
  readonly side: Side
  /** The file in base64. */
  readonly picture: string
  /** Milliseconds since the epoch. */
  readonly addedAt: number
  readonly sweepAfter: number
}

export const screenshotLimits = {
  perReport: 3,
  /** Of one match, with those of reports that were replaced. */
  perSide: 12,
  /** Within the mebibyte of a document. */
  bytesMax: 450_000,
  /** For how long one is kept: well past any dispute. */
  retentionMs: 30 * 24 * 60 * 60 * 1000,
} as const

/** Of files in base64. */
export const screenshotLengthMax = Math.ceil(screenshotLimits.bytesMax / 3) * 4

/** What files begin with, in base64. */
const beginnings = {
  'image/webp': 'UklGR',
  'image/jpeg': '/9j/',
  'image/png': 'iVBORw0KGgo',
} as const

/** The media type of a file in base64; null for what is no picture that every browser shows. */
export function pictureType(base64: string): keyof typeof beginnings | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
  const types = Object.keys(beginnings) as (keyof typeof beginnings)[]
  return types.find(type => base64.startsWith(beginnings[type])) ?? null
}
