import { settingDefaults } from '../../competition/settings/settings.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import { rankReader } from '../../guest/list/rankReader.ts'
import { rankScaleOf } from '../../ranks/rankScale.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { problemsMax } from '../boundedList.ts'
import { type ForeignTeam, readForeignCompetition } from '../foreignCompetition.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import type { ReadFile, ReadingContext } from '../transferReader.ts'
import { csvBracket } from './csvBracket.ts'
import type { CsvColumn } from './csvColumns.ts'
import { type CsvResult, readResults } from './csvResults.ts'
import { type CsvSection, readCsv } from './csvSections.ts'
import { checked, readTeams, seedOrderOf } from './csvTeams.ts'

const day = 24 * 60 * 60 * 1000

/** Whether a text is a CSV file with columns that are known; a JSON file is not. */
export function isCsv(text: string): boolean {
  return !/^\uFEFF?\s*[[{]/.test(text) && readCsv(text).sections.length > 0
}

/**
 * Reads teams, results or both from a CSV file, whose tables are separated by empty lines. The tables that our own
 * export has after the matches are left out: they follow from the results. Problems name the line and, after a dot, the
 * header of the column; see `readCsv`, `readTeams`, `readResults` and `csvBracket`.
 */
export function readCsvCompetition(text: string, { name, game, now }: ReadingContext): ReadFile {
  const { sections, problems: found } = readCsv(text)
  const problems: FieldProblem[] = [...found]
  const isResults = ({ has }: CsvSection) => has('team1') && has('team2')
  const hasResults = sections.some(isResults)
  const isTable = ({ has }: CsvSection) => hasResults && (has('table') || has('place'))
  const isTeams = (section: CsvSection) => section.has('team') && !isTable(section)
  const notes = sections.flatMap(section => unreadNotes(section, isResults(section), isTable(section)))
  const unknown = sections.find(section => !isResults(section) && !isTeams(section) && !isTable(section))
  if (unknown !== undefined)
    problems.push({ path: String((unknown.rows[0]?.line ?? 2) - 1), problem: 'header-missing' })
  const scale = rankScaleOf({ game, options: settingDefaults.options })
  const teams = readTeams(sections.filter(isTeams), rankReader(scale), problems)
  const order = seedOrderOf(teams, problems)
  const known = new Set(teams.map(({ key }) => key))
  const results = readResults(sections.filter(isResults), known, { game, problems, notes })
  const rosters = new Map<string, ForeignTeam>([
    ...teams.map(({ key, team }) => [key, team] as const),
    ...(known.size > 0 ? [] : namedTeams(results, problems)),
  ])
  const count = rosters.size
  if (problems.length === 0 && count < bracketLimits.teamsMin)
    problems.push({ path: '', problem: 'not-enough-teams' })
  const played = problems.length > 0 || results.length === 0 ? null : csvBracket(results, order, problems)
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, problemsMax) }
  const { options, ...settings } = played?.settings ?? {}
  return readForeignCompetition(
    {
      settings: {
        name,
        game,
        startDate: now + 2 * day,
        registrationDeadline: now + day,
        ...settings,
        options: { ...settingDefaults.options, ...options },
      },
      teams: rosters,
      bracket: played?.bracket ?? null,
    },
    now,
    notes,
  )
}

const teamColumns: readonly CsvColumn[] = ['team', 'seed', 'player', 'rank', 'captain']
const resultColumns: readonly CsvColumn[] = [
  ...(['match', 'round', 'bestOf', 'team1', 'team2', 'score', 'score1', 'score2', 'winner'] as const),
  ...(['forfeit1', 'forfeit2', 'winnerTo', 'loserTo', 'status', 'games'] as const),
]

/** The columns of a table that are not read. A table of places follows from the results, its players do not. */
function unreadNotes(section: CsvSection, isResults: boolean, isTable: boolean): readonly ImportNote[] {
  if (isTable && !isResults)
    return section.has('player') ? [importNote('table-unread', String(section.line))] : []
  return section
    .unread(isResults ? resultColumns : teamColumns)
    .map(header => importNote('column-unread', '', { said: header }))
}

/** The teams that are known from results only. */
function namedTeams(
  results: readonly CsvResult[],
  problems: FieldProblem[],
): readonly (readonly [string, ForeignTeam])[] {
  const teams = new Map<string, ForeignTeam>()
  for (const { row, teams: pair } of results) {
    for (const [side, key] of pair.entries()) {
      const column = side === 0 ? 'team1' : 'team2'
      if (key === null || teams.has(key)) continue
      teams.set(key, { name: checked(teamName, row, column, problems) ?? '', players: [] })
    }
  }
  return [...teams]
}
