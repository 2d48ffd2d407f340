import { remembersSession } from '#documents/rememberedSession.ts'
import { useSession } from '#documents/sessionSlice.ts'
import { useHydrated } from '#ui/form/useHydrated.ts'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'

/**
 * Returns whom a page addresses. Before the session is known, the cookie of a former visit decides; in a prerendered
 * page, where nobody is known, the stylesheet does by `data-returns` (see `onlyFor`).
 */
export function useAudience(): 'unknown' | 'member' | 'stranger' {
  const { status } = useSession()
  const isHydrated = useDrawnInSteps(useHydrated())
  if (status === 'signed-in') return 'member'
  if (status === 'signed-out') return 'stranger'
  if (!isHydrated) return 'unknown'
  return remembersSession() ? 'member' : 'stranger'
}

/** Styles of a part of a prerendered page that only members see, or only strangers. */
export const onlyFor = {
  member: { 'html:not([data-returns]) &': { display: 'none' } },
  stranger: { 'html[data-returns] &': { display: 'none' } },
} as const
