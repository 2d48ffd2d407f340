import { notificationKinds } from '@upper-bracket/shared/notifications/notificationKinds'
import { notificationText } from '@upper-bracket/shared/notifications/notificationText'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { NotificationDocument } from '#documents/notificationEndpoints.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import { isOnItsDraft } from './useReadOnDraft.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'

/** How much older than its predecessor an arriving notification can be. */
const latenessMs = 10 * 60_000

interface Seen {
  readonly ids: ReadonlySet<string>
  /** The time of the latest notification. */
  readonly until: number
}

/**
 * Shows toasts for new notifications about the open competition, in any order; existing ones are only in the list.
 * Readiness checks and the page of a draft have their own prompt. `latest` must always have the same length, because earlier notifications
 * would otherwise look new.
 */
export function useToastForPage(latest: readonly NotificationDocument[] | undefined): void {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const texts = useNotificationTexts()
  const showSuccess = useShowSuccess()
  /** Null until the list has loaded. */
  const seen = useRef<Seen | null>(null)

  useEffect(() => {
    if (latest === undefined) return
    const before = seen.current
    if (before !== null && texts === null) return
    seen.current = {
      ids: new Set([...(before?.ids ?? []), ...latest.map(({ id }) => id)]),
      until: Math.max(before?.until ?? 0, ...latest.map(({ at }) => at)),
    }
    if (before === null || texts === null) return
    for (const notification of latest) {
      const { id, kind, at, readAt, competition } = notification
      const isNew = !before.ids.has(id) && at > before.until - latenessMs
      if (!isNew || readAt !== null || !isAbout(pathname, competition.id)) continue
      if (notificationKinds[kind].topic === 'readiness' || isOnItsDraft(notification, pathname)) continue
      const time = (when: number) => writtenTime(when, { language, length: 'short', now: Date.now() })
      showSuccess(notificationText(notification, texts, time).title)
    }
  }, [latest, texts, pathname, language, showSuccess])
}

/** Whether a page belongs to a competition: one of its tabs, or a commentator's page. */
function isAbout(pathname: string, competitionId: string): boolean {
  const [, area = '', id] = pathname.split('/')
  return ['competitions', 'commentate'].includes(area) && id === competitionId
}
