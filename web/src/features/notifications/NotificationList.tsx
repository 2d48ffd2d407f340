import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type NotificationDocument,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} from '#documents/notificationEndpoints.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useSend } from '#ui/useSend.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useNotificationTexts } from './useNotificationTexts.ts'

interface NotificationListProps {
  readonly uid: string
  readonly anchor: HTMLElement
  /** Sorted by time, newest first. */
  readonly notifications: readonly NotificationDocument[]
  readonly loading: boolean
  /** The number of unread notifications, including those that are not shown. */
  readonly unread: number
  readonly hasOlder: boolean
  readonly loadingOlder: boolean
  readonly onOlder: () => void
  readonly onClose: () => void
}

/** The list of notifications. Opening the target of one marks it as read. */
export default function NotificationList(props: NotificationListProps) {
  const { uid, anchor, notifications, loading, unread, hasOlder, loadingOlder, onOlder, onClose } = props
  const { t } = useTranslation('notifications')
  const texts = useNotificationTexts()
  const [markRead] = useReadNotificationMutation()
  const [markAllRead, marking] = useReadAllNotificationsMutation()
  const send = useSend()

  const read = async (id: string) => {
    await send(markRead({ uid, id }))
  }
  const readAll = async (event: MouseEvent<HTMLElement>) => {
    // The button disappears with the focus, but Escape closes the dialog only if the focus is inside.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    await send(markAllRead(uid))
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('title'), tabIndex: -1, sx: paper } }}
    >
      <Box sx={head}>
        <Typography component="h2" variant="h6">
          {t('title')}
        </Typography>
        {unread > 0 && (
          <Button size="small" loading={marking.isLoading} onClick={readAll}>
            {t('readAll')}
          </Button>
        )}
      </Box>
      {(loading || texts === null) && (
        <Box sx={{ p: 2 }}>
          <RowsSkeleton rows={3} />
        </Box>
      )}
      {!loading && notifications.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 3 }}>
          {t('none')}
        </Typography>
      )}
      {texts !== null && notifications.length > 0 && (
        <PlainList>
          {notifications.map(notification => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              texts={texts}
              onOpen={() => {
                if (notification.readAt === null) void read(notification.id)
                onClose()
              }}
            />
          ))}
        </PlainList>
      )}
      {hasOlder && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button size="small" color="inherit" loading={loadingOlder} onClick={onOlder}>
            {t('older')}
          </Button>
        </Box>
      )}
    </Popover>
  )
}

const paper = {
  width: 400,
  maxHeight: 'min(560px, calc(100dvh - 80px))',
  bgcolor: 'background.raised',
} as const

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 56,
  px: 2,
  py: 1,
} as const
