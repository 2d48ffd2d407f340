import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { useTranslation } from 'react-i18next'
import { isLoopback } from '#platform/cookies.ts'

/** Links to the local inbox that receives all mails during development. */
export function InboxLink() {
  const { t } = useTranslation('authMail')
  if (!isLoopback(location.hostname)) return null
  const inbox = `http://${location.hostname}:${emulatorPorts(Number(location.port)).inbox}`
  return (
    <Box
      sx={theme => ({
        px: 2,
        py: 1.5,
        borderRadius: 1,
        border: `1px dashed ${theme.vars.palette.divider}`,
        fontSize: '0.9rem',
      })}
    >
      <Typography variant="body2" color="textSecondary">
        {t('inboxHint')}
      </Typography>
      <Link href={inbox} target="_blank" rel="noreferrer" underline="always" sx={{ fontWeight: 650 }}>
        {t('inbox')}
      </Link>
    </Box>
  )
}
