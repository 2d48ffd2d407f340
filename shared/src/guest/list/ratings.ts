import type { Game } from '../../games/game.ts'
import type { Ladder } from '../../ranks/estimatedRank.ts'
import { maxRatings } from '../../ranks/maxRatings.ts'

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
const isOfLadder = { mmr: withUnit(units.mmr), premier: withUnit(units.premier) }
const elo = withUnit(units.elo)
const eloAround = new RegExp(`^(?:${faceit})[ :=-]*${about}(?:${amount})\\+? ?(?:elo|эло)$`, 'u')
const isElo = (text: string) => elo(text) ?? eloAround.exec(text)
const faceitLevel = new RegExp(
  `^(?:(?:${faceit})[ :=-]*(?:${level})?[ :=-]*(?<a>10|[1-9])(?: ?(?:${level}))?|(?:${level})[ :=-]*(?<b>10|[1-9])(?: (?:${faceit}))?|(?<c>10|[1-9]) ?(?:${level})(?: (?:${faceit})\\p{L}?)?)$`,
  'u',
)

export interface Rating {
  readonly ladder: Ladder
  readonly value: number
  /** Whether the text says what the number is ('5400 MMR', '5.4k'). */
  readonly isNamed: boolean
}

/**
 * Returns the number in a text and the ladder of the game that it belongs to; undefined if the text is no such number.
 * `lowest` is the lowest rating that a number without a unit can be.
 */
export function readRating(game: Game, text: string, lowest: number): Rating | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  if (game === 'csgo') {
    const { a, b, c } = faceitLevel.exec(typed)?.groups ?? {}
    const reached = a ?? b ?? c
    if (reached !== undefined) return { ladder: 'level', value: Number(reached), isNamed: true }
    const match = isElo(typed)
    if (match !== null) return { ladder: 'elo', value: numberOf(match), isNamed: true }
  }
  const ladder = game === 'dota2' ? 'mmr' : 'premier'
  const named = isOfLadder[ladder](typed)
  const match = named ?? anyNumber.exec(typed)
  if (match === null) return undefined
  const value = numberOf(match)
  if (value > maxRatings[ladder] || (named === null && value < lowest)) return undefined
  return { ladder, value, isNamed: isNamed(match, typed) }
}

function numberOf({ groups }: RegExpExecArray): number {
  const { thousands, grouped, plain } = groups ?? {}
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 1000)
  return Number(plain ?? grouped?.replace(/\D/g, ''))
}

function isNamed(match: RegExpExecArray, typed: string): boolean {
  const { plain } = match.groups ?? {}
  return plain !== typed
}
