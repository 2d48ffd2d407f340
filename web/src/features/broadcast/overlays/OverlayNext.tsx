import Box from '@mui/material/Box'
import { comingOnStream } from '@upper-bracket/shared/bracket/broadcast/comingMatches'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'
import { TeamName } from './TeamName.tsx'

const maxMatches = 4

/** The matches that come next, with their planned starts. */
export default function OverlayNext({ competition, options }: OverlayViewProps) {
  const { t } = useTranslation('live')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const matches = useMatches()
  const coming = comingOnStream(competition, shape.stages, matches, options.stream)
  if (coming.length === 0) return null
  return (
    <OverlayPanel competition={competition} options={options} width={1440} title={t('nextMatches')}>
      <Box component="ol" sx={list}>
        {coming.slice(0, maxMatches).map(match => (
          <Box component="li" key={match.id} sx={row}>
            <TeamName align="right" face={texts.face(match.slots[0].teamId)}>
              {texts.slot(match, 0)}
            </TeamName>
            <Box sx={{ textAlign: 'center', lineHeight: 1.2 }}>
              <Box sx={{ fontSize: 36, fontWeight: 700 }}>
                {texts.start(match) ?? (match.status === 'running' ? texts.status(match) : 'VS')}
              </Box>
              <Box sx={{ fontSize: 24, color: 'text.secondary' }}>
                {texts.round(match)} · {texts.length(match)}
              </Box>
            </Box>
            <TeamName face={texts.face(match.slots[1].teamId)}>{texts.slot(match, 1)}</TeamName>
          </Box>
        ))}
      </Box>
    </OverlayPanel>
  )
}

const list = { listStyle: 'none', m: 0, p: '8px 0 16px' } as const
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px minmax(0, 1fr)',
  alignItems: 'center',
  py: '10px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
