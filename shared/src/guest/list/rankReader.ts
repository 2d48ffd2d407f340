import type { Game } from '../../games/game.ts'
import { type CsRank, csRanks } from '../../ranks/csRanks.ts'
import { type DotaMedal, dotaRank } from '../../ranks/dotaRanks.ts'
import { isRankTier, type RankTier, rankTiers } from '../../ranks/rankTier.ts'

/** The names of ranks in one language. */
export type RankWords = Readonly<Record<DotaMedal | CsRank, string>>

const none = new Set([
  '',
  'нет',
  'без ранга',
  'не выбран',
  'none',
  'no',
  'no rank',
  'unranked',
  'not chosen',
  'n a',
])
const romans = new Map(['i', 'ii', 'iii', 'iv', 'v'].map((roman, index) => [roman, String(index + 1)]))

/**
 * Returns a parser for ranks: as stored ('54', also with a decimal comma), by their names in `languages` ('Legend 4',
 * 'Легенда IV', 'Gold Nova II'), or for csgo by our names and their abbreviations ('gold_nova2', 'GN2'). It returns
 * null for an empty text and undefined for an unknown rank.
 */
export function rankReader(
  game: Game,
  languages: readonly RankWords[],
): (text: string) => RankTier | null | undefined {
  const tiers = new Map<string, RankTier>()
  for (const tier of rankTiers(game)) {
    for (const name of namesOf(game, tier, languages)) tiers.set(keyOf(name), tier)
  }
  return text => {
    const typed = text.trim()
    if (/^\d{1,4}([.,]\d{1,4})?$/.test(typed)) {
      const number = Number(typed.replace(',', '.'))
      return isRankTier(game, number) ? number : undefined
    }
    const key = keyOf(typed)
    return none.has(key) ? null : tiers.get(key)
  }
}

function namesOf(game: Game, tier: RankTier, languages: readonly RankWords[]): readonly string[] {
  if (game === 'csgo') {
    const rank = csRanks[tier - 1]
    return rank === undefined ? [] : [rank, initials(rank), ...languages.map(words => words[rank])]
  }
  const rank = dotaRank(tier)
  if (rank === null) return []
  const stars = rank.stars === 0 ? '' : ` ${rank.stars}`
  return [rank.medal, ...languages.map(words => words[rank.medal])].map(medal => `${medal}${stars}`)
}

/** Abbreviates 'gold_nova2' to 'gn2'. */
function initials(rank: CsRank): string {
  return rank.replace(/([a-z])[a-z]*_?/g, '$1')
}

/** Normalizes a name: case, punctuation, Roman numerals and spaces before numbers do not matter. */
function keyOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .trim()
    .split(' ')
  return words.map((word, index) => (index > 0 && romans.get(word)) || word).join(' ')
}
