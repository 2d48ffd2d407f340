import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  shownNotifications,
  useNotificationsQuery,
  useUnreadBeforeQuery,
} from '#documents/notificationEndpoints.ts'
import { useReadOnDraft } from './useReadOnDraft.ts'
import { useToastForPage } from './useToastForPage.ts'

const NotificationList = lazy(() => import('./NotificationList.tsx'))

/** A bell with the number of unread notifications of the signed-in user, and their list. */
export default function NotificationBell({ uid }: { uid: string }) {
  const { t } = useTranslation('notifications')
  const [limit, setLimit] = useState<number>(shownNotifications.first)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const latest = useNotificationsQuery({ uid, limit: shownNotifications.first })
  const { data, error, isFetching } = useNotificationsQuery({ uid, limit })
  const notifications = data?.value ?? []
  useReadOnDraft(uid, latest.data?.value)
  useToastForPage(latest.data?.value)

  const mayHaveOlder = notifications.length >= limit
  const last = notifications.at(-1)
  const before = useUnreadBeforeQuery(
    mayHaveOlder && last ? { uid, last: { at: last.at, id: last.id } } : skipToken,
  )
  const unreadShown = notifications.filter(({ readAt }) => readAt === null).length
  const unread = unreadShown + (mayHaveOlder ? (before.data ?? 0) : 0)
  const isOpen = anchor !== null
  return (
    <>
      <IconButton
        color="inherit"
        size="small"
        aria-label={unread === 0 ? t('bell') : t('bellUnread', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ width: 36, height: 36, position: 'relative' }}
      >
        <NotificationsOutlined fontSize="small" />
        {unread > 0 && (
          <Box component="span" aria-hidden sx={badge}>
            {unread > 9 ? '9+' : unread}
          </Box>
        )}
      </IconButton>
      <Suspense>
        {isOpen && (
          <NotificationList
            uid={uid}
            anchor={anchor}
            notifications={notifications}
            loading={data === undefined && error === undefined}
            unread={unread}
            hasOlder={mayHaveOlder && limit < shownNotifications.most}
            loadingOlder={isFetching}
            onOlder={() => setLimit(Math.min(shownNotifications.most, limit + shownNotifications.more))}
            onClose={() => {
              setAnchor(null)
              setLimit(shownNotifications.first)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const badge = {
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: 9,
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const
