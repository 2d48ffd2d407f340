import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { problemOf } from '../../errors/fieldProblems.ts'
import { teamSize } from '../../format/teamLimits.ts'
import { guestName } from '../../guest/guest.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { foldedName } from '../../text/foldedName.ts'
import type { ForeignTeam } from '../foreignCompetition.ts'
import type { CsvRow, CsvSection } from './csvSections.ts'
import { plainName } from '../../text/plainName.ts'

type ParseRank = (text: string) => number | null | undefined

/** A team while its rows are read. */
interface TeamRows {
  readonly row: CsvRow
  readonly name: string
  readonly players: ForeignTeam['players'][number][]
  captain: string | null
  seed: number | null
}

/**
 * Reads the teams of tables with a row per team, whose players have columns of their own, or a row per player.
 * Problems: `invalid` names by the rules of names, `seed-invalid`, `seed-taken`, `rank-invalid`, `too-many-players`,
 * `captain-unknown` and, if some teams have a seed, `seed-missing`.
 */
export function readTeams(sections: readonly CsvSection[], parseRank: ParseRank, problems: FieldProblem[]) {
  const teams = new Map<string, TeamRows>()
  for (const { rows } of sections) {
    for (const row of rows) {
      const name = checked(teamName, row, 'team', problems)
      if (name === null) continue
      const key = foldedName(name)
      const team: TeamRows = teams.get(key) ?? { row, name, players: [], captain: null, seed: null }
      teams.set(key, team)
      readSeed(row, team, problems)
      team.players.push(...readPlayers(row, parseRank, problems))
      const captain = row.cell('captain')
      if (captain !== '') team.captain = captain
    }
  }
  return [...teams].map(([key, team]) => ({ key, seed: team.seed, team: finished(team, problems) }))
}

function readSeed(row: CsvRow, team: TeamRows, problems: FieldProblem[]): void {
  const text = row.cell('seed')
  if (text === '') return
  const seed = Number(text)
  if (!Number.isInteger(seed) || seed < 1 || (team.seed !== null && team.seed !== seed))
    problems.push(row.problem('seed-invalid', 'seed'))
  else team.seed = seed
}

function readPlayers(row: CsvRow, parseRank: ParseRank, problems: FieldProblem[]): ForeignTeam['players'] {
  return Array.from({ length: 10 }, (_, number) => number).flatMap(number => {
    if (row.cell('player', number) === '') return []
    const name = checked(guestName, row, 'player', problems, number)
    const typed = row.cell('rank', number)
    const rank = typed === '' ? null : parseRank(typed)
    if (rank === undefined) problems.push(row.problem('rank-invalid', 'rank', number))
    return name === null ? [] : [{ name, rank: rank ?? null }]
  })
}

function finished({ row, name, players, captain }: TeamRows, problems: FieldProblem[]): ForeignTeam {
  if (players.length > teamSize) problems.push(row.problem('too-many-players'))
  const captainAt = players.findIndex(player => player.name === captain)
  const isFlag = captain !== null && /^(?:\+|1|x|да|yes|true|✓)$/iu.test(captain)
  if (captain !== null && captainAt < 0 && !isFlag) problems.push(row.problem('captain-unknown', 'captain'))
  const [led] = captainAt > 0 ? players.splice(captainAt, 1) : []
  return { name, players: led === undefined ? players : [led, ...players] }
}

/** The value of a cell in the form that the schema gives it; null with a problem if the schema refuses it. */
export function checked(
  schema: typeof teamName | typeof guestName,
  row: CsvRow,
  column: 'team' | 'team1' | 'team2' | 'player',
  problems: FieldProblem[],
  number?: number,
): string | null {
  const read = schema.safeParse(plainName(row.cell(column, number)))
  if (read.success) return read.data
  const [issue] = read.error.issues
  problems.push(row.problem(issue === undefined ? 'invalid' : problemOf(issue), column, number))
  return null
}

/** The keys of the teams in the order of their seeds; null if none has one. Every team has one, or none. */
export function seedOrderOf(
  teams: readonly { readonly key: string; readonly seed: number | null }[],
  problems: FieldProblem[],
): readonly string[] | null {
  const seeded = teams.filter(({ seed }) => seed !== null)
  if (seeded.length === 0) return null
  const seeds = new Set(seeded.map(({ seed }) => seed))
  if (seeded.length < teams.length) problems.push({ path: '', problem: 'seed-missing' })
  if (seeds.size < seeded.length) problems.push({ path: '', problem: 'seed-taken' })
  return teams.toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0)).map(({ key }) => key)
}
