import { skipToken } from '@reduxjs/toolkit/query/react'
import { notificationPath } from '@upper-bracket/shared/notifications/notificationPath'
import { useTranslation } from 'react-i18next'
import {
  shownNotifications,
  useNotificationsQuery,
  useReadNotificationMutation,
} from '#documents/notificationEndpoints.ts'
import type { DueItems } from './dueItem.ts'

/**
 * Returns the unread requests to commentate and the offers of commentators. They are among the latest notifications,
 * which the bell of every page follows, so that nothing else is read.
 */
export function useDueRequests(uid: string | null): DueItems {
  const { t } = useTranslation('dashboard')
  const [read] = useReadNotificationMutation()
  const latest = useNotificationsQuery(uid === null ? skipToken : { uid, limit: shownNotifications.first })
  if (uid === null || latest.isError) return []
  return latest.currentData?.value.flatMap(notification => {
    const { id, kind, facts, competition, readAt } = notification
    if (readAt !== null || (kind !== 'commentatorRequested' && kind !== 'commentaryOffered')) return []
    return {
      key: id,
      step: 'answer-request',
      urgency: 'now',
      title: t(`due_${kind}`),
      subject: 'name' in facts ? facts.name : null,
      competition,
      href: notificationPath(notification),
      action: t('act_answer'),
      at: null,
      onOpen: () => void read({ uid, id }),
    }
  })
}
