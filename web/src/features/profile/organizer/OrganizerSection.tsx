import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  useFollowedOrganizersQuery,
  useFollowOrganizerMutation,
  useOrganizerPageQuery,
} from '#documents/organizerPages.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useSend } from '#ui/useSend.ts'
import { ProfileSection } from '../ProfileSection.tsx'

/** Leads to the person's own organizer page, and lists those that they follow. */
export function OrganizerSection({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('profile')
  const followed = useFollowedOrganizersQuery(uid).currentData?.value ?? []
  return (
    <ProfileSection id="organizer" title={t('organizer')} hint={t('organizerHint')}>
      <Button
        component={Link}
        to={hrefs.organizerEditor()}
        variant="outlined"
        color="inherit"
        sx={{ justifySelf: 'start' }}
      >
        {t('openOrganizer')}
      </Button>
      {followed.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {t('followedOrganizers')}
          </Typography>
          <PlainList aria-label={t('followedOrganizers')}>
            {followed.map(({ organizerUid }) => (
              <Followed key={organizerUid} organizerUid={organizerUid} />
            ))}
          </PlainList>
        </Box>
      )}
    </ProfileSection>
  )
}

function Followed({ organizerUid }: { readonly organizerUid: string }) {
  const { t } = useTranslation('profile')
  const page = useOrganizerPageQuery(organizerUid).currentData?.value
  const [followOrganizer, { isLoading }] = useFollowOrganizerMutation()
  const send = useSend()
  if (!page) return null
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={hrefs.organizer(page.address)}
        sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}
      >
        {page.name}
      </MuiLink>
      <Button
        color="inherit"
        size="small"
        aria-label={t('unfollowNamed', { name: page.name })}
        loading={isLoading}
        onClick={() => void send(followOrganizer({ organizerUid, follows: false }))}
      >
        {t('unfollow')}
      </Button>
    </Box>
  )
}
