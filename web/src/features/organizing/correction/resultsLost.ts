import type { useReopening } from '#features/bracket/undo/useReopening.ts'

/** Returns the number of other matches that would lose a score or a result; 0 until that is known. */
export function resultsLost(preview: ReturnType<typeof useReopening>['preview']): number {
  return preview?.undone.filter(({ started }) => started).length ?? 0
}
