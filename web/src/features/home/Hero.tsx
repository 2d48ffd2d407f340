import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useDemonstration } from '#documents/useDemonstration.ts'

// The code is loaded only in a demonstration.
const Entrance = lazy(() => import('#features/demonstration/Entrance.tsx'))

/** What the product is, for strangers. */
export function Hero() {
  const { t } = useTranslation('home')
  const demonstration = useDemonstration()
  return (
    <Box component="section" sx={{ gridArea: 'hero', minWidth: 0, pt: { lg: 6 } }}>
      <Typography variant="h1" sx={title}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={lead}>
        {t('lead')}
      </Typography>
      {demonstration === 'here' ? (
        <Suspense>
          <Entrance />
        </Suspense>
      ) : (
        <Box sx={buttons}>
          <Button
            component={Link}
            to={hrefs.newCompetition()}
            variant="contained"
            size="large"
            data-next-step="create"
          >
            {t('start')}
          </Button>
          <Button component={Link} to={hrefs.signUp()} variant="outlined" color="inherit" size="large">
            {t('join')}
          </Button>
          {demonstration && (
            <Button href={demonstration.origin} color="inherit" size="large">
              {t('demonstration')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** On a phone the English title has three lines before and after its font has loaded. */
const title = { textWrap: 'balance', maxWidth: { xs: '12.5em', sm: 'none' } } as const

/** On a phone the text has another line until its font has loaded. */
const lead = {
  mt: { xs: 1.5, md: 3 },
  minHeight: { xs: '4lh', sm: '3lh' },
  fontSize: { md: '1.2rem' },
  maxWidth: '48ch',
} as const

/** The buttons are stacked on a phone, because whether they fit next to each other would change when the font loads. */
const buttons = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
  mt: { xs: 1.5, md: 3 },
} as const
