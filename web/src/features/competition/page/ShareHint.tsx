import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'

/** Shown after creating a competition: the next step is to invite players. */
export default function ShareHint({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('competition')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const href = hrefs.competition(competitionId)
  return (
    <Alert
      severity="success"
      variant="outlined"
      onClose={() => void navigate(pathname, { replace: true, state: null })}
      closeText={t('hideHint')}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      <AlertTitle sx={{ fontWeight: 700 }}>{t('createdTitle')}</AlertTitle>
      {t('createdText')}
      <Box sx={{ mt: 1, fontFamily: 'monospace', fontSize: '0.9rem' }}>
        {new URL(href, location.origin).href}
      </Box>
      <Box sx={{ mt: 1 }}>
        <CopyLinkButton href={href} variant="outlined" size="small" />
      </Box>
    </Alert>
  )
}
