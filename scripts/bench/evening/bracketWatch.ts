import { setTimeout as pause } from 'node:timers/promises'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { stored } from '../../../testing/database.ts'
import type { BracketIds } from './cast.ts'

/**
 * The current state of a bracket, as the people of the evening know it. It is read again and again, so that a late
 * listener of the emulator does not hold them up.
 */
export class BracketWatch {
  readonly matches = new Map<string, Match>()
  readonly matchRooms = new Map<string, MatchRoom>()
  readonly #waiting = new Map<() => void, string>()

  async poll(ids: BracketIds, everyMs: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      // The next time replaces one that fails.
      await this.#read(ids).catch(() => undefined)
      for (const look of [...this.#waiting.keys()]) look()
      await pause(everyMs)
    }
  }

  async #read({ competitionId, bracketId }: BracketIds): Promise<void> {
    const [matches, matchRooms] = await Promise.all([
      stored.matches(competitionId, bracketId).get(),
      stored.matchRooms(competitionId, bracketId).get(),
    ])
    for (const read of matches.docs) this.matches.set(read.id, read.data())
    for (const read of matchRooms.docs) this.matchRooms.set(read.id, read.data())
  }

  /** Resolves with what `find` returns as soon as it returns something; `what` names it for `awaited`. */
  until<T>(what: string, find: () => T | null | undefined): Promise<T> {
    return new Promise(resolve => {
      const look = () => {
        const found = find()
        if (found == null) return
        this.#waiting.delete(look)
        resolve(found)
      }
      this.#waiting.set(look, what)
      look()
    })
  }

  /** Returns what is still waited for. */
  awaited(): readonly string[] {
    return [...this.#waiting.values()]
  }

  /** Returns a match with its match room; null while there is none. */
  roomOf(matchId: string): { match: Match; matchRoomId: string; room: MatchRoom } | null {
    const match = this.matches.get(matchId)
    const matchRoomId = match && matchRoomIdOf(match)
    const room = matchRoomId == null ? undefined : this.matchRooms.get(matchRoomId)
    return match === undefined || matchRoomId == null || room === undefined
      ? null
      : { match, matchRoomId, room }
  }
}
