import { createContext, useContext, useSyncExternalStore } from 'react'

/** The teams whose paths are highlighted: those under the pointer or the focus, otherwise the one in the address. */
export interface TeamHighlight {
  /** Returns the same value until it changes. */
  readonly current: () => readonly string[]
  /** Empty if no team is pointed at. */
  readonly pointAt: (teamIds: readonly string[]) => void
  readonly pin: (teamId: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The state is outside React, so that moving the pointer re-renders only the cards concerned. */
export function makeTeamHighlight(): TeamHighlight {
  const listeners = new Set<() => void>()
  let pointed: readonly string[] = []
  let pinned: readonly string[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => (pointed.length > 0 ? pointed : pinned),
    pointAt: teamIds => {
      if (teamIds.length === pointed.length && teamIds.every((id, at) => id === pointed[at])) return
      pointed = teamIds
      tell()
    },
    pin: teamId => {
      pinned = teamId === null ? [] : [teamId]
      tell()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const TeamHighlightContext = createContext<TeamHighlight>(makeTeamHighlight())

export function useTeamHighlight(): TeamHighlight {
  return useContext(TeamHighlightContext)
}

/** Whether this team's path is highlighted. */
export function useIsHighlighted(teamId: string | null): boolean {
  const highlight = useTeamHighlight()
  return useSyncExternalStore(
    highlight.subscribe,
    () => teamId !== null && highlight.current().includes(teamId),
  )
}

/** Returns the teams whose paths are highlighted. */
export function useHighlightedTeams(): readonly string[] {
  const highlight = useTeamHighlight()
  return useSyncExternalStore(highlight.subscribe, highlight.current)
}
