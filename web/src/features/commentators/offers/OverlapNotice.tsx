import Alert from '@mui/material/Alert'
import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { overlappingMatches } from '@upper-bracket/shared/commentators/overlappingMatches'
import { useTranslation } from 'react-i18next'
import type { NamedMatch } from '@upper-bracket/shared/wording/namedMatches'

interface OverlapNoticeProps {
  readonly matches: Matches
  readonly named: readonly NamedMatch[]
  /** The assigned or chosen matches. */
  readonly matchIds: readonly string[]
  /** Whether the notice addresses the commentator instead of the organizer. */
  readonly own?: boolean
}

/**
 * Lists the matches that can be played at the same time, because neither waits for the other. Planned times are not
 * considered.
 */
export function OverlapNotice({ matches, named, matchIds, own = false }: OverlapNoticeProps) {
  const { t } = useTranslation('commentators')
  const overlapping = new Set(overlappingMatches(matches, matchIds).flat())
  if (overlapping.size === 0) return null
  const names = named.filter(({ id }) => overlapping.has(id)).map(({ name }) => name)
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 0.5, px: 1.25, py: 0.25 }}>
      {t(own ? 'overlapOwn' : 'overlap', { matches: names.join('; ') })}
    </Alert>
  )
}
