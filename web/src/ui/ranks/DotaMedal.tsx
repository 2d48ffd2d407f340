import { dotaRank } from '@upper-bracket/shared/ranks/dotaRanks'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { dotaShapes } from './dotaShapes.ts'
import { Halves, Rim } from './Halves.tsx'
import { NoRank } from './NoRank.tsx'
import { dotaTones } from './rankTones.ts'
import { Stars } from './Stars.tsx'

/** The Dota 2 medal of a rank with its stars. */
export function DotaMedal({ tier }: { readonly tier: RankTier | null }) {
  const rank = tier === null ? null : dotaRank(tier)
  if (rank === null) return <NoRank />
  const { field, emblem } = dotaShapes[rank.medal]
  const tones = dotaTones[rank.medal]
  return (
    <>
      <Rim path={field} colour={tones.rim} />
      <Halves path={field} left={tones.base} right={tones.deep} />
      <Halves path={emblem} left={tones.light} right={tones.soft} />
      <Stars count={rank.stars} y={56} radius={6} gap={11} sag={4} fill="#ffd34d" rim="#3a2500" />
    </>
  )
}
