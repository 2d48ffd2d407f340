import { type LineCells, lineCells, namedField } from './lineCells.ts'
import { handle, role, self, withNameOfSelf, withoutGroups, withSpacedSlashes } from './lineGroups.ts'
import { type SharedMarks, unmarked, withoutMarks } from './lineMarks.ts'
import { type Field, roleWords, selfWords } from './lineWords.ts'
import { type NameAndRank, nameAndRank, type RankHints } from './nameAndRank.ts'
import type { ParseRank, RankForm } from './rankReader.ts'

export interface LineParts {
  readonly name: string
  /** The rank as typed; empty if there is none. */
  readonly rank: string
  readonly team: string
  /** What is none of them; empty if everything has been read. */
  readonly rest: string
  /** The remarks in brackets that are left out; empty if there are none. */
  readonly aside: string
  /** Whether the author of the message speaks of themselves ('+', 'я, легенда 4'). */
  readonly isSelf: boolean
  /** Whether the line is one text without a rank. */
  readonly isSingle: boolean
  /** Whether the line names its fields ('Ник: Волк'), which can go on in the next lines. */
  readonly isForm: boolean
  readonly separatedBy: LineCells['separatedBy']
}

export type Hints = SharedMarks & RankHints

const leadingSelf = new RegExp(`^(?:${selfWords})(?:[,!.\\s]+|$)`, 'iu')
const leadingRole = new RegExp(`^(?:${roleWords})\\s+`, 'iu')
const trailingRole = new RegExp(`\\s+(?:${roleWords})$`, 'iu')
const urls = /(?:https?:\/\/|www\.|\b(?:steamcommunity|dotabuff|opendota|faceit|t|vk)\.(?:com|me)\/)\S+/giu
const quoted = /^(?:"((?:[^"]|"")+)"(?!")|«([^»]+)»|“([^”]+)”|„([^“”]+)[“”])(?!\s*[\t|;])[\s\p{Pd}:,]*(.*)$/u

/** Longer lines are no players, and could take long to parse. */
const maxLength = 300
const nothing = {
  rank: '',
  team: '',
  rest: '',
  aside: '',
  isSelf: false,
  isSingle: false,
  isForm: false,
  separatedBy: 'text',
} as const

interface Found {
  readonly texts: string[]
  readonly ranks: string[]
  readonly asides: string[]
  readonly fields: Partial<Record<Field, string>>
  isSelf: boolean
}

/** Parses a line about a player: name, rank and team in any of the forms in which people write them. */
export function lineParts(text: string, parse: ParseRank, hints: Hints, hasAuthor = false): LineParts {
  if (text.length > maxLength) return { ...nothing, name: text }
  const typed = unmarked(text, hints)
  const line = typed.replace(urls, ' ').trim() || typed
  const quotes = quoted.exec(line)
  const quotedName = quotes?.slice(1, 5).find(each => each !== undefined)
  const found: Found = { texts: [], ranks: [], asides: [], fields: {}, isSelf: false }
  const { cells, separatedBy } = lineCells(
    withoutAsides(quotes === null ? line : (quotes.at(-1) ?? ''), found, parse),
  )
  const joined = separatedBy === 'columns' ? cells : withJoinedRanks(cells, parse)
  for (const cell of joined) sort(cell, found, parse, separatedBy)
  // The first column is the number of the line if there is another rank.
  if (found.ranks.length > 1 && /^\d{1,3}[.)]?$/.test(cells[0] ?? '')) found.ranks.shift()

  const { texts, ranks, fields } = found
  const isForm = cells.every(cell => namedField(cell) !== null)
  if (hasAuthor && texts.length === 0 && ranks.length > 0) found.isSelf = true
  const typedName = quotedName ?? fields.name ?? texts.shift() ?? ''
  const { name, rest } =
    quotedName === undefined
      ? ownName(typedName, found, parse, hints)
      : { name: typedName.trim().replaceAll('""', '"'), rest: '' }
  const others = texts
  const rank = fields.rank ?? bestOf(ranks, parse) ?? others.shift() ?? ''
  const team = fields.team ?? (separatedBy === 'text' ? '' : (others.shift() ?? ''))
  return {
    name: handle.test(name) ? name.slice(1) : name,
    rank,
    team,
    rest: [rest, ...others].filter(each => each !== '').join(', '),
    aside: found.asides.join(', '),
    isSelf: found.isSelf,
    isSingle: name !== '' && rank === '' && !found.isSelf && Object.keys(fields).length === 0,
    isForm,
    separatedBy,
  }
}

/** The line without its brackets, which may contain separators, and with its slashes as separators. */
function withoutAsides(line: string, found: Found, parse: ParseRank): string {
  if (/[\t|;]/.test(line)) return line
  const { text, ranks, asides } = withoutGroups(withNameOfSelf(line, parse), parse)
  if (text === '' && ranks.length === 0) return line
  found.ranks.push(...ranks)
  found.asides.push(...asides)
  return withSpacedSlashes(text, parse)
}

/** Joins the parts of a rank that the line's separator has split: 'Legend - 4', 'Master Guardian — Elite'. */
function withJoinedRanks(cells: readonly string[], parse: ParseRank): readonly string[] {
  const joined: string[] = []
  for (const cell of cells) {
    const both = `${joined.at(-1)} ${cell}`
    const form = parse(joined.at(-1) ?? '')?.form === 'tier' ? parse(both)?.form : undefined
    if (form === 'full' || form === 'tier') joined[joined.length - 1] = both
    else joined.push(cell)
  }
  return joined
}

/** Decides what a cell is: a named field, a rank, a text, or nothing that is stored. */
function sort(cell: string, found: Found, parse: ParseRank, separatedBy: LineCells['separatedBy']): void {
  const { texts, ranks, fields } = found
  if (cell === '') {
    if (separatedBy === 'columns') texts.push('')
    return
  }
  const named = namedField(cell)
  if (self.test(cell)) found.isSelf = true
  else if (parse(cell) !== undefined) ranks.push(cell)
  else if (named !== null) fields[named.field] ??= named.value
  else {
    const groups =
      separatedBy === 'columns' ? withoutGroups(cell, parse) : { text: cell, ranks: [], asides: [] }
    ranks.push(...groups.ranks)
    found.asides.push(...groups.asides)
    const text = withoutMarks(groups.text)
    const rank = texts.length > 0 ? rankAmongNotes(text, parse) : undefined
    if (rank !== undefined) ranks.push(rank)
    else if (text !== '' && !(texts.length > 0 && (role.test(text) || handle.test(text)))) texts.push(text)
  }
}

/** 'Легенда 4 мид', 'pos 4 5400': a rank with nothing else but roles. */
function rankAmongNotes(text: string, parse: ParseRank): string | undefined {
  const words = text.split(' ')
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const rank = words.slice(from, to).join(' ')
      if (parse(rank) === undefined) continue
      const before = withoutNotes(words.slice(0, from).join(' '), parse)
      if (before === '' && withoutNotes(words.slice(to).join(' '), parse) === '') return rank
    }
  }
  return undefined
}

/** Splits the name from the rank, role or word for oneself that share its text, and adds that rank to the others. */
function ownName(
  typed: string,
  found: Found,
  parse: ParseRank,
  hints: Hints,
): { readonly name: string; readonly rest: string } {
  const { ranks, fields } = found
  const [only = ''] = ranks
  if (
    typed === '' &&
    !found.isSelf &&
    ranks.length === 1 &&
    Object.keys(fields).length === 0 &&
    namedField(only) === null
  ) {
    if (!weakForms.includes(parse(only)?.form)) return { name: '', rest: '' }
    // A medal or number that nobody bears is a name.
    ranks.pop()
    return { name: only, rest: '' }
  }
  const own = typed.replace(leadingSelf, '')
  if (own !== typed && (own === '' || parse(own) !== undefined || role.test(own))) {
    found.isSelf = true
    if (parse(own) !== undefined) ranks.push(own)
    return { name: '', rest: '' }
  }
  const { name, rank, rest } =
    nextToRole(typed, parse, hints) ??
    nameAndRank(typed, parse, {
      ...hints,
      haveRanks: hints.haveRanks && ranks.length === 0,
    })
  if (rank !== '') ranks.push(rank)
  const further = rest !== '' && parse(rank)?.isOfOtherScale ? rankAmongNotes(rest, parse) : undefined
  if (further !== undefined) ranks.push(further)
  return { name, rest: withoutNotes(rest, parse) }
}

/** 'мид 4500 zloy', '4500 zloy мид': what follows a role, or precedes it, begins with the rank. */
function nextToRole(typed: string, parse: ParseRank, hints: Hints): NameAndRank | null {
  const text = typed.replace(leadingRole, '').replace(trailingRole, '')
  const read = text === typed ? null : nameAndRank(text, parse, { ...hints, ranksFirst: true })
  return read !== null && read.rank !== '' && read.name !== '' && text.startsWith(read.rank) ? read : null
}

const weakForms: readonly (RankForm | undefined)[] = ['tier', 'short', 'number', 'none']

/** What remains of the text behind a rank without roles and further ranks. */
function withoutNotes(text: string, parse: ParseRank): string {
  const rest = text.replace(/^[\s\p{Pd},:/|+]+|[\s\p{Pd},:/|+]+$/gu, '')
  const isNote = (part: string) =>
    role.test(part) || self.test(part) || handle.test(part) || parse(part) !== undefined
  return rest === '' || isNote(rest) || rest.split(' ').every(isNote) ? '' : rest
}

const byWorth: readonly RankForm[] = ['full', 'rating', 'number', 'short', 'tier', 'none']

/** The rank that says most: one of the scale before others, one with a number before a medal alone. */
function bestOf(ranks: readonly string[], parse: ParseRank): string | undefined {
  const worth = (rank: string) => {
    const read = parse(rank)
    return byWorth.indexOf(read?.form ?? 'none') + (read?.isOfOtherScale ? byWorth.length : 0)
  }
  return ranks.toSorted((a, b) => worth(a) - worth(b))[0]
}
