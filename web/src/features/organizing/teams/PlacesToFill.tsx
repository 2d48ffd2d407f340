import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchesToFill } from '@upper-bracket/shared/bracket/slots/matchesToFill'
import { useTranslation } from 'react-i18next'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

/** Names the matches in which nobody plays unless the organizer places a team there. */
export default function PlacesToFill() {
  const { shape } = useBracketScope()
  const open = matchesToFill(liveBracket(shape, useMatches()))
  return open.length > 0 && <Places matches={open} />
}

function Places({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation('teamMenu')
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  return (
    <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {t('placesToFill', { count: matches.length })}
      {matches.map(match => (
        <Button
          key={match.id}
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => openMatch(match.id)}
          sx={{ display: 'block', minHeight: 44, textAlign: 'left' }}
        >
          {texts.place(match)}
        </Button>
      ))}
    </Alert>
  )
}
