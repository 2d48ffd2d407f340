import { useEffect } from 'react'

/** Loads for organizers what they need once the network has gone: by then it could not be loaded any more. */
export function useReadyOffline(organizes: boolean): void {
  useEffect(() => {
    if (!organizes) return
    const parts = [
      import('./keptStore.ts'),
      import('./KeptNotice.tsx'),
      import('./KeptWatch.tsx'),
      import('../match/MatchDialogs.tsx'),
      import('#platform/firebase/functions.ts'),
    ]
    // What fails now is loaded when it is needed.
    void Promise.allSettled(parts)
  }, [organizes])
}
