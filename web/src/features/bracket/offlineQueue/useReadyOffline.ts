import { useEffect } from 'react'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'

const refreshMs = 120_000

/** Loads for organizers what they need once the network has gone: by then it could not be loaded any more. */
export function useReadyOffline(competitionId: string, organizes: boolean): void {
  useEffect(() => {
    if (!organizes) return
    const parts = [
      import('./offlineQueueStore.ts'),
      import('./OfflineQueueNotice.tsx'),
      import('./OfflineQueueSync.tsx'),
      import('../match/MatchDialogs.tsx'),
      import('../match/MatchPanel.tsx'),
      import('#platform/firebase/functions.ts'),
      import('#ui/ConfirmBox.tsx'),
    ]
    // What fails now is loaded when it is needed.
    void Promise.allSettled(parts)
    // What a reload without a network shows must not be hours old.
    const timer = setInterval(() => void fetchSnapshot(competitionId), refreshMs)
    return () => clearInterval(timer)
  }, [competitionId, organizes])
}
