import { expect, test } from 'vitest'
import { substitutionEffects } from './substitutionEffect.ts'

function playing(teamId: string | null, tiers: Readonly<Record<string, number | null>>) {
  return Object.entries(tiers).map(([uid, rankTier]) => ({ uid, rankTier, teamId }))
}

const wolves = playing('wolves', { ann: 18, bob: 4 })
const bears = playing('bears', { cid: 10, dan: 10 })
const foxes = playing('foxes', { fay: 9, gus: 9 })

/** What it does to the wolves if eve takes bob's seat, where these are the other teams. */
function effect(others: ReturnType<typeof playing>, eve: number | null) {
  const players = [...wolves, ...others, ...playing(null, { eve })]
  return substitutionEffects({ scale: 'csgo', players }, { teamId: 'wolves', outUid: 'bob' })('eve')
}

test('teams of one size are compared by their sums', () => {
  expect(effect([...bears, ...foxes], 1)).toEqual({
    sum: { before: 22, after: 19 },
    comparedBy: 'sum',
    aboveOthers: { before: 3, after: 0 },
    spread: { before: 4, after: 2 },
  })
})

test('others by averages; a player without a rank counts as the median of all', () => {
  const alone = playing('foxes', { fay: 9 })
  expect(effect([...bears, ...alone], null)).toEqual({
    sum: { before: 22, after: 28 },
    comparedBy: 'average',
    aboveOthers: { before: 1.5, after: 4.5 },
    spread: { before: 2, after: 5 },
  })
})

test('a single team has nothing to be compared with', () => {
  expect(effect([], 5)).toMatchObject({
    sum: { before: 22, after: 23 },
    aboveOthers: null,
    spread: { before: 0, after: 0 },
  })
})

test('ratings are their own height, and the median of all stands for a missing one', () => {
  const players = [
    ...playing('wolves', { ann: 6000, bob: 2500 }),
    ...playing('bears', { cid: 4000, dan: 4350 }),
    ...playing(null, { eve: null }),
  ]
  const effectOf = substitutionEffects({ scale: 'mmr', players }, { teamId: 'wolves', outUid: 'bob' })
  expect(effectOf('eve')).toEqual({
    sum: { before: 8500, after: 10_000 },
    comparedBy: 'sum',
    aboveOthers: { before: 150, after: 1650 },
    spread: { before: 150, after: 1650 },
  })
})
