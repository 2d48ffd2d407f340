import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OrganizerView } from '@upper-bracket/shared/organizerPage/organizerView'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionFrame } from '../SectionFrame.tsx'
import { TournamentCard } from '../TournamentCard.tsx'
import { MoreFinished } from './MoreFinished.tsx'

/** The competitions on an organizer's page. Finished ones come last, so that further ones follow below. */
export default function OrganizerSections({ view: { page, sections } }: { readonly view: OrganizerView }) {
  const { t } = useTranslation('tournaments')
  const [ends, setEnds] = useState<readonly string[]>([])
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map(({ section, competitions, hasMore }) => {
        const last = competitions.at(-1)?.id
        const goesOn = section === 'finished' && hasMore && last !== undefined
        return (
          <SectionFrame key={section} section={section}>
            {competitions.map(competition => (
              <TournamentCard key={competition.id} competition={competition} />
            ))}
            {goesOn && ends.length === 0 && (
              <li style={{ gridColumn: '1 / -1' }}>
                <Button variant="outlined" color="inherit" onClick={() => setEnds([last])}>
                  {t('showMore')}
                </Button>
              </li>
            )}
            {ends.map((after, index) => (
              <MoreFinished
                key={after}
                address={page.address}
                after={after}
                onMore={index === ends.length - 1 ? end => setEnds([...ends, end]) : undefined}
              />
            ))}
          </SectionFrame>
        )
      })}
    </Box>
  )
}
