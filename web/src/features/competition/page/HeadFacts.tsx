import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { headFacts } from '@upper-bracket/shared/wording/competitionFacts'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** The facts that decide whether to join, in one line; the tab 'About' has all. */
export function HeadFacts({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { t: common } = useTranslation('common')
  const [players, format, series] = headFacts(t, common, competition)
  return (
    <Box title={[players, format, series].join(' · ')} sx={line}>
      <span>
        <LocalTime at={competition.startDate} length="short" />
      </span>
      <span>{players}</span>
      <span>{format}</span>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {series}
      </Box>
    </Box>
  )
}

const line = {
  gridArea: 'facts',
  // As in `earlyHead`: a fact that wrapped would come and go while the fonts arrive.
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  lineHeight: 1.5,
  fontSize: { xs: '0.875rem', sm: '1rem' },
  fontWeight: 650,
  '& > span + span::before': { content: '"·"', mx: 0.75, color: 'text.secondary' },
} as const
