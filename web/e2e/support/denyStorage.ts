import { expect, type Frame, type Page } from '@playwright/test'

declare global {
  interface Window {
    deniedStorage?: string[]
  }
}

/** Denies storage and cookies to frames of other sites, as browsers do, and notes who asks for any. */
export async function denyStorageToFrames(page: Page): Promise<void> {
  await page.addInitScript(denyStorage)
}

/** The kinds of storage that the page in a frame has asked for. */
export async function deniedStorage(frame: Frame | undefined): Promise<readonly string[] | undefined> {
  const asked = await frame?.evaluate(() => [...(window.deniedStorage ?? [])])
  await expect(frame?.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
  return asked
}

/** Runs in each frame, before its code. */
function denyStorage(): void {
  if (window.top === window) return
  const asked: string[] = []
  window.deniedStorage = asked
  const kinds: readonly (readonly [object, readonly string[]])[] = [
    [window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']],
    [Document.prototype, ['cookie']],
    [Navigator.prototype, ['serviceWorker', 'storage']],
  ]
  for (const [owner, names] of kinds) {
    for (const name of names) {
      const deny = () => {
        asked.push(name)
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(owner, name, { get: deny, set: deny })
    }
  }
}
