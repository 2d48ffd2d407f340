import { commentatorsOfMatch } from '@upper-bracket/shared/commentators/commentatorsOfMatch'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePublicCommentatorsQuery } from '#documents/publicCommentators.ts'

/** Returns a function that names those who commentate a match on a stream. */
export function useCommentatorNames(
  competition: CompetitionDocument,
  stream: number,
): (matchId: string) => readonly string[] {
  const { t } = useTranslation('common')
  const commentators = usePublicCommentatorsQuery(competition.id).currentData?.value ?? []
  return matchId =>
    commentatorsOfMatch(commentators, competition, { matchId, stream }).map(
      ({ displayName }) => displayName ?? t('deletedPlayer'),
    )
}
