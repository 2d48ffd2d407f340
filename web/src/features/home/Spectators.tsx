import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

export function Spectators() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <Box
      component="section"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        px: { xs: 3, md: 6 },
        py: { xs: 4, md: 6 },
        borderRadius: 1,
        border: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h2">{t('liveTitle')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '56ch' }}>
          {t('liveText')}
        </Typography>
        <MuiLink component={Link} to={hrefs.developers()} sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('common:developers')}
        </MuiLink>
      </Box>
      <Button component={Link} to={hrefs.signUp()} variant="outlined" color="inherit" size="large">
        {t('join')}
      </Button>
    </Box>
  )
}
