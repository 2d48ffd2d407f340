import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { SponsorPicture } from '#ui/SponsorPicture.tsx'

/** The sponsors below every tab of a competition. Loaded only where there are some. */
export default function SponsorStrip({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  return (
    <Box component="section" aria-label={t('sponsors')} sx={{ mt: 6 }}>
      <PlainList sx={list}>
        {competition.sponsors.map(sponsor => (
          <li key={sponsor.id}>
            <a href={sponsor.url} target="_blank" rel="noopener sponsored" title={sponsor.name}>
              <SponsorPicture competitionId={competition.id} sponsor={sponsor} size="small" height={36} />
            </a>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}

/** On a phone two next to each other. */
const list = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1.5,
} as const
