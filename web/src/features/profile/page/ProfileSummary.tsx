import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSession } from '#documents/sessionSlice.ts'
import { useSignOut } from '#documents/useSignOut.ts'
import { PhotoField } from '../photo/PhotoField.tsx'
import { useOwnAccountQuery } from '../profileEndpoints.ts'

interface ProfileSummaryProps {
  readonly uid: string
  readonly name: string
  readonly photoURL: string | null
}

/** Picture, name and address of the account, and signing out. */
export function ProfileSummary({ uid, name, photoURL }: ProfileSummaryProps) {
  const { t } = useTranslation()
  const session = useSession()
  const signOut = useSignOut()
  const known = session.status === 'signed-in' ? session.user.email : null
  const email = useOwnAccountQuery(uid).data?.email ?? known
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, pb: 3 }}>
      <PhotoField uid={uid} name={name} photoURL={photoURL} />
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {email !== null && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LogoutOutlined />}
        onClick={() => void signOut()}
      >
        {t('signOut')}
      </Button>
    </Box>
  )
}
