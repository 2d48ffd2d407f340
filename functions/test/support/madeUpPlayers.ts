import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { freshId } from '../../../testing/seededCompetition.ts'

/** Players of Dota who have no account: nobody calls in their name. Every sixth has no rank. */
export function madeUpPlayers(count: number): { uid: string; rankTier: number | null }[] {
  const tiers = rankTiers('dota2')
  return Array.from({ length: count }, (_, index) => ({
    uid: `made-up-${freshId()}`,
    rankTier: index % 6 === 5 ? null : (tiers[(index * 7) % tiers.length] ?? null),
  }))
}
