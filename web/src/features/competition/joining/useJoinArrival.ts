import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { useMyParticipation } from '#documents/ownPlayer.ts'
import { joinParameter, takeJoinIntent } from '#platform/joinIntent.ts'

/** `intended`: the viewer pressed *Join* in this tab and signed in. `asked`: only the address says so. */
export type JoinArrival = 'intended' | 'asked'

/**
 * Returns how the viewer arrived in order to join, once they are signed in; null if they did not, and after `done`.
 * It takes the intent and clears the address, so that going back or reloading does not join again.
 */
export function useJoinArrival(
  { id }: CompetitionDocument,
  { known, uid, player }: ReturnType<typeof useMyParticipation>,
): { readonly arrival: JoinArrival | null; readonly done: () => void } {
  const [query, setQuery] = useSearchParams()
  const [arrival, setArrival] = useState<JoinArrival | null>(null)
  const isMarked = query.has(joinParameter)
  const isVisible = useIsVisible()

  useEffect(() => {
    // A mail's link opens a tab of its own, and only the one that the viewer sees joins.
    if (!isMarked || !known || uid === null || !isVisible) return
    const isIntended = takeJoinIntent(id)
    if (player === null) setArrival(isIntended ? 'intended' : 'asked')
    const unmarked = new URLSearchParams(query)
    unmarked.delete(joinParameter)
    setQuery(unmarked, { replace: true, preventScrollReset: true })
  }, [isMarked, known, uid, isVisible, player, id, query, setQuery])

  if (arrival !== null && player !== null) setArrival(null)
  return { arrival, done: () => setArrival(null) }
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible')
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return isVisible
}
