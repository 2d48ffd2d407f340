import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { maxRatings } from '@upper-bracket/shared/ranks/maxRatings'
import { isRankTier } from '@upper-bracket/shared/ranks/rankTier'
import { singleLine } from '@upper-bracket/shared/text/singleLine'
import {
  blankNames,
  drawnNames,
  invisibleCharacters,
} from '@upper-bracket/shared/text/testing/invisibleNames'
import { beforeAll, expect, test } from 'vitest'
import { rulesProject } from '../rules/rulesProject.ts'
import { show } from '../rules/show.ts'
import { profile } from '../rules/testCompetition.ts'

// Value by value, the rules against the domain. In a file of its own: the emulator keeps every value that an
// expression has had for its report of the coverage, and these are too many for it.

const project = rulesProject('firestore')

beforeAll(() => project().seed({ 'profiles/player': profile }))

test.each([
  ['dota', 'dota2'],
  ['cs', 'csgo'],
] as const)('%s holds precisely the ranks of %s', async (field, game) => {
  const candidates = range(-2, 100)
  const taken: number[] = []
  for (const tier of candidates) {
    if (await isTaken({ [`${field}.RankTier`]: tier })) taken.push(tier)
  }
  expect(taken).toEqual(candidates.filter(tier => isRankTier(game, tier)))
})

test.each([
  ['dota', 'mmr'],
  ['cs', 'premier'],
] as const)('%s holds precisely the ratings of %s', async (field, scale) => {
  const candidates = [...range(-2, 12), ...range(maxRatings[scale] - 2, maxRatings[scale] + 2)]
  const taken: number[] = []
  for (const rating of candidates) {
    if (await isTaken({ [`${field}.rating`]: rating })) taken.push(rating)
  }
  expect(taken).toEqual(candidates.filter(rating => isRankTier(scale, rating)))
})

test('a name is taken precisely if the domain leaves it as it is', async () => {
  const line = singleLine(1, profileLimits.displayNameMax)
  const wrong: string[] = []
  for (const name of names()) {
    const parsed = line.safeParse(name)
    const expected = parsed.success && parsed.data === name
    if ((await isTaken({ displayName: name })) !== expected) wrong.push(`${show(name)}: not ${expected}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

async function isTaken(change: object): Promise<boolean> {
  const own = project().firestore('player').doc('profiles/player')
  try {
    await own?.update(change)
    return own !== undefined
  } catch {
    return false
  }
}

/** Names with each character that could be hidden, reorder or separate, in the middle and at the ends. */
function names(): string[] {
  const codes = [
    ...range(0x00, 0x21),
    ...range(0x7e, 0xae),
    ...range(0x61b, 0x61d),
    ...range(0x167f, 0x1681),
    ...range(0x180d, 0x180f),
    ...range(0x1fff, 0x2071),
    ...range(0x2fff, 0x3001),
    ...range(0xfefe, 0xff00),
    0x1f43a,
    ...invisibleCharacters,
  ]
  const placed = codes.flatMap(code => {
    const character = String.fromCodePoint(code)
    return [`a${character}b`, `${character}b`, `a${character}`, character, `★${character}`]
  })
  const emoji = '🐺'
  const long = [emoji.repeat(profileLimits.displayNameMax), emoji.repeat(profileLimits.displayNameMax + 1)]
  return [...placed, ...long, ...blankNames, ...drawnNames, 'a  b', '\nab\n', 'a\nb\nc\u202E'].filter(
    name => name === name.normalize('NFC'),
  )
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
