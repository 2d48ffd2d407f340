import { createContext, useCallback, useContext } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export interface BracketAddress {
  /** The match whose panel is open. */
  readonly matchId: string | null
  /** The team whose path is highlighted. */
  readonly teamId: string | null
  /** The key of the stage that is shown; null if the viewer has not chosen one. */
  readonly stageKey: string | null
  /** The team whose menu is open. */
  readonly managedId: string | null
  /** Pushes a history entry, so that the back button of a phone closes the panel. */
  readonly openMatch: (matchId: string | null) => void
  readonly showPath: (teamId: string | null) => void
  readonly showStage: (stageKey: string) => void
  readonly manage: (teamId: string | null) => void
}

/** The state of the page that is stored in the address. Changing it does not scroll. */
export function useBracketAddress(): BracketAddress {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const set = useCallback(
    (name: 'match' | 'team' | 'stage' | 'manage', value: string | null, replace: boolean) => {
      // The address is read at the time of the call, so that these callbacks stay stable when it changes.
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
    stageKey: search.get('stage'),
    managedId: search.get('manage'),
    openMatch: useCallback(matchId => set('match', matchId, matchId === null), [set]),
    showPath: useCallback(teamId => set('team', teamId, true), [set]),
    showStage: useCallback(stageKey => set('stage', stageKey, true), [set]),
    manage: useCallback(teamId => set('manage', teamId, true), [set]),
  }
}

export const OpenMatchContext = createContext<BracketAddress['openMatch']>(() => {})

/** Opens the panel of a match. The function is stable, so that cards do not re-render when the address changes. */
export function useOpenMatch(): BracketAddress['openMatch'] {
  return useContext(OpenMatchContext)
}

/** Opens the menu of a team; null for people who may not run the bracket. */
export const ManageTeamContext = createContext<BracketAddress['manage'] | null>(null)
