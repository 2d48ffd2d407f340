import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { drawsRounds } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import { dueRound } from '@upper-bracket/shared/bracket/stages/publication'
import { useTranslation } from 'react-i18next'
import { useBracketAddress } from '../state/useBracketAddress.ts'
import { useTableBracket } from '../state/useTableBracket.ts'
import { drawingId } from './drawingId.ts'

/** Says that a Swiss round is about to be published, and leads organizers to its pairings. */
export default function DueRound({ organizes }: { organizes: boolean }) {
  const { t } = useTranslation('stages')
  const { showStage } = useBracketAddress()
  const bracket = useTableBracket()
  const stage = currentStage(bracket)
  if (!drawsRounds(stage) || stage.publishing !== 'manual') return null
  const round = dueRound(bracket, stage)
  if (round === null) return null
  if (!organizes) return <Box sx={{ color: 'text.secondary' }}>{t('roundIsNext', { round })}</Box>
  const show = () => {
    showStage(stage.key)
    document.getElementById(drawingId)?.focus()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <strong>{t('roundCanBePublished', { round })}</strong>
      <Button variant="contained" onClick={show} sx={{ minHeight: 44 }}>
        {t('showPairings')}
      </Button>
    </Box>
  )
}
