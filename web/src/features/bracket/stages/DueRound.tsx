import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SwissStage } from '@upper-bracket/shared/bracket/stages/publication'
import { useTranslation } from 'react-i18next'
import { useBracketAddress } from '../state/useBracketAddress.ts'
import { drawingId } from './drawingId.ts'

interface DueRoundProps {
  readonly stage: SwissStage
  /** The round that waits to be published. */
  readonly round: number
  readonly organizes: boolean
}

/** Says that a round is about to be published, and leads organizers to its pairings. */
export default function DueRound({ stage, round, organizes }: DueRoundProps) {
  const { t } = useTranslation('stages')
  const { showStage } = useBracketAddress()
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
