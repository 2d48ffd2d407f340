import Typography from '@mui/material/Typography'
import type { ListSection } from '@upper-bracket/shared/competition/listSections'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from './TournamentGrid.tsx'

export function SectionFrame({ section, children }: { section: ListSection; children: ReactNode }) {
  const { t } = useTranslation('tournaments')
  const title = t(`section_${section}`)
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <CardGrid>{children}</CardGrid>
    </section>
  )
}
