import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** The query parameter of a competition's address that names the player whose card is open. */
export const shownPlayerParam = 'player'

/** Opens the card of a player with a history entry, so that the back button of a phone closes it. Null closes it. */
export function useShowPlayer(): (uid: string | null) => void {
  const navigate = useNavigate()
  return useCallback(
    uid => {
      // The address is read at the time of the call, so that the callback stays stable when it changes.
      const next = new URLSearchParams(window.location.search)
      if (uid === null) next.delete(shownPlayerParam)
      else next.set(shownPlayerParam, uid)
      void navigate({ search: next.toString() }, { preventScrollReset: true, replace: uid === null })
    },
    [navigate],
  )
}
