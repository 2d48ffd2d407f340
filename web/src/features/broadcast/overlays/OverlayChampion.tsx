import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import Box from '@mui/material/Box'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { TeamFace } from '#ui/TeamFace.tsx'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'

/** The winner of the competition, or those of its groups. */
export default function OverlayChampion({ competition, options }: OverlayViewProps) {
  const { t } = useTranslation('live')
  const texts = useMatchTexts()
  const champions = championsOf(competition)
  if (champions.length === 0) return null
  const isOne = competition.champion !== null
  return (
    <OverlayPanel competition={competition} options={options} width={1200}>
      <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', p: '40px' }}>
        <EmojiEventsOutlined sx={{ fontSize: 120, color: 'var(--overlay-accent)' }} />
        <Box sx={{ fontSize: 32, color: 'text.secondary' }}>{t(isOne ? 'champion' : 'champions')}</Box>
        <Box
          sx={{
            fontSize: champions.length > 4 ? 36 : isOne ? 72 : 48,
            fontWeight: 700,
            lineHeight: 1.15,
            overflowWrap: 'anywhere',
          }}
        >
          {champions.map(champion => (
            <div key={champion.group ?? 0}>
              <TeamFace face={texts.face(champion.teamId)} size={isOne ? 96 : 48} inText />
              {championNames([champion])}
            </div>
          ))}
        </Box>
        <Box sx={{ mt: '12px', fontSize: 28, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {competition.name}
        </Box>
      </Box>
    </OverlayPanel>
  )
}
