import { useEffect } from 'react'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'

const refreshMs = 120_000

/** Preloads what organizers need offline. */
export function useReadyOffline(competitionId: string, organizes: boolean): void {
  useEffect(() => {
    if (!organizes) return
    // Spectators do without the list of these parts. Those that fail to load are loaded when needed.
    void import('./offlineParts.ts').then(({ loadOfflineParts }) => loadOfflineParts()).catch(() => undefined)
    // The snapshot for an offline reload must not be hours old.
    const timer = setInterval(() => void fetchSnapshot(competitionId), refreshMs)
    return () => clearInterval(timer)
  }, [competitionId, organizes])
}
