import type { Game } from '@upper-bracket/shared/games/game'

const keyOf = (uid: string, game: Game) => `upper-bracket.no-rank.${game}.${uid}`

/** Whether the user was asked for the rank in a game in this browser, and gave none. */
export function isRankDeclined(uid: string, game: Game): boolean {
  try {
    return localStorage.getItem(keyOf(uid, game)) !== null
  } catch {
    return false
  }
}

export function keepRankDeclined(uid: string, game: Game): void {
  try {
    localStorage.setItem(keyOf(uid, game), 'yes')
  } catch {
    // Without storage, the next competition asks again.
  }
}
