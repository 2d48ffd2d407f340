import { setTimeout as pause } from 'node:timers/promises'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { stored } from '../../../testing/database.ts'
import type { BracketIds } from './cast.ts'
import { moment } from './ledger.ts'

/** Longer than any step takes on a busy machine; a match may wait for those before it. */
const timeoutMs = 4 * 60_000

/**
 * The current state of a bracket, as the people of the evening know it. It is read again and again, so that a late
 * listener of the emulator does not hold them up.
 */
export class BracketWatch {
  readonly matches = new Map<string, Match>()
  readonly matchRooms = new Map<string, MatchRoom>()
  readonly #waiting = new Set<() => void>()

  async poll(ids: BracketIds, everyMs: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      // The next time replaces one that fails.
      await this.#read(ids).catch(() => undefined)
      for (const look of [...this.#waiting]) look()
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

  /**
   * Resolves with what `find` returns as soon as it returns something.
   *
   * @throws Error if it returns nothing for minutes
   */
  until<T>(what: string, find: () => T | null | undefined, withinMs = timeoutMs): Promise<T> {
    const latest = moment() + withinMs
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find()
        if (found == null && moment() < latest) return
        this.#waiting.delete(look)
        if (found == null) reject(new Error(`waited for ${what} in vain`))
        else resolve(found)
      }
      this.#waiting.add(look)
      look()
    })
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
