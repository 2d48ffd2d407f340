/** Loads the parts of the page that organizers need offline. */
export function loadOfflineParts(): Promise<unknown> {
  return Promise.allSettled([
    import('#features/bracket/commands/offlineQueueStore.ts'),
    import('#features/bracket/offlineQueue/OfflineQueueNotice.tsx'),
    import('#features/bracket/offlineQueue/OfflineQueueSync.tsx'),
    import('#features/bracket/drawing/BracketTree.tsx'),
    import('./MatchDialogs.tsx'),
    import('./MatchPanel.tsx'),
    import('#platform/firebase/functions.ts'),
    import('#ui/ConfirmBox.tsx'),
  ])
}
