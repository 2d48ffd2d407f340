import Alert from '@mui/material/Alert'
import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { overlappingMatches } from '@upper-bracket/shared/commentators/overlappingMatches'
import { useTranslation } from 'react-i18next'
import type { NamedMatch } from './useBracketMatches.ts'

interface OverlapNoticeProps {
  readonly matches: Matches
  readonly named: readonly NamedMatch[]
  /** To which somebody is tied, or would be. */
  readonly matchIds: readonly string[]
  /** To the commentator, instead of the one who chooses. */
  readonly own?: boolean
}

/** Says which matches can be played at the same time: neither waits for the other, and no match has a time of its own. */
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
