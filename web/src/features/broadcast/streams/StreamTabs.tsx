import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { maxStreams } from '@upper-bracket/shared/live/broadcastQueue'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useStreams } from './useStreams.ts'

interface StreamTabsProps {
  readonly competition: CompetitionDocument
  readonly stream: number
  /** Whether the viewer may add a stream. */
  readonly mayAdd: boolean
  readonly onChange: (stream: number) => void
}

/** The streams of a competition: one is chosen and, by those who run them, another one can be added. */
export default function StreamTabs({ competition, stream, mayAdd, onChange }: StreamTabsProps) {
  const { t } = useTranslation('live')
  // A stream that has just been added has no matches or links yet; it exists only as the choice.
  const streams = useStreams(competition, stream + 1)
  return (
    <Box role="group" aria-label={t('streams')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {streams.length > 1 &&
        streams.map(({ stream: each, name }) => (
          <ButtonBase key={each} aria-pressed={each === stream} onClick={() => onChange(each)} sx={choice}>
            <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </ButtonBase>
        ))}
      {mayAdd && streams.length < maxStreams && (
        <Button color="inherit" startIcon={<Add />} onClick={() => onChange(streams.length)}>
          {t('addStream')}
        </Button>
      )}
    </Box>
  )
}

const choice = {
  minHeight: 40,
  px: 2,
  maxWidth: '100%',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.raised' },
  '&[aria-pressed="true"]': { borderColor: 'brand.main', bgcolor: 'background.paper' },
} as const
