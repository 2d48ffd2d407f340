import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'

const keyOf = (uid: string, scale: RankScale) => `upper-bracket.no-rank.${scale}.${uid}`

/** Whether the user was asked for the rank on a scale in this browser, and gave none. */
export function isRankDeclined(uid: string, scale: RankScale): boolean {
  try {
    return localStorage.getItem(keyOf(uid, scale)) !== null
  } catch {
    return false
  }
}

export function keepRankDeclined(uid: string, scale: RankScale): void {
  try {
    localStorage.setItem(keyOf(uid, scale), 'yes')
  } catch {
    // Without storage, the next competition asks again.
  }
}
