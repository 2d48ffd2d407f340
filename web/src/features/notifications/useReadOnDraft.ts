import { notificationPath } from '@upper-bracket/shared/notifications/notificationPath'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type NotificationDocument, useReadNotificationMutation } from '#documents/notificationEndpoints.ts'

/** Marks the calls of a captain as read while the page of the draft, which shows and sounds them itself, is in view. */
export function useReadOnDraft(uid: string, latest: readonly NotificationDocument[] | undefined): void {
  const { pathname } = useLocation()
  const [read] = useReadNotificationMutation()
  useEffect(() => {
    if (document.visibilityState !== 'visible') return
    for (const notification of latest ?? []) {
      const { id, readAt } = notification
      if (readAt === null && isOnItsDraft(notification, pathname)) void read({ uid, id })
    }
  }, [uid, latest, pathname, read])
}

/** Whether a notification calls a captain to the page that is open. */
export function isOnItsDraft(notification: NotificationDocument, pathname: string): boolean {
  return notification.kind === 'draftTurn' && notificationPath(notification) === pathname
}
