/**
 * What this browser can do about notifications: show them if the person turns them on; nothing until the person stops
 * blocking them, or installs the site (iPhone and iPad); nothing at all.
 */
export type PushAbility = 'able' | 'blocked' | 'wants-installation' | 'unable'

export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'able'
  return isAppleMobile() ? 'wants-installation' : 'unable'
}

/** An iPad says that it is a Mac. */
function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Calls `changed` when the person allows or blocks notifications, here or in the settings of the browser. */
export function watchPermission(changed: () => void): () => void {
  let status: PermissionStatus | null = null
  let isWanted = true
  const start = async () => {
    const found = await navigator.permissions.query({ name: 'notifications' })
    if (!isWanted) return
    status = found
    status.addEventListener('change', changed)
  }
  // Not every browser has it; then the page says what was true when it was opened.
  start().catch(() => undefined)
  return () => {
    isWanted = false
    status?.removeEventListener('change', changed)
  }
}
