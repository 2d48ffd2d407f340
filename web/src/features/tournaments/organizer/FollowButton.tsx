import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useFollowedOrganizersQuery, useFollowOrganizerMutation } from '#documents/organizerPages.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useSend } from '#ui/useSend.ts'

/** Follows an organizer's page, or stops following it. Strangers sign up first, and come back. */
export function FollowButton({ organizerUid }: { readonly organizerUid: string }) {
  const { t } = useTranslation('organizers')
  const { pathname } = useLocation()
  const uid = useUid()
  const followed = useFollowedOrganizersQuery(uid ?? skipToken)
  const [followOrganizer, { isLoading }] = useFollowOrganizerMutation()
  const send = useSend()
  if (uid === null) {
    return (
      <Button component={Link} to={hrefs.signUp(pathname)} variant="contained" title={t('followHint')}>
        {t('follow')}
      </Button>
    )
  }
  const follows = followed.currentData?.value.some(each => each.organizerUid === organizerUid) ?? false
  const toggle = () =>
    send(followOrganizer({ organizerUid, follows: !follows }), t(follows ? 'unfollowed' : 'followed'))
  return (
    <Button
      variant={follows ? 'outlined' : 'contained'}
      color={follows ? 'inherit' : 'primary'}
      startIcon={follows && <NotificationsActiveOutlined />}
      aria-pressed={follows}
      title={t('followHint')}
      disabled={followed.currentData === undefined}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      {t(follows ? 'following' : 'follow')}
    </Button>
  )
}
