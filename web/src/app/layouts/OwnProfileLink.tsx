import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { AvatarSkeleton } from './AvatarSkeleton.tsx'

interface OwnProfileLinkProps {
  /** The viewer's e-mail address, shown if their profile cannot be read. */
  readonly email: string | null
}

/** The picture and name of the signed-in user, linked to their profile. */
export default function OwnProfileLink({ email }: OwnProfileLinkProps) {
  const { t } = useTranslation()
  const own = useOwnProfile()
  const profile = own.data?.value

  // The e-mail address is not shown while the name is loading.
  if (profile === undefined && !own.isError) return <AvatarSkeleton />
  const name = profile?.displayName ?? email ?? ''
  return (
    <Box
      component={Link}
      to={hrefs.profile()}
      aria-label={`${t('profile')}: ${name}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        minWidth: 0,
      }}
    >
      <UserAvatar name={name} photoURL={profile?.photoURL ?? null} />
      <Box
        component="span"
        sx={{
          display: { xs: 'none', md: 'block' },
          maxWidth: 180,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontWeight: 600,
        }}
      >
        {name}
      </Box>
    </Box>
  )
}
