import { notificationPath } from '@upper-bracket/shared/notifications/notificationPath'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type NotificationDocument, useReadNotificationMutation } from '#documents/notificationEndpoints.ts'

/** Marks what a captain is told of a draft as read while its page, which shows and sounds it, is in view. */
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

/** Whether a notification calls a captain to the draft whose page is open. */
export function isOnItsDraft(notification: NotificationDocument, pathname: string): boolean {
  return 'draftId' in notification.facts && notificationPath(notification) === pathname
}
