import { fieldProblems } from '../../errors/fieldProblems.ts'
import { teamSize } from '../../format/teamLimits.ts'
import type { Game } from '../../games/game.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { foldedName } from '../../text/foldedName.ts'
import { guestsAtOnce } from '../guest.ts'
import { type GuestNameProblem, readGuestName } from '../readGuestName.ts'
import { guestLines } from './guestLines.ts'
import { type RankWords, rankReader } from './rankReader.ts'

/** The state of the competition to which the list is added. */
export interface ListContext {
  readonly game: Game
  readonly languages: readonly RankWords[]
  /** The names of the participants. */
  readonly players: readonly string[]
  readonly teams: readonly { readonly id: string; readonly name: string; readonly size: number }[]
  /** The number of free places for players and teams. */
  readonly free: { readonly players: number; readonly teams: number }
  /** Whether players can still be added to teams. */
  readonly open: boolean
}

export interface ListedGuest {
  readonly line: number
  readonly name: string
  readonly rankTier: RankTier | null
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
  | 'rank-unknown'
  | 'team-name-too-short'
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
}

/** Parses the players of a table and applies the rules of `addGuestPlayers`. Never throws. */
export function readGuestList(table: readonly (readonly string[])[], context: ListContext): GuestList {
  const readRank = rankReader(context.game, context.languages)
  const names = new Map(context.players.map(name => [foldedName(name), 'name-taken' as ListProblem]))
  const teams = new TeamsOfList(context)
  const players: ListedGuest[] = []
  const problems: LineProblem[] = []
  for (const guest of guestLines(table)) {
    const { line } = guest
    const found = (problem: ListProblem, text = guest.name) => problems.push({ line, problem, text })

    const { name, problem: nameProblem } = readGuestName(guest.name)
    const folded = foldedName(name)
    const problem = nameProblem ?? names.get(folded)
    names.set(folded, names.get(folded) ?? 'name-twice')
    const rankTier = readRank(guest.rank)
    if (problem !== undefined) found(problem)
    if (rankTier === undefined) found('rank-unknown', guest.rank)
    if (problem !== undefined || rankTier === undefined) continue

    if (players.length >= guestsAtOnce) found('list-too-long')
    else if (players.length >= context.free.players) found('no-place')
    else {
      const team = teams.seat(guest.team)
      if (typeof team === 'string') found(team, guest.team)
      else players.push({ line, name, rankTier, team })
    }
  }
  return { players, teams: teams.listed, problems }
}

/** The teams of a list with their occupied seats. */
class TeamsOfList {
  readonly listed: ListedTeam[] = []
  private readonly context: ListContext
  private readonly indices = new Map<string, number>()
  private readonly sizes: number[] = []

  constructor(context: ListContext) {
    this.context = context
  }

  /** Adds a player to a team and returns the index of the team, null for none, or the problem. */
  seat(written: string): number | null | ListProblem {
    if (written === '') return null
    if (!this.context.open) return 'line-ups-closed'
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
    } else {
      this.listed.push({ id: current.id, name: current.name })
    }
    this.sizes.push(current?.size ?? 0)
    this.indices.set(folded, this.listed.length - 1)
    return this.listed.length - 1
  }
}

function teamProblem(problem: string | undefined): ListProblem {
  if (problem === 'too-short') return 'team-name-too-short'
  return problem === 'too-long' ? 'team-name-too-long' : 'team-name-invalid'
}
