import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { openQueuedMatches } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { streamOfMatch } from '@upper-bracket/shared/live/broadcastQueue'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMatches } from '#features/bracket/state/bracketScope.ts'

interface QueuePlaceProps {
  readonly competition: CompetitionDocument
  readonly match: Match
}

/** How many matches the broadcast shows before this one; nothing if it does not wait in a queue. */
export function QueuePlace({ competition, match }: QueuePlaceProps) {
  const { t } = useTranslation('matchRoom')
  const matches = useMatches()
  const stream = streamOfMatch(competition, match.id)
  const queued = stream === null ? [] : openQueuedMatches(competition, matches, stream)
  const ahead = queued.findIndex(({ id }) => id === match.id)
  if (ahead === -1 || match.status === 'running') return null
  return (
    <Typography color="textSecondary">
      {ahead === 0 ? t('queueNext') : t('queueAhead', { count: ahead })}
    </Typography>
  )
}
