import { useEffect } from 'react'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'

const refreshMs = 120_000

/** Preloads what organizers need offline. */
export function useReadyOffline(competitionId: string, organizes: boolean): void {
  useEffect(() => {
    if (!organizes) return
    const parts = [
      import('#features/bracket/commands/offlineQueueStore.ts'),
      import('#features/bracket/offlineQueue/OfflineQueueNotice.tsx'),
      import('#features/bracket/offlineQueue/OfflineQueueSync.tsx'),
      import('#features/bracket/drawing/BracketTree.tsx'),
      import('./MatchDialogs.tsx'),
      import('./MatchPanel.tsx'),
      import('#platform/firebase/functions.ts'),
      import('#ui/ConfirmBox.tsx'),
    ]
    // Parts that fail to load are loaded when needed.
    void Promise.allSettled(parts)
    // The snapshot for an offline reload must not be hours old.
    const timer = setInterval(() => void fetchSnapshot(competitionId), refreshMs)
    return () => clearInterval(timer)
  }, [competitionId, organizes])
}
