import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'

/** The addresses for streaming software, in the interface language. */
export function OverlayLinks({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('live')
  const { language } = useLanguage()
  return (
    <Box component="section" aria-labelledby="overlays" sx={{ display: 'grid', gap: 1, maxWidth: 720 }}>
      <Typography id="overlays" component="h2" variant="h3">
        {t('overlays')}
      </Typography>
      <Typography color="textSecondary">{t('overlaysLead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['match', 'bracket'] as const).map(view => (
          <CopyLinkButton
            key={view}
            variant="outlined"
            label={t(`overlay_${view}`)}
            href={hrefs.overlay(competitionId, view, language)}
          />
        ))}
      </Box>
    </Box>
  )
}
