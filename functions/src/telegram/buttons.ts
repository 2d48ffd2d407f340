import { existingId } from '@upper-bracket/shared/text/documentId'

/** The most that Telegram keeps with a button. */
const mostBytes = 64
const prefix = 'ready'

interface Check {
  readonly competitionId: string
  readonly checkId: string
}

/** What a button carries by which a person confirms; null where the ids are too long for one. */
export function readyButton({ competitionId, checkId }: Check): string | null {
  const data = [prefix, competitionId, checkId].join(' ')
  return Buffer.byteLength(data) <= mostBytes ? data : null
}

/** What such a button was for; null for anything else, since whoever presses it can send what they like. */
export function pressedCheck(data: string): Check | null {
  const [kind, competitionId, checkId, ...more] = data.split(' ')
  const ids = [competitionId, checkId].map(id => existingId.safeParse(id))
  if (kind !== prefix || more.length > 0 || !ids.every(({ success }) => success)) return null
  return { competitionId: competitionId ?? '', checkId: checkId ?? '' }
}
