import { createContext, useCallback, useContext } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export interface BracketAddress {
  /** The match whose panel is open. */
  readonly matchId: string | null
  /** The team whose way is shown. */
  readonly teamId: string | null
  /** A step in the history, so that the back button of a phone closes the panel again. */
  readonly openMatch: (matchId: string | null) => void
  readonly showPath: (teamId: string | null) => void
}

/** What the address keeps of the page, and how to change it; the page stays where it is scrolled to. */
export function useBracketAddress(): BracketAddress {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const set = useCallback(
    (name: 'match' | 'team', value: string | null, replace: boolean) => {
      // Read where it is written, so that these callbacks stay the same while the address changes.
      const next = new URLSearchParams(window.location.search)
      if (value === null) next.delete(name)
      else next.set(name, value)
      void navigate({ search: next.toString() }, { preventScrollReset: true, replace })
    },
    [navigate],
  )
  return {
    matchId: search.get('match'),
    teamId: search.get('team'),
    openMatch: useCallback(matchId => set('match', matchId, matchId === null), [set]),
    showPath: useCallback(teamId => set('team', teamId, true), [set]),
  }
}

export const OpenMatchContext = createContext<BracketAddress['openMatch']>(() => {})

/** Opens the panel of a match; stays the same function, so that cards do not render for a change of the address. */
export function useOpenMatch(): BracketAddress['openMatch'] {
  return useContext(OpenMatchContext)
}
