import type { ParseRank } from '../list/rankReader.ts'
import type { ColumnRole } from './columnRole.ts'
import { memberWord } from './memberWords.ts'
import { rankOfCell } from './rankOfCell.ts'

/** What the filled cells of a column look like, as shares of them. */
export interface ColumnContent {
  readonly filled: number
  readonly share: (kind: ContentKind) => number
  /** The share of cells that are ranks of the scale, of which estimates count a little less. */
  readonly ranks: number
  /** Whether a value stands in several cells. */
  readonly isRepeated: boolean
  /** Whether the cells count the rows. */
  readonly isNumbering: boolean
}

const patterns = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  steam:
    /(?:steamcommunity\.com|s\.team|dotabuff\.com|opendota\.com|stratz\.com)\/|^7656119\d{10}$|^STEAM_[01]:[01]:\d+$|^\[U:1:\d+\]$/i,
  telegram: /^@[a-z]\w{3,31}$|(?:^|\/)(?:t|telegram)\.me\//i,
  discord: /^[^\s@#][^@#]{1,31}#\d{4}$|discord(?:app)?\.com\/users\//i,
  timestamp: /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?:[ T,]+\d{1,2}:\d{2}.*)?$|^\d{1,2}:\d{2}(?::\d{2})?$/,
  phone: /^\+?\d[\d\s()-]{8,}\d$/,
  flag: memberWord('yes', 'no', 'unsure'),
  member: memberWord('captain', 'player', 'substitute', 'staff'),
  /** A name of an account: without spaces and capitals, with a digit or another sign. */
  handle: /^(?=.*[\d_.])[a-z0-9_.]{2,32}$/,
  link: /^https?:\/\//i,
  number: /^[\d\s.,]+(?:e\+\d+|…)?$/i,
  text: /^(?![\d.,]+e\+\d+$).*\p{L}/iu,
} as const
type ContentKind = keyof typeof patterns

/** The kinds that no other role has. */
const decisive: readonly (readonly [ContentKind, ColumnRole])[] = [
  ['email', 'email'],
  ['steam', 'steam'],
  ['timestamp', 'ignored'],
  ['discord', 'discord'],
]

export function columnContent(cells: readonly string[], parse: ParseRank): ColumnContent {
  const filled = cells.filter(cell => cell !== '')
  const share = (isKind: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(isKind).length / filled.length
  return {
    filled: filled.length,
    share: kind => share(cell => patterns[kind].test(cell)),
    ranks:
      filled.length === 0 ? 0 : filled.reduce((sum, cell) => sum + rankWorth(cell, parse), 0) / filled.length,
    isRepeated: new Set(filled).size < filled.length,
    isNumbering: areNumbers(filled),
  }
}

/** Whether cells count the rows. */
export function areNumbers(cells: readonly string[]): boolean {
  const numbers = cells.map(cell => (/^\d{1,4}\.?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN))
  const [first = 0] = numbers
  return cells.length > 0 && numbers.every((number, index) => number === first + index)
}

function rankWorth(cell: string, parse: ParseRank): number {
  const { rank: typed, rest } = rankOfCell(cell, parse)
  const rank = parse(typed)
  if (rank === undefined || rank.isOfOtherScale || rest !== '') return 0
  return rank.isEstimate || rank.form === 'none' ? 0.9 : 1
}

/** The role that the cells alone show; null if they could be anything. */
export function roleOfContent(content: ColumnContent): ColumnRole | null {
  const [, role = null] = decisive.find(([kind]) => content.share(kind) >= 0.8) ?? []
  return role
}

/** Whether cells say who of a team is captain or substitute. */
export function areMembers(content: ColumnContent): boolean {
  return content.filled > 0 && content.share('member') >= 0.8
}

/** Whether cells mark some of the rows. */
export function areFlags(content: ColumnContent): boolean {
  return content.filled > 0 && content.share('flag') >= 0.8
}

/** Whether cells rule out what a header says. */
export function contradicts(role: ColumnRole, content: ColumnContent): boolean {
  const { filled, share, ranks } = content
  if (filled === 0) return false
  const isContact = share('email') > 0.5 || share('link') > 0.5 || share('timestamp') > 0.5
  switch (role) {
    case 'email':
      return share('email') < 0.5
    case 'steam':
      return share('steam') + share('number') < 0.3 && share('link') < 0.3
    case 'discord':
    case 'telegram':
      return areFlags(content) || share('email') > 0.5
    case 'rank':
      return ranks < 0.4 && share('text') - share('handle') > 0.5 && ranks === 0
    case 'team':
    case 'player':
      return areFlags(content) || areMembers(content) || isContact
    case 'captain':
    case 'substitute':
      return isContact
    default:
      return false
  }
}
