import { publicCopy } from '../player/publicCopy.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction, Remedy } from './contradiction.ts'
import { paths } from './paths.ts'

/**
 * Contradictions between the entries of players and their profiles. A finished competition keeps the names and ranks
 * of its day; but of who has deleted the account no entry says the name.
 */
export function entryContradictions(records: CompetitionRecords): Contradiction[] {
  const { competitionId, competition, players, profiles } = records
  const { game, status } = competition
  const found: Contradiction[] = []
  for (const [uid, player] of players) {
    const path = paths.player(competitionId, uid)
    const profile = profiles.get(uid)
    if (profile === undefined) {
      if (player.displayName === null && player.photoURL === null) continue
      const sentence = `${path} shows the name of somebody who has no ${paths.profile(uid)}.`
      const remedy: Remedy = { by: 'withdrawing-player', competitionId, uid }
      found.push({ rule: 'player-without-profile', sentence, remedy })
      continue
    }
    const remedy: Remedy | null = status === 'finished' ? null : { by: 'copying-profile', competitionId, uid }
    if (player.rankTier !== null && !isRankTier(game, player.rankTier)) {
      const sentence = `${path} has the rank ${player.rankTier}, which ${game}, the game of the competition, does not have.`
      found.push({ rule: 'rank-of-other-game', sentence, remedy })
      continue
    }
    if (status === 'finished') continue
    const { displayName, photoURL, rankTier } = publicCopy(profile, game)
    const isSame =
      displayName === player.displayName && photoURL === player.photoURL && rankTier === player.rankTier
    if (isSame) continue
    const sentence = `${path} does not show name, picture and rank as ${paths.profile(uid)} has them.`
    found.push({ rule: 'public-copy', sentence, remedy })
  }
  return found
}
