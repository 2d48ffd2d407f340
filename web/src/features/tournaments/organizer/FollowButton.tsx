import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useFollowedOrganizersQuery, useFollowOrganizerMutation } from '#documents/organizerPages.ts'
import { useSend } from '#ui/useSend.ts'

interface FollowButtonProps {
  /** The reader. */
  readonly uid: string
  readonly organizerUid: string
}

/** Follows an organizer's page, or stops following it. Strangers do not load it. */
export default function FollowButton({ uid, organizerUid }: FollowButtonProps) {
  const { t } = useTranslation('organizers')
  const followed = useFollowedOrganizersQuery(uid)
  const [followOrganizer, { isLoading }] = useFollowOrganizerMutation()
  const send = useSend()
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
