import { teamSize } from '../../format/teamLimits.ts'
import type { GuestLine, Row } from './guestLine.ts'
import { unmarked } from './lineMarks.ts'

/**
 * Assigns players to the team above them. 'Wolves:', '# Wolves' and several lines of 'Team Wolves' mark a team; then no
 * other line is a heading; a single one above more players than a team has introduces the list. Otherwise a line with one text can be a team (`opensWithTeam`).
 */
export function underHeadings(rows: readonly Row[]): readonly GuestLine[] {
  const headings = markedHeadings(rows)
  const mayHead = headings.size === 0 && opensWithTeam(rows)
  const lines: GuestLine[] = []
  let team: { name: string; line: number } | null = null
  let members = 0
  rows.forEach((row, index) => {
    const opens = row.opensBlock || members === teamSize
    const isHeading = headings.has(row) || (mayHead && opens && isTitle(row) && isAbovePlayer(rows, index))
    if (row.isCaption || isHeading) {
      const isTeam = !row.isCaption && (headings.size !== 1 || rows.length - index - 1 <= teamSize)
      team = isTeam ? { name: headingOf(row), line: row.line } : null
      members = 0
      return
    }
    if (mayHead && opens && members > 0) team = null
    lines.push(lineUnder(row, team))
    members += 1
  })
  return lines
}

function lineUnder(row: Row, heading: { readonly name: string; readonly line: number } | null): GuestLine {
  const { line, part, rank, rest, aside, contacts, isCaptain, isSubstitute } = row
  // 'Ann:' above '+' is the author of a message.
  const author = row.author ?? (row.isSelf ? heading : null)
  const team = row.isSelf && row.author === null ? null : heading
  return {
    line,
    part,
    context: [...row.context, ...[author, team].flatMap(each => each?.line ?? [])],
    name: row.isSelf && row.name === '' ? (author?.name ?? '') : row.name,
    rank,
    rest,
    aside,
    team: row.team === '' ? (team?.name ?? '') : row.team,
    contacts,
    isCaptain,
    isSubstitute,
    source: row.separatedBy === 'header' ? 'sheet' : row.author === null ? 'line' : 'message',
    isTeamUnsure: row.team !== '' && row.separatedBy === 'commas',
  }
}

/** The marked headings. */
function markedHeadings(rows: readonly Row[]): ReadonlySet<Row> {
  const named = rows.filter(row => isTitle(row) && /^(?:team|команда|тима)\s+\S/iu.test(row.text.trim()))
  const marked = rows.filter(
    row =>
      !row.isCaption && row.isSingle && (/^#\s+\S/.test(row.text.trim()) || /\S\s*:$/.test(row.text.trim())),
  )
  return new Set([...marked, ...(named.length > 1 ? named : []), ...framedHeadings(rows)])
}

/** Returns the lines between emoji that open a block of other lines. In a list of such lines, '🐺 Ann 🐺' is a player. */
function framedHeadings(rows: readonly Row[]): readonly Row[] {
  const canHead = (row: Row) => row.isSingle && row.isFramed && !row.isCaption && row.author === null
  return rows.filter((row, index) => {
    const next = rows[index + 1]
    return canHead(row) && row.opensBlock && next !== undefined && !next.opensBlock && !canHead(next)
  })
}

function headingOf({ text }: Row): string {
  return unmarked(text, { isNumbered: false, isBulleted: false })
    .trim()
    .replace(/^#\s*/, '')
    .replace(/\s*:$/, '')
    .replace(/^(?:team|команда)\s*:\s*/iu, '')
    .replace(/^(?:команда\s+)?[«"“](.+)[»"”]$/iu, '$1')
    .trim()
}

function isTitle({ isSingle, isItem, isCaption, author }: Row): boolean {
  return isSingle && !isItem && !isCaption && author === null
}

/** Whether the next line belongs to the same block. */
function isAbovePlayer(rows: readonly Row[], index: number): boolean {
  const next = rows[index + 1]
  return next !== undefined && !next.opensBlock
}

/**
 * Whether lines with one text can be teams although nothing marks them: the first one precedes five players with ranks,
 * several blocks open with one above players with ranks, or there are only such lines, in blocks of a team and its five
 * players.
 */
function opensWithTeam(rows: readonly Row[]): boolean {
  const [first] = rows
  if (first === undefined || !isTitle(first)) return false
  const starts = rows.flatMap(({ opensBlock }, index) => (opensBlock ? [index] : []))
  const blocks = starts.map((start, index) => rows.slice(start, starts[index + 1]))
  if (rows.every(isTitle)) return blocks.length > 1 && blocks.every(block => block.length === teamSize + 1)
  const isFull = rows.slice(1, teamSize + 1).filter(row => !isTitle(row)).length === teamSize
  return (
    isFull ||
    blocks.filter(
      ([title, ...players]) => title !== undefined && isTitle(title) && players.some(row => !isTitle(row)),
    ).length > 1
  )
}
