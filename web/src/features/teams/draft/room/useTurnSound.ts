import { useEffect } from 'react'
import { playCall } from '#platform/sound.ts'

/** Plays the call whenever a turn of the viewer begins. Null is no turn of the viewer. */
export function useTurnSound(ownTurn: number | null): void {
  useEffect(() => {
    if (ownTurn !== null) void playCall()
  }, [ownTurn])
}
