import { criteriaRefusals } from '../competition/criteriaRefusals.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { competitionFile, competitionFileFormat, competitionFileVersion } from './competitionFile.ts'
import { fileProblems, schemaProblems } from './fileProblems.ts'
import { importNote } from './importNote.ts'
import { parsedJson } from './parsedJson.ts'
import type { ReadFile, ReadingContext } from './transferReader.ts'

/**
 * Reads our own format. Refused with the problem `not-json`, `unknown-format`, `unknown-version`, or all problems of
 * the schema, or all of `fileProblems`.
 */
export function readCompetitionFile(text: string, { now }: Pick<ReadingContext, 'now'>): ReadFile {
  const value = parsedJson(text)
  if (value === undefined) return refused('', 'not-json')
  const { format, version } = headOf(value)
  if (format !== competitionFileFormat) return refused('format', 'unknown-format')
  if (version !== competitionFileVersion) return refused('version', 'unknown-version')
  return checkedFile(value, now)
}

/** The file that a value is, or all its problems. */
export function checkedFile(value: unknown, now: number): ReadFile {
  const read = competitionFile.safeParse(value)
  if (!read.success) return { ok: false, problems: schemaProblems(read.error) }
  const problems = fileProblems(read.data, now)
  if (problems.length > 0) return { ok: false, problems }
  // Competitions could once be opened with them.
  const notes = criteriaRefusals(read.data.settings).map(() => importNote('criteria-unfit'))
  return { ok: true, file: read.data, notes }
}

/** Whether a text is a JSON object that names our format, or begins like one. */
export function isCompetitionFile(text: string): boolean {
  return (
    headOf(parsedJson(text)).format === competitionFileFormat ||
    text.slice(0, 500).includes(competitionFileFormat)
  )
}

function headOf(value: unknown): { readonly format?: unknown; readonly version?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}

function refused(path: string, problem: string): ReadFile {
  return { ok: false, problems: [{ path, problem } satisfies FieldProblem] }
}
