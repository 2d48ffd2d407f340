import { useSyncExternalStore } from 'react'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { deployedBuildId, ownBuildId } from './deployedBuild.ts'
import { areUpdatesHeld } from './useHoldUpdates.ts'

const guard = 'upper-bracket.reloadedFor'

/** Until then the address is usually that of the page that could not be shown. */
const navigationMs = 500

/** For so long an error is not shown once the page is about to be reloaded. */
const reloadMs = 10_000

let isRepairing = false
const listeners = new Set<() => void>()

/**
 * Reloads the page when a chunk is gone because another build has been deployed: once for each build, so that a page
 * that is still served from a cache does not reload for ever. Without a new build the chunk could not be reached, and a
 * reload would make things worse. Nor is anything reloaded in which something has been typed.
 */
export function repairLostChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (isRepairing) return
    set(true)
    void repair().finally(() => set(false))
  })
}

/** Whether the page is about to be reloaded, or it is being found out: an error is not worth showing yet. */
export function useIsRepairing(): boolean {
  return useSyncExternalStore(
    follow,
    () => isRepairing,
    () => false,
  )
}

/** Why code that a dialog needs cannot be loaded. */
export async function lossOfCode(): Promise<AppError> {
  return appError((await newerBuildId()) === null ? 'offline' : 'code-replaced')
}

/** The id of the build that is deployed, if it is another than this page's. */
async function newerBuildId(): Promise<string | null> {
  const deployed = await deployedBuildId()
  return deployed === ownBuildId() ? null : deployed
}

async function repair(): Promise<void> {
  const deployed = await newerBuildId()
  if (deployed === null) return
  await new Promise(resolve => setTimeout(resolve, navigationMs))
  // By now a form that was left is gone.
  if (areUpdatesHeld()) return
  try {
    if (sessionStorage.getItem(guard) === deployed) return
    sessionStorage.setItem(guard, deployed)
  } catch {
    // Without storage nothing would keep it from reloading again and again.
    return
  }
  location.reload()
  await new Promise(resolve => setTimeout(resolve, reloadMs))
}

function set(next: boolean): void {
  isRepairing = next
  for (const changed of listeners) changed()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
