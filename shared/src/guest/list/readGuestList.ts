import { fieldProblems } from '../../errors/fieldProblems.ts'
import { teamSize } from '../../format/teamLimits.ts'
import type { GuestContacts } from '../../player/guestContacts.ts'
import { isRatingScale, type RankScale } from '../../ranks/rankScale.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { foldedName } from '../../text/foldedName.ts'
import { guestsAtOnce } from '../guest.ts'
import { type GuestNameProblem, readGuestName } from '../readGuestName.ts'
import { type ChosenReading, readSheet, type Sheet } from '../sheet/readSheet.ts'
import type { GuestLine } from './guestLine.ts'
import { guestLines } from './guestLines.ts'
import { guestKeys, type KnownGuest, type KnownPlayer, KnownPlayers, knownGuest } from './knownPlayers.ts'
import { rankParser } from './rankReader.ts'

/** The state of the competition to which the list is added. */
export interface ListContext {
  readonly scale: RankScale
  readonly players: readonly KnownPlayer[]
  readonly teams: readonly {
    readonly id: string
    readonly name: string
    readonly size: number
    /** Whether players can still be added. */
    readonly isOpen: boolean
  }[]
  /** The number of free places for players and teams. */
  readonly free: { readonly players: number; readonly teams: number }
}

export interface ListedGuest {
  readonly line: number
  readonly name: string
  readonly rankTier: RankTier | null
  /** Whether the rank is computed from a rating. */
  readonly isEstimate: boolean
  /** The remarks behind the name that are left out; empty if there are none. */
  readonly aside: string
  /** The index of the team within the list; null for none. */
  readonly team: number | null
  /** The team whose substitute the player is; null for none. */
  readonly substituteOf: string | null
  readonly isCaptain: boolean
  readonly contacts: GuestContacts
  /** Identifies the player's row in the next sheet; null if the text is no sheet. */
  readonly sourceKey: string | null
  /** Another player of the list with the same contact; null if there is none. */
  readonly sharesContactWith: string | null
}

interface ListedTeam {
  /** The name of the existing team, or as first typed in the list. */
  readonly name: string
  /** Null for a new team. */
  readonly id: string | null
}

type ListProblem =
  | GuestNameProblem
  | 'name-twice'
  | 'name-taken'
  | 'not-a-player'
  | 'rest-unknown'
  | 'rank-unknown'
  | 'rank-not-rating'
  | 'team-name-too-long'
  | 'team-name-invalid'
  | 'team-full'
  | 'line-ups-closed'
  | 'no-place'
  | 'no-place-for-team'
  | 'list-too-long'

interface LineProblem {
  readonly line: number
  readonly problem: ListProblem
  /** The invalid text as typed. */
  readonly text: string
}

export interface GuestList {
  /** Contains only lines without a problem. */
  readonly players: readonly ListedGuest[]
  readonly teams: readonly ListedTeam[]
  readonly problems: readonly LineProblem[]
  /** The lines about participants. */
  readonly known: readonly KnownGuest[]
  /** The sheet, if the text is one. */
  readonly sheet: Sheet | null
  /** The text without the lines that have been read: what has a problem, and what it belongs to. */
  readonly rest: string
}

/**
 * Parses the players of a pasted text, which is a sheet (`readSheet`) or lines (`guestLines`), and applies the rules of
 * `addGuestPlayers`. Never throws.
 */
export function readGuestList(
  text: string,
  context: ListContext,
  chosen: ChosenReading | null = null,
): GuestList {
  const parse = rankParser(context.scale)
  const unread = isRatingScale(context.scale) ? 'rank-not-rating' : 'rank-unknown'
  const sheet = readSheet(text, parse, chosen)
  const lines = sheet?.isList === false ? sheet.guests : guestLines(text, parse)
  const known = new KnownPlayers(context.players, lines)
  const names = new Set<string>()
  const contacts = new Map<string, string>()
  const teams = new TeamsOfList(context, teamCounts(lines))
  const list: Omit<Mutable<GuestList>, 'teams' | 'rest' | 'sheet'> = { players: [], problems: [], known: [] }
  const refused: GuestLine[] = []
  for (const guest of lines) {
    const { line } = guest
    const found: LineProblem[] = []
    const add = (problem: ListProblem, typed = guest.name) => found.push({ line, problem, text: typed })

    const { name, problem: nameProblem } = readGuestName(guest.name)
    const folded = foldedName(name)
    const rank = parse(guest.rank)
    const player = known.find(guest)
    if (player !== null && player !== 'name-taken') {
      list.known.push(knownGuest(guest, player, (rank?.isOfOtherScale ? null : rank?.tier) ?? null))
      continue
    }
    const problem = isNoPlayer(guest)
      ? 'not-a-player'
      : (nameProblem ?? (names.has(folded) ? 'name-twice' : player))
    names.add(folded)
    const rest = teams.isNote(guest) ? guest.team : guest.rest
    if (problem !== null) add(problem)
    if (rank === undefined || rank.isOfOtherScale) add(unread, guest.rank)
    else if (rest !== '' && problem !== 'not-a-player') add('rest-unknown', rest)

    if (found.length === 0 && rank !== undefined) {
      if (list.players.length >= guestsAtOnce) add('list-too-long')
      else if (list.players.length >= context.free.players) add('no-place')
      else {
        const team = guest.isSubstitute ? null : teams.seat(guest.team)
        if (typeof team === 'string') add(team, guest.team)
        else
          list.players.push({
            ...listed(guest, contacts),
            name,
            rankTier: rank.tier,
            isEstimate: rank.isEstimate,
            team,
          })
      }
    }
    list.problems.push(...found)
    if (found.length > 0) refused.push(guest)
  }
  const typed = sheet?.isList === false ? sheet.table.map(row => row.text) : text.split(/\r\n?|\n/)
  return {
    ...list,
    players: withCaptainsFirst(list.players),
    teams: teams.listed,
    sheet,
    rest: linesOf(typed, refused),
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }

/** What a line says of a player besides what is checked. `contacts` has the names of the players above, by contact. */
function listed(guest: GuestLine, contacts: Map<string, string>) {
  const { line, name, team, aside, isCaptain, isSubstitute, source } = guest
  const keys = guestKeys(guest.contacts, name)
  const shared = keys.map(key => contacts.get(key)).find(each => each !== undefined)
  for (const key of keys) contacts.set(key, name)
  return {
    line,
    aside,
    isCaptain,
    contacts: guest.contacts,
    substituteOf: isSubstitute && team !== '' ? team : null,
    sourceKey: source === 'sheet' ? (keys[0] ?? null) : null,
    sharesContactWith: shared ?? null,
  }
}

/** The first player of a new team becomes its captain. */
function withCaptainsFirst(players: readonly ListedGuest[]): readonly ListedGuest[] {
  const ordered = [...players]
  for (const captain of players) {
    const first = ordered.findIndex(({ team }) => team !== null && team === captain.team)
    if (!captain.isCaptain || first < 0) continue
    ordered.splice(ordered.indexOf(captain), 1)
    ordered.splice(first, 0, captain)
  }
  return ordered
}

/**
 * Whether a line is a question, or has more words than a name; messages have more of them than lists. In a sheet, a column
 * shows what a name is, and another one who is no player.
 */
function isNoPlayer({ name, rank, rest, source }: GuestLine): boolean {
  if (source === 'sheet') return rest !== ''
  const words = name.split(/\s+/).length
  return (
    /[?]$/.test(name) ||
    /^\+?\d[\d\s()-]{9,}$/.test(name) ||
    words > (rank === '' && source === 'message' ? 3 : 4)
  )
}

/** The typed lines of these players, with those that they need to be read in the same way. */
function linesOf(typed: readonly string[], guests: readonly GuestLine[]): string {
  const needed = new Map<number, string>()
  for (const { context } of guests) for (const line of context) needed.set(line, typed[line - 1] ?? '')
  for (const { line, part } of guests) {
    const before = needed.get(line)
    if (part === null) needed.set(line, typed[line - 1] ?? '')
    else needed.set(line, before === undefined ? part : `${before}, ${part}`)
  }
  return [...needed]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join('\n')
}

/** How many lines name each team. */
function teamCounts(lines: readonly GuestLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { team } of lines) {
    const folded = foldedTeamName(team)
    counts.set(folded, (counts.get(folded) ?? 0) + 1)
  }
  return counts
}

/** The teams of a list with their occupied seats. */
class TeamsOfList {
  readonly listed: ListedTeam[] = []
  private readonly context: ListContext
  private readonly counts: ReadonlyMap<string, number>
  private readonly indices = new Map<string, number>()
  private readonly sizes: number[] = []

  constructor(context: ListContext, counts: ReadonlyMap<string, number>) {
    this.context = context
    this.counts = counts
  }

  /** Whether the third part of a line is a remark: no other line names it, and it is no team of the competition. */
  isNote({ team, isTeamUnsure }: GuestLine): boolean {
    if (team === '' || !isTeamUnsure) return false
    const folded = foldedTeamName(team)
    return (
      (this.counts.get(folded) ?? 0) < 2 &&
      this.context.teams.every(({ name }) => foldedTeamName(name) !== folded)
    )
  }

  /** Adds a player to a team and returns the index of the team, null for none, or the problem. */
  seat(written: string): number | null | ListProblem {
    if (written === '') return null
    const folded = foldedTeamName(written)
    const index = this.indices.get(folded) ?? this.add(written, folded)
    if (typeof index === 'string') return index
    const size = this.sizes[index] ?? 0
    if (size >= teamSize) return 'team-full'
    this.sizes[index] = size + 1
    return index
  }

  private add(written: string, folded: string): number | ListProblem {
    const current = this.context.teams.find(({ name }) => foldedTeamName(name) === folded)
    if (current === undefined) {
      const read = teamName.safeParse(written)
      if (!read.success) return teamProblem(fieldProblems(read.error)[0]?.problem)
      const made = this.listed.filter(({ id }) => id === null).length
      if (made >= this.context.free.teams) return 'no-place-for-team'
      this.listed.push({ id: null, name: read.data })
    } else if (!current.isOpen) {
      return 'line-ups-closed'
    } else {
      this.listed.push({ id: current.id, name: current.name })
    }
    this.sizes.push(current?.size ?? 0)
    this.indices.set(folded, this.listed.length - 1)
    return this.listed.length - 1
  }
}

function teamProblem(problem: string | undefined): ListProblem {
  return problem === 'too-long' ? 'team-name-too-long' : 'team-name-invalid'
}
