import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { commentatorsOfMatch } from '@upper-bracket/shared/commentators/commentatorsOfMatch'
import { captionLimits } from '@upper-bracket/shared/live/captions'
import type { CompetitionDocument } from '#documents/competition.ts'
import { type PublicCommentatorDocument, usePublicCommentatorsQuery } from '#documents/publicCommentators.ts'
import { useMatchesIfAny } from '#features/bracket/state/bracketScope.ts'

/**
 * Returns whom the lower third of a stream names: the chosen commentators or, without any, those of the match on air,
 * or of the stream while nothing is on air.
 */
export function useStreamCommentators(
  competition: CompetitionDocument,
  stream: number,
  chosen: readonly string[],
): readonly PublicCommentatorDocument[] {
  const commentators = usePublicCommentatorsQuery(competition.id).currentData?.value ?? []
  const onAir = matchOnAir(competition, useMatchesIfAny(), stream)
  const named = chosen.flatMap(id => commentators.find(each => each.id === id) ?? [])
  const shown =
    named.length > 0
      ? named
      : commentatorsOfMatch(commentators, competition, { matchId: onAir?.id ?? '', stream })
  return shown.slice(0, captionLimits.commentators)
}
