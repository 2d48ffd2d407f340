import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { pictureType } from '@upper-bracket/shared/matchRoom/screenshot'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useScreenshotQuery } from '../state/matchRoomEndpoints.ts'

/**
 * Returns the address of a stored screenshot for an `<img>`: undefined until it has loaded, null once it has been
 * deleted.
 */
export function useScreenshot(match: Match, screenshotId: string): string | null | undefined {
  const { competitionId, bracketId } = useBracketScope()
  const matchRoomId = matchRoomIdOf(match) ?? ''
  const { currentData, error } = useScreenshotQuery({ competitionId, bracketId, matchRoomId, screenshotId })
  if (error !== undefined || currentData?.value === null) return null
  const picture = currentData?.value.picture
  const type = picture === undefined ? null : pictureType(picture)
  return type === null ? undefined : `data:${type};base64,${picture}`
}
