import { withoutTrailingMarks } from './lineMarks.ts'
import type { ParseRank, ReadRank } from './rankReader.ts'

/** What the other lines show about the ranks of this one. */
export interface RankHints {
  /** Whether a rank without a number after a name is a rank ('Ann Legend'): others have one, too. */
  readonly haveRanks: boolean
  /** Whether numbers after names are ratings here, so that one below 1,000 is one, too. */
  readonly haveNumbers: boolean
  /** Whether a rank without a unit precedes the names ('5400 Ann'). */
  readonly ranksFirst: boolean
}

export interface NameAndRank {
  readonly name: string
  readonly rank: string
  /** What follows name and rank. */
  readonly rest: string
}

const maxWords = 4

/**
 * Splits a text without separators into a name and a rank: the first words that can only be a rank, or a weaker rank at
 * the end. A text that has none is a name as a whole.
 */
export function nameAndRank(text: string, parse: ParseRank, hints: RankHints): NameAndRank {
  const joined = gluedRank(text, parse, hints)
  if (joined !== null) return joined
  const words = text.split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + maxWords); to > from; to--) {
      if (to - from === words.length) continue
      const rank = words.slice(from, to).join(' ')
      const read = parse(rank)
      if (read === undefined) continue
      const after = words.slice(to).join(' ')
      if (
        from > 0
          ? isRankAfter(read, rank, after === '' || parse(after) !== undefined, hints)
          : isRankBefore(read, rank, hints)
      ) {
        const name = from > 0 ? words.slice(0, from).join(' ') : after
        return { name: tidied(name), rank, rest: from > 0 ? after : '' }
      }
    }
  }
  return { name: text, rank: '', rest: '' }
}

function isRankAfter(
  { form }: ReadRank,
  rank: string,
  isLast: boolean,
  { haveRanks, haveNumbers }: RankHints,
): boolean {
  if (form === 'full' || form === 'rating') return true
  if (form === 'none') return isLast && rank.length > 4
  return isLast && haveRanks && (form !== 'number' || rank.length > (haveNumbers ? 2 : 3))
}

function isRankBefore({ form, tier }: ReadRank, rank: string, { ranksFirst }: RankHints): boolean {
  if (form === 'full' || form === 'rating') return tier !== 80
  return ranksFirst && (form === 'tier' || (form === 'number' && rank.length > 3))
}

/** 'Ann-Legend 4', 'Ann—5400', 'Ann:Legend 4'. A hyphen before a space is the end of a name ('Miracle- Legend 4'). */
function gluedRank(text: string, parse: ParseRank, { haveRanks }: RankHints): NameAndRank | null {
  const match = /^(?<name>.*[^\s\p{Pd}:=])\s?(?:[-:=](?=\S)|[–—−]\s?)(?<rank>[^\p{Pd}:=]+)$/u.exec(text)
  const { name = '', rank = '' } = match?.groups ?? {}
  const read = parse(rank)
  if (read === undefined || read.form === 'none' || read.form === 'short') return null
  if (read.form === 'number' && rank.length < 4) return null
  if (read.form === 'tier' && !haveRanks) return null
  return { name: tidied(name), rank, rest: '' }
}

function tidied(name: string): string {
  return withoutTrailingMarks(name.replace(/^[\s\p{Pd},:=/|]+(?=\s)|(?:\s[\p{Pd}=/|]+|[,:;])+$/gu, ''))
}
