import Typography from '@mui/material/Typography'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { OverlapNotice } from './OverlapNotice.tsx'
import { useBracketMatches } from './useBracketMatches.ts'

interface CommentatorMatchesProps {
  readonly competition: CompetitionDocument
  readonly matches: CommentatorRequest['matches']
  /** The viewer's role if they have to know about overlapping matches. */
  readonly isConcerned: 'as-commentator' | 'as-organizer' | null
}

/** The matches assigned to a commentator. Matches of a replaced bracket are not shown. */
export function CommentatorMatches({ competition, matches: chosen, isConcerned }: CommentatorMatchesProps) {
  const { t } = useTranslation('commentators')
  const isCurrent = chosen !== null && chosen.bracketId === competition.bracketId
  const { matches, named } = useBracketMatches(competition, isCurrent)
  if (!isCurrent) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('wholeTournament')}
      </Typography>
    )
  }
  const shown = named.filter(({ id }) => chosen.matchIds.includes(id))
  return (
    <>
      {shown.map(({ id, name }) => (
        <Typography key={id} variant="body2">
          {name}
        </Typography>
      ))}
      {isConcerned !== null && (
        <OverlapNotice
          matches={matches}
          named={named}
          matchIds={chosen.matchIds}
          own={isConcerned === 'as-commentator'}
        />
      )}
    </>
  )
}
