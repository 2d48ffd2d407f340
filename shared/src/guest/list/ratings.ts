import type { Game } from '../../games/game.ts'
import { csRanks } from '../../ranks/csRanks.ts'
import { dotaRankTiers } from '../../ranks/dotaRanks.ts'
import type { RankTier } from '../../ranks/rankTier.ts'

const amount = String.raw`(?<thousands>\d{1,2}(?:[.,]\d{1,2})?) ?[kк]|(?<grouped>\d{1,2}[ .,']\d{3})|(?<plain>\d{3,5})`
const about = '(?:[~≈] ?|около |примерно |about |around )?'
const faceit = 'face ?it|фейсит|фэйсит|фасеит|фейс'
const level = 'lvl|level|lv|лвл|лв|уровень|уровня|ур|lvl faceit|лвл фейсит[а]?'

const units = {
  mmr: 'mmr|ммр|mmp|птс|pts|рейтинг|rating',
  premier: 'premier|prem|премьер|прем|cs rating|рейтинг|rating',
  elo: `(?:(?:${faceit}) )?(?:elo|эло)|${faceit}`,
} as const

const anyNumber = new RegExp(`^${about}(?:${amount})\\+?$`, 'u')
const withUnit = (unit: string) => {
  const before = new RegExp(`^(?:${unit})[ :=-]*${about}(?:${amount})\\+?$`, 'u')
  const after = new RegExp(`^${about}(?:${amount})\\+? ?(?:${unit})$`, 'u')
  return (text: string) => before.exec(text) ?? after.exec(text)
}
const [isMmr, isPremier, isElo] = [withUnit(units.mmr), withUnit(units.premier), withUnit(units.elo)]
const faceitLevel = new RegExp(
  `^(?:(?:${faceit})[ :=-]*(?:${level})?[ :=-]*(?<a>10|[1-9])(?: ?(?:${level}))?|(?:${level})[ :=-]*(?<b>10|[1-9])(?: (?:${faceit}))?|(?<c>10|[1-9]) ?(?:${level})(?: (?:${faceit})\\p{L}?)?)$`,
  'u',
)

export interface Rating {
  readonly tier: RankTier
  /** Whether the text says what the number is ('5400 MMR', '5.4k'). */
  readonly isNamed: boolean
}

/**
 * Returns the rank for a number that another ladder uses; undefined if the text is no such number.
 *
 * - Dota MMR: the community's table since the seasonal medals of 2022 (Liquipedia, 'Medals'): 154 MMR a star from
 *   Herald I at 0 to Ancient V, 200 a star from Divine I at 4,620, Immortal from 5,620. Valve publishes none.
 * - CS Premier rating and FACEIT level: the comparison with classic ranks in Dexerto's 'CS2 ratings explained', an
 *   estimate by groups of ranks; within a group, ranks are spaced evenly.
 * - FACEIT Elo: FACEIT's own table of levels, then as above.
 */
export function readRating(game: Game, text: string): Rating | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  if (game === 'dota2') {
    const match = isMmr(typed) ?? anyNumber.exec(typed)
    const mmr = match === null ? Number.NaN : numberOf(match)
    return mmr <= maxMmr ? { tier: tierOfMmr(mmr), isNamed: isNamed(match, typed) } : undefined
  }
  const { a, b, c } = faceitLevel.exec(typed)?.groups ?? {}
  const reached = a ?? b ?? c
  if (reached !== undefined) return { tier: tierOfLevel(Number(reached)), isNamed: true }
  const elo = isElo(typed)
  if (elo !== null) return { tier: tierOfLevel(levelOfElo(numberOf(elo))), isNamed: true }
  const match = isPremier(typed) ?? anyNumber.exec(typed)
  const rating = match === null ? Number.NaN : numberOf(match)
  if (!(rating >= 1000 && rating <= maxPremier)) return undefined
  return { tier: tierOfPremier(rating), isNamed: isNamed(match, typed) }
}

function numberOf({ groups }: RegExpExecArray): number {
  const { thousands, grouped, plain } = groups ?? {}
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 1000)
  return Number(plain ?? grouped?.replace(/\D/g, ''))
}

function isNamed(match: RegExpExecArray | null, typed: string): boolean {
  const { plain } = match?.groups ?? {}
  return plain !== typed
}

const maxMmr = 20_000
const maxPremier = 45_000

function tierOfMmr(mmr: number): RankTier {
  const step = mmr < 4620 ? Math.floor(mmr / 154) : 30 + Math.min(5, Math.floor((mmr - 4620) / 200))
  return dotaRankTiers[step] ?? 0
}

/** The lowest Premier rating of each group, its first rank and the number of its ranks. */
const premierGroups = [
  [1000, 1, 6],
  [6500, 7, 4],
  [11_000, 11, 3],
  [14_500, 14, 3],
  [18_000, 17, 1],
  [20_000, 18, 1],
] as const

function tierOfPremier(rating: number): RankTier {
  const at = premierGroups.findLastIndex(([from]) => rating >= from)
  const [from, first, count] = premierGroups[at] ?? [0, 1, 1]
  const to = premierGroups[at + 1]?.[0] ?? maxPremier + 1
  return first + Math.floor(((rating - from) / (to - from)) * count)
}

/** Levels 1–3 are compared with silver, 4–6 with gold nova, 7 with MG, 8 and 9 with DMG to LEM, 10 with the highest. */
const ranksOfLevels = [2, 4, 6, 7, 8, 10, 12, 14, 16, csRanks.length] as const

function tierOfLevel(reached: number): RankTier {
  return ranksOfLevels[reached - 1] ?? 1
}

/** The lowest Elo of levels 2 to 10. */
const eloOfLevels = [501, 751, 901, 1051, 1201, 1351, 1531, 1751, 2001]

function levelOfElo(elo: number): number {
  return 1 + eloOfLevels.filter(from => elo >= from).length
}
