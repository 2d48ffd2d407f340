import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'

/** The winner of the competition. */
export default function OverlayChampion({ competition, options }: OverlayViewProps) {
  const { t } = useTranslation('live')
  if (competition.champion === null) return null
  return (
    <OverlayPanel competition={competition} options={options} width={1200}>
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', p: '40px' }}>
        <EmojiEventsOutlined sx={{ fontSize: 120, color: 'var(--overlay-accent)' }} />
        <Box sx={{ fontSize: 32, color: 'text.secondary' }}>{t('champion')}</Box>
        <Box sx={{ fontSize: 72, fontWeight: 700, lineHeight: 1.15, overflowWrap: 'anywhere' }}>
          {competition.champion.name}
        </Box>
        <Box sx={{ mt: '12px', fontSize: 28, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {competition.name}
        </Box>
      </Box>
    </OverlayPanel>
  )
}
