import { notificationKinds } from '@upper-bracket/shared/notifications/notificationKinds'
import { notificationText } from '@upper-bracket/shared/notifications/notificationText'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import type { NotificationDocument } from './notificationEndpoints.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'

/**
 * Announces what comes in about the competition that is open; what was there before is in the list. Readiness checks
 * announce themselves.
 */
export function useToastForPage(notifications: readonly NotificationDocument[] | undefined): void {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const texts = useNotificationTexts()
  const showSuccess = useShowSuccess()
  /** The latest moment of what was there; null until the list has come. */
  const seenUntil = useRef<number | null>(null)

  useEffect(() => {
    if (notifications === undefined) return
    const since = seenUntil.current
    if (since !== null && texts === null) return
    seenUntil.current = Math.max(since ?? 0, ...notifications.map(({ at }) => at))
    if (since === null || texts === null) return
    for (const notification of notifications) {
      const { kind, at, readAt, competition } = notification
      const isAboutPage = pathname.startsWith(`/competitions/${competition.id}`)
      if (at <= since || readAt !== null || !isAboutPage) continue
      if (notificationKinds[kind].topic === 'readiness') continue
      const time = (when: number) => writtenTime(when, { language, length: 'short', now: Date.now() })
      showSuccess(notificationText(notification, texts, time).title)
    }
  }, [notifications, texts, pathname, language, showSuccess])
}
