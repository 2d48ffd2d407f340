import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { csInsignia } from './csInsignias.ts'
import { csShapes } from './csShapes.ts'
import { Halves, Rim } from './Halves.tsx'
import { NoRank } from './NoRank.tsx'
import { csTones } from './rankTones.ts'
import { Stars } from './Stars.tsx'

/** Draws four leaves from the foot of the plate up its left side. */
const branch =
  'M31 61C24 64 16 62 13 57C20 54 28 56 31 61ZM17 55C10 55 5 50 4 44C11 45 16 49 17 55ZM9 42C4 39 1 33 2 27C8 30 10 36 9 42ZM7 27C4 22 4 16 7 11C11 16 11 22 7 27Z'

/** The CS insignia of a rank: a plate with chevrons, stars and laurels. */
export function CsInsignia({ tier }: { readonly tier: RankTier | null }) {
  const insignia = tier === null ? null : csInsignia(tier)
  if (insignia === null) return <NoRank />
  const { group, chevrons, stars, laurels } = insignia
  const { field, emblem, chevronY, starY, starRadius } = csShapes[group]
  const tones = csTones[group]
  return (
    <>
      {laurels && <Laurels fill={tones.base} rim={tones.rim} />}
      <g transform={laurels ? 'translate(6.4 0) scale(0.8)' : undefined}>
        <Rim path={field} colour={tones.rim} />
        <Halves path={field} left={tones.base} right={tones.deep} />
        <Halves path={emblem} left={tones.light} right={tones.soft} />
        <path d={chevronsFrom(chevronY, chevrons)} fill="none" stroke={tones.light} strokeWidth="5" />
        <Stars count={stars} y={starY} radius={starRadius} gap={15} fill="#fff" rim={tones.rim} />
      </g>
    </>
  )
}

function chevronsFrom(y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M17 ${y - index * 9.5}l15-8 15 8`).join('')
}

function Laurels({ fill, rim }: { readonly fill: string; readonly rim: string }) {
  return (
    <g fill={fill} stroke={rim} strokeWidth="2.4" paintOrder="stroke">
      <path d={branch} />
      <path d={branch} transform="matrix(-1 0 0 1 64 0)" />
    </g>
  )
}
