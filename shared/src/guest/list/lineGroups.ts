import { namedField } from './lineCells.ts'
import { asideWords, roleWords, selfWords } from './lineWords.ts'
import type { ParseRank } from './rankReader.ts'

/** A text without the brackets that say something besides a name. */
interface GroupsOfText {
  readonly text: string
  readonly ranks: readonly string[]
  /** The remarks that are left out. */
  readonly asides: readonly string[]
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu')
export const role = whole(`(?:${roleWords})(?:(?: ?[,/+] ?| )(?:${roleWords}))*`)
export const self = whole(`(?:${selfWords})[!.]*`)
export const handle = /^@\w{3,32}$/
const group = /[([{<«]\s*([^()[\]{}<>«»]+?)\s*[)\]}>»]/gu
const selfNamed = new RegExp(`^(?:(?:${selfWords})[,!.\\s]*)?\\(([^()]+)\\)(?=\\s|$)`, 'iu')
const asideWord = new RegExp(`(?<!\\p{L})(?:${asideWords})(?!\\p{L})`, 'iu')
const pieceSeparator = /\s*(?:,(?!\d)|(?<!\d),|[;/|])\s*|\s+[-–—]\s+/u
const maxWords = 4

/** Takes ranks, roles, contacts and remarks in brackets out of a text; other brackets belong to the name. */
export function withoutGroups(typed: string, parse: ParseRank): GroupsOfText {
  const ranks: string[] = []
  const asides: string[] = []
  const text = typed.replace(group, (bracketed, inner: string) => {
    const found = ranksIn(inner, parse)
    ranks.push(...found.ranks)
    if (found.rest !== '') asides.push(inner)
    if (found.ranks.length > 0 || isNote(inner)) return ' '
    if (isAside(inner)) return ' '
    asides.pop()
    return bracketed
  })
  return { text: text.replace(/[^\S\t]+/gu, ' ').trim(), ranks, asides }
}

/** 'я (Кирилл) анк 4' names the author, '(Кирилл) анк 4' nobody else. */
export function withNameOfSelf(text: string, parse: ParseRank): string {
  const [matched = '', name = ''] = selfNamed.exec(text) ?? []
  const isName = name !== '' && !isNote(name) && !isAside(name) && ranksIn(name, parse).ranks.length === 0
  return isName ? `${name}${text.slice(matched.length)}` : text
}

/** Spaces out slashes behind which there is a rank: 'Артём/Божество 1/мид'. */
export function withSpacedSlashes(text: string, parse: ParseRank): string {
  const [name = '', ...others] = text.split(/[/\\]/).map(part => part.trim())
  const isRank = (part: string) => parse(part) !== undefined && parse(part)?.form !== 'none'
  const isRanked = others.some(isRank) && others.every(part => isRank(part) || role.test(part))
  return isRanked && name !== '' && !isRank(name) && !role.test(name) ? [name, ...others].join(' / ') : text
}

/** The ranks in a text, and whether it says anything else. */
export function ranksIn(
  text: string,
  parse: ParseRank,
): { readonly ranks: readonly string[]; readonly rest: string } {
  if (parse(text) !== undefined) return { ranks: [text], rest: '' }
  const ranks: string[] = []
  const rest = text.split(pieceSeparator).filter(piece => {
    const value = namedField(piece)?.value ?? piece
    const rank = parse(value) === undefined ? rankWithin(value, parse) : value
    if (rank !== undefined) ranks.push(rank)
    return rank !== value && !isNote(piece)
  })
  return { ranks, rest: rest.join(', ') }
}

/** The first words that can only be a rank. */
function rankWithin(text: string, parse: ParseRank): string | undefined {
  const words = text.split(/\s+/)
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + maxWords); to > from; to--) {
      const rank = words.slice(from, to).join(' ')
      if (['full', 'rating'].includes(parse(rank)?.form ?? '')) return rank
    }
  }
  return undefined
}

function isNote(text: string): boolean {
  const isOne = (part: string) => [role, self, handle].some(pattern => pattern.test(part))
  return isOne(text) || text.split(pieceSeparator).every(isOne)
}

/** Names are capitalized; of several words, remarks are not. */
function isAside(text: string): boolean {
  return asideWord.test(text) || (/\s/.test(text) && /(?<!\p{L})\p{Ll}{2,}/u.test(text))
}
