import { gamesToPlay } from '../bracket/model/advantage.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import type { ReportedResult } from './matchRoom.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/matchRooms/{matchRoomId}/screenshots/{screenshotId}`: a picture
 * attached to a report. Only both teams and the organizers can read it. It is deleted with the match room or after
 * `retentionMs`.
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
  /** Fits into a document of at most one mebibyte. */
  bytesMax: 450_000,
  /** In pixels. A capture of a whole page can be long. */
  width: 1920,
  height: 5760,
  /** Long enough to outlast any dispute. */
  retentionMs: 30 * 24 * 60 * 60 * 1000,
} as const

/** The number of reports of a side that can each have new screenshots. */
const picturedReports = 3

/** The number of screenshots of a side in one match, those of replaced reports included. */
export function screenshotsMax(match: Pick<Match, 'bestOf' | 'games'>): number {
  return picturedReports * (screenshotLimits.perReport + gamesToPlay(match))
}

/** Returns the screenshots of a report, and the number of the game that each is of; null for the whole match. */
export function screenshotsOf({
  screenshots = [],
  gameScreenshots = [],
}: Pick<ReportedResult, 'screenshots' | 'gameScreenshots'>): readonly { id: string; game: number | null }[] {
  return [
    ...gameScreenshots.flatMap((id, index) => (id === null ? [] : [{ id, game: index + 1 }])),
    ...screenshots.map(id => ({ id, game: null })),
  ]
}

/** The maximum length of the base64 text. */
export const screenshotLengthMax = Math.ceil(screenshotLimits.bytesMax / 3) * 4

/** The magic numbers of picture formats, in base64. */
const beginnings = {
  'image/webp': 'UklGR',
  'image/jpeg': '/9j/',
  'image/png': 'iVBORw0KGgo',
} as const

/** Returns the media type of an accepted file in base64; null if it is none. */
export function pictureType(base64: string): keyof typeof beginnings | null {
  const types = Object.keys(beginnings) as (keyof typeof beginnings)[]
  return types.find(type => base64.startsWith(beginnings[type])) ?? null
}
