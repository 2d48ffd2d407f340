import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { SampleBracket } from './SampleBracket.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  const profile = useOwnProfile().data?.value
  const active = profile?.activeCompetitionID ?? null
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'center',
        gap: { xs: 5, lg: 8 },
        pt: { xs: 5, md: 10 },
      }}
    >
      <Box>
        {profile && (
          <Typography
            variant="h4"
            component="p"
            sx={{ mb: 2, color: 'brand.main', overflowWrap: 'anywhere' }}
          >
            {t('hello', { name: publicName(profile) })}
          </Typography>
        )}
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {t('title')}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: 3, fontSize: { xs: '1.05rem', md: '1.2rem' }, maxWidth: '48ch' }}
        >
          {t('lead')}
        </Typography>
        <Box sx={buttons}>
          {active === null ? (
            <Button component={Link} to={hrefs.newCompetition()} variant="contained" size="large">
              {t('start')}
            </Button>
          ) : (
            <Button component={Link} to={hrefs.competition(active)} variant="contained" size="large">
              {t('continue')}
            </Button>
          )}
          <Button component={Link} to={hrefs.tournaments()} variant="outlined" color="inherit" size="large">
            {t('browse')}
          </Button>
        </Box>
      </Box>
      <SampleBracket />
    </Box>
  )
}

/** The buttons are stacked on a phone, because whether they fit next to each other would change when the font loads. */
const buttons = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
  mt: 4,
} as const
