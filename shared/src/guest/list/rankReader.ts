import type { Game } from '../../games/game.ts'
import { type CsRank, csRanks } from '../../ranks/csRanks.ts'
import { estimatedRank } from '../../ranks/estimatedRank.ts'
import { gameOfScale, isRatingScale, type RankScale } from '../../ranks/rankScale.ts'
import { isRankTier, type RankTier } from '../../ranks/rankTier.ts'
import { typedRating } from '../../ranks/typedRating.ts'
import { csFamilies, csNames, medalNames, noRankNames } from './rankNames.ts'
import { readRating } from './ratings.ts'

/**
 * How sure it is that a text is a rank, if it may also belong to a name: `full` has a name and a number ('Legend 4'),
 * `rating` a number of another ladder with its unit ('5.4k'), `tier` a name only ('Legend'), `short` a letter and a
 * number ('L5'), `number` digits only ('5400', '54'), `none` says that there is no rank.
 */
export type RankForm = 'full' | 'rating' | 'tier' | 'short' | 'number' | 'none'

export interface ReadRank {
  readonly tier: RankTier | null
  readonly form: RankForm
  /** Whether the rank is computed from a number of another ladder. */
  readonly isEstimate: boolean
  /** Whether `tier` is a rank of the game, but players are compared by rating. */
  readonly isOfOtherScale: boolean
}

export type ParseRank = (text: string) => ReadRank | undefined

type Names = readonly (readonly [
  RegExp,
  (groups: Partial<Record<string, string>>) => Pick<ReadRank, 'tier' | 'form'>,
])[]

const whole = (pattern: string) =>
  new RegExp(`^(?:(?:ранг|rank|медаль|medal|звание|peak|пик|пиковый) )?(?:${pattern})$`, 'u')
const middleStar = 3
const letters = 'hgcld'

const names: Readonly<Record<Game, Names>> = {
  dota2: [
    ...Object.entries(medalNames).map(([, pattern], index): Names[number] => {
      const medal = (index + 1) * 10
      if (medal === 80) {
        return [
          whole(`(?:${pattern})(?: (?:топ |top |rank )?(?<place>\\d{1,5}))?`),
          ({ place }) => ({ tier: medal, form: place === undefined ? 'tier' : 'full' }),
        ]
      }
      return [
        whole(
          `(?:(?<before>[1-5]) )?(?:${pattern})(?: (?<stars>[1-5]))?(?: [1-5])?(?: (?:звезд\\p{L}?|зв|stars?))?`,
        ),
        ({ before, stars = before }) => {
          return { tier: medal + Number(stars ?? middleStar), form: stars === undefined ? 'tier' : 'full' }
        },
      ]
    }),
    [
      whole(`(?<letter>[${letters}]) (?<stars>[1-5])`),
      ({ letter = '', stars }) => ({ tier: shortTier(letter, Number(stars)), form: 'short' }),
    ],
  ],
  csgo: [
    ...Object.entries(csNames).map(([rank, pattern]): Names[number] => [
      whole(pattern),
      () => ({ tier: csRanks.indexOf(rank as CsRank) + 1, form: 'tier' }),
    ]),
    ...csFamilies.map(({ names: pattern, first, alone, count }): Names[number] => [
      whole(`(?:${pattern})(?: (?<number>[1-${count}]))?`),
      ({ number }) =>
        number === undefined
          ? { tier: alone, form: 'tier' }
          : { tier: first + Number(number) - 1, form: 'full' },
    ]),
    [whole('[sс] (?<number>[1-4])'), ({ number }) => ({ tier: Number(number), form: 'short' })],
  ],
}
const noRank = whole(`${noRankNames}|`)

/** 'L5' is Legend V. 'A5' could be Archon or Ancient and is none. */
function shortTier(letter: string, stars: number): RankTier {
  const medal = { h: 1, g: 2, c: 3, l: 5, d: 7 }[letter] ?? 0
  return medal * 10 + stars
}

/** No rank is longer. */
const maxLength = 60

/**
 * Returns a parser for ranks as players write them: as stored ('54', also with a decimal comma), by names and slang in
 * Russian and English ('Legend 4', 'лега IV', 'мг2', 'GN2'), by medal alone ('титан'; without stars the third is meant),
 * or as a rating (`readRating`). It returns undefined for anything else. A scale of ratings has the same texts, of which
 * only its ratings count.
 */
export function rankParser(scale: RankScale): ParseRank {
  const game = gameOfScale(scale)
  const byRating = isRatingScale(scale)
  const known = new Map<string, ReadRank | undefined>()
  return text => {
    const typed = text.trim()
    if (typed.length > maxLength) return undefined
    if (!known.has(typed)) known.set(typed, parse(typed))
    return known.get(typed)
  }

  function parse(typed: string): ReadRank | undefined {
    if (/^\d{1,2}([.,]0)?$/.test(typed)) {
      const tier = Number.parseInt(typed, 10)
      return isRankTier(game, tier) ? named({ tier, form: 'number' }) : undefined
    }
    const rating = readRating(game, typed, byRating ? 1 : lowestWithoutUnit[game])
    if (rating !== undefined) {
      const { ladder, value, isNamed } = rating
      const form = isNamed ? 'rating' : 'number'
      if (ladder !== scale) {
        const tier = estimatedRank(ladder, value)
        return { tier, form, isEstimate: !byRating, isOfOtherScale: byRating }
      }
      return isRankTier(scale, value)
        ? { tier: value, form, isEstimate: false, isOfOtherScale: false }
        : undefined
    }
    const key = foldRank(typed)
    if (noRank.test(key)) return { tier: null, form: 'none', isEstimate: false, isOfOtherScale: false }
    for (const [pattern, rankOf] of names[game]) {
      const match = pattern.exec(key)
      if (match !== null) return named(rankOf(match.groups ?? {}))
    }
    return undefined
  }

  function named(rank: Pick<ReadRank, 'tier' | 'form'>): ReadRank {
    return { ...rank, isEstimate: false, isOfOtherScale: byRating }
  }
}

/** A number of three digits without a unit can be an MMR, but hardly a Premier rating. */
const lowestWithoutUnit: Readonly<Record<Game, number>> = { dota2: 0, csgo: 1000 }

/**
 * Returns a parser for a rank that stands alone: null for an empty text, undefined for an unknown rank and for one of
 * another scale.
 */
export function rankReader(scale: RankScale): (text: string) => RankTier | null | undefined {
  const parse = rankParser(scale)
  return text => {
    const rating = isRatingScale(scale) ? typedRating(scale, text) : undefined
    if (rating !== undefined) return rating
    const read = parse(text)
    return read?.isOfOtherScale ? undefined : read?.tier
  }
}

const romans = new Map(['i', 'ii', 'iii', 'iv', 'v'].map((roman, index) => [roman, String(index + 1)]))

/** Folds a rank: case, punctuation, stars, Roman numerals and spaces before numbers do not matter. */
function foldRank(text: string): string {
  const words = text
    .replace(
      /(?:[★⭐🌟✯]\uFE0F?){1,5}/gu,
      stars => ` ${[...stars].filter(star => star !== '\uFE0F').length} `,
    )
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim()
    .split(' ')
  return words.map((word, index) => (index > 0 && romans.get(word)) || word).join(' ')
}
