import MyLocation from '@mui/icons-material/MyLocation'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Reveal } from '../drawing/useReveal.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { nextMatchOf } from '../state/nextMatchOf.ts'
import { useTableBracket } from '../state/useTableBracket.ts'

/** Scrolls to the viewer's current or next match. */
export default function OwnMatchButton({
  teamId,
  onReveal,
}: {
  teamId: string
  onReveal: (reveal: Reveal) => void
}) {
  const { t } = useTranslation('bracket')
  const { numbers } = useBracketScope()
  const matchId = nextMatchOf(useTableBracket(), teamId)
  if (matchId === null || !numbers.has(matchId)) return null
  return (
    <Button size="small" variant="outlined" startIcon={<MyLocation />} onClick={() => onReveal({ matchId })}>
      {t('ownMatch')}
    </Button>
  )
}
