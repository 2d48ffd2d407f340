import { fieldProblems } from '../../errors/fieldProblems.ts'
import { teamSize } from '../../format/teamLimits.ts'
import { isRatingScale, type RankScale } from '../../ranks/rankScale.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { foldedName } from '../../text/foldedName.ts'
import { guestsAtOnce } from '../guest.ts'
import { type GuestNameProblem, readGuestName } from '../readGuestName.ts'
import type { GuestLine } from './guestLine.ts'
import { guestLines, unreadColumns } from './guestLines.ts'
import { rankParser } from './rankReader.ts'

/** The state of the competition to which the list is added. */
export interface ListContext {
  readonly scale: RankScale
  /** The names of the participants. */
  readonly players: readonly string[]
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
  /** The headers of columns that are not read. */
  readonly unreadColumns: readonly string[]
  /** The text without the lines that have been read: what has a problem, and what it belongs to. */
  readonly rest: string
}

/** Parses the players of a pasted text (`guestLines`) and applies the rules of `addGuestPlayers`. Never throws. */
export function readGuestList(text: string, context: ListContext): GuestList {
  const parse = rankParser(context.scale)
  const unread = isRatingScale(context.scale) ? 'rank-not-rating' : 'rank-unknown'
  const names = new Map(context.players.map(name => [foldedName(name), 'name-taken' as ListProblem]))
  const lines = guestLines(text, parse)
  const teams = new TeamsOfList(context, teamCounts(lines))
  const players: ListedGuest[] = []
  const problems: LineProblem[] = []
  const refused: GuestLine[] = []
  for (const guest of lines) {
    const { line } = guest
    const found: LineProblem[] = []
    const add = (problem: ListProblem, typed = guest.name) => found.push({ line, problem, text: typed })

    const { name, problem: nameProblem } = readGuestName(guest.name)
    const folded = foldedName(name)
    const problem = isSentence(guest) ? 'not-a-player' : (nameProblem ?? names.get(folded))
    if (problem === undefined) names.set(folded, 'name-twice')
    const rank = parse(guest.rank)
    const rest = teams.isNote(guest) ? guest.team : guest.rest
    if (problem !== undefined) add(problem)
    if (rank === undefined || rank.isOfOtherScale) add(unread, guest.rank)
    else if (rest !== '' && problem !== 'not-a-player') add('rest-unknown', rest)

    if (found.length === 0 && rank !== undefined) {
      if (players.length >= guestsAtOnce) add('list-too-long')
      else if (players.length >= context.free.players) add('no-place')
      else {
        const team = teams.seat(guest.team)
        if (typeof team === 'string') add(team, guest.team)
        else {
          const { aside } = guest
          players.push({ line, name, rankTier: rank.tier, isEstimate: rank.isEstimate, aside, team })
        }
      }
    }
    problems.push(...found)
    if (found.length > 0) refused.push(guest)
  }
  const rest = linesOf(text, refused)
  return { players, teams: teams.listed, problems, unreadColumns: unreadColumns(text), rest }
}

/** A question, or more words than a name has. Messages have more of them than lists. */
function isSentence({ name, rank, isMessage }: GuestLine): boolean {
  const words = name.split(/\s+/).length
  return /[?]$/.test(name) || /^\+?\d[\d\s()-]{9,}$/.test(name) || words > (rank === '' && isMessage ? 3 : 4)
}

/** The typed lines of these players, with those that they need to be read in the same way. */
function linesOf(text: string, guests: readonly GuestLine[]): string {
  const typed = text.split(/\r\n?|\n/)
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
