import { copyInto } from '../player/publicCopy.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction, Remedy } from './contradiction.ts'
import { paths } from './paths.ts'

/**
 * Contradictions between players' entries and profiles. A finished competition keeps names and ranks as they were, but
 * no entry shows the name of a deleted account.
 */
export function entryContradictions(records: CompetitionRecords): Contradiction[] {
  const { competitionId, competition, players, profiles } = records
  const { game, status } = competition
  const found: Contradiction[] = []
  for (const [uid, player] of players) {
    const path = paths.player(competitionId, uid)
    // Without an account by design.
    if (player.guest) continue
    const profile = profiles.get(uid)
    if (profile === undefined) {
      if (player.displayName === null && player.photoURL === null) continue
      const sentence = `${path} shows a name or picture, but there is no ${paths.profile(uid)}.`
      const remedy: Remedy = { by: 'withdrawing-player', competitionId, uid }
      found.push({ rule: 'player-without-profile', sentence, remedy })
      continue
    }
    const remedy: Remedy | null = status === 'finished' ? null : { by: 'copying-profile', competitionId, uid }
    if (player.rankTier !== null && !isRankTier(game, player.rankTier)) {
      const sentence = `${path} has the rank ${player.rankTier}, which does not exist in ${game}, the game of the competition.`
      found.push({ rule: 'rank-of-other-game', sentence, remedy })
      continue
    }
    if (status === 'finished') continue
    const { displayName, photoURL, rankTier } = copyInto(player, profile, game)
    const isSame =
      displayName === player.displayName && photoURL === player.photoURL && rankTier === player.rankTier
    if (isSame) continue
    const sentence = `${path} does not show the name, picture and rank of ${paths.profile(uid)}.`
    found.push({ rule: 'public-copy', sentence, remedy })
  }
  return found
}
