/**
 * Whether this browser can show notifications: `able`; `blocked` by the user; `wants-installation` (on iPhone and iPad,
 * only an installed site can); or `unable`.
 */
export type PushAbility = 'able' | 'blocked' | 'wants-installation' | 'unable'

export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'able'
  return isAppleMobile() ? 'wants-installation' : 'unable'
}

/** An iPad identifies itself as a Mac. */
function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Calls `changed` when the user grants or denies notifications, here or in the settings of the browser. */
export function watchPermission(changed: () => void): () => void {
  let status: PermissionStatus | null = null
  let isWanted = true
  const start = async () => {
    const found = await navigator.permissions.query({ name: 'notifications' })
    if (!isWanted) return
    status = found
    status.addEventListener('change', changed)
  }
  // Some browsers lack this event; the page then shows the permission from when it was opened.
  start().catch(() => undefined)
  return () => {
    isWanted = false
    status?.removeEventListener('change', changed)
  }
}
