import type { Bracket } from '../../bracket/model/bracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import { settingDefaults } from '../../competition/settings/settings.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { EliminationLength } from '../../format/series.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { foldedName } from '../../text/foldedName.ts'
import { problemsMax } from '../boundedList.ts'
import { schemaProblems } from '../fileProblems.ts'
import { readForeignCompetition } from '../foreignCompetition.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import { parsedJson } from '../parsedJson.ts'
import type { ReadFile, ReadingContext } from '../transferReader.ts'
import { type BracketsManagerData, bracketsManagerSchema } from './bracketsManagerData.ts'
import { playTheirs } from './playTheirs.ts'
import { theirBracket, theirPlan } from './theirPlan.ts'
import { type Id, theirStages } from './theirStages.ts'

const day = 24 * 60 * 60 * 1000

/** Whether a text has tables of brackets-model. */
export function isBracketsManager(text: string): boolean {
  return (
    /^\uFEFF?\s*\{/.test(text) &&
    ['participant', 'stage', 'match'].every(table => text.includes(`"${table}"`))
  )
}

/**
 * Reads what `manager.export()` of brackets-manager returns. The results are played in a bracket of ours with the same
 * stages, teams and series, so that the same teams have met and won. Losers who drop elsewhere than ours, and teams of a
 * later stage that do not follow from our table, are placed by hand. Problems name the table, the row and the field; see
 * `theirStages`, `theirPlan`, `theirResults` and `replayResults`, and `name-twice` of participants.
 */
export function readBracketsManager(text: string, { name, game, now }: ReadingContext): ReadFile {
  const problems: FieldProblem[] = []
  const value = parsedJson(text)
  if (value === undefined) return refused([{ path: '', problem: 'not-json' }])
  const parsed = bracketsManagerSchema.safeParse(value)
  if (!parsed.success) return refused(schemaProblems(parsed.error))
  const { data } = parsed
  const teams = teamsOf(data, problems)
  const stages = theirStages(data, problems)
  const plan = theirPlan(stages, teams, problems)
  const start = plan && theirBracket(plan, stages, problems)
  const notes: ImportNote[] = [...unreadFields(value)]
  const nameOf = (teamId: string) => teams.all.get(teamId)?.name ?? ''
  const bracket = start && playTheirs(start, stages, { game, teamOf: teams.idOf, nameOf, problems, notes })
  if (problems.length > 0) return refused(problems)
  const last = bracket && lengthsOf(bracket)
  return readForeignCompetition(
    {
      settings: {
        name,
        game,
        startDate: now + 2 * day,
        registrationDeadline: now + day,
        ...(plan && { format: plan.format, stages: plan.stages ?? [] }),
        ...(last && { bestOf: last }),
        options: {
          ...settingDefaults.options,
          ...(plan && { thirdPlace: plan.thirdPlace, grandFinal: plan.grandFinal }),
        },
      },
      teams: teams.all,
      bracket,
    },
    now,
    notes,
  )
}

/** The fields of participants and matches that brackets-model does not have, and that are therefore not read. */
function unreadFields(value: unknown): readonly ImportNote[] {
  const data = value as BracketsManagerData
  return (['participant', 'match'] as const).flatMap(table => {
    const keys = new Set(data[table].flatMap(row => Object.keys(row)))
    const known = bracketsManagerSchema.shape[table].def.element.shape
    return [...keys].filter(key => !(key in known)).map(key => importNote('field-unread', `${table}.${key}`))
  })
}

function refused(problems: readonly FieldProblem[]): ReadFile {
  return { ok: false, problems: problems.slice(0, problemsMax) }
}

function teamsOf({ participant }: BracketsManagerData, problems: FieldProblem[]) {
  const ids = new Map<Id, string>()
  const names = new Set<string>()
  const all = new Map<string, { readonly name: string; readonly players: readonly [] }>()
  for (const [index, { id, name }] of participant.entries()) {
    const path = `participant.${index}`
    const read = teamName.safeParse(name)
    const key = `t${index + 1}`
    const folded = foldedName(name)
    if (!read.success)
      problems.push(...schemaProblems(read.error).map(({ problem }) => ({ path: `${path}.name`, problem })))
    else if (names.has(folded)) problems.push({ path: `${path}.name`, problem: 'name-twice' })
    if (ids.has(id)) problems.push({ path: `${path}.id`, problem: 'id-twice' })
    names.add(folded)
    ids.set(id, key)
    all.set(key, { name: read.success ? read.data : '', players: [] })
  }
  return { all, order: [...all.keys()], idOf: (id: Id) => ids.get(id) ?? '' }
}

/** The series lengths of most rounds, and of the last one. */
function lengthsOf({ shape, matches }: Bracket) {
  const key = shape.stages.at(-1)?.key
  const own = [...matches.values()].filter(({ stage }) => stage === key)
  const final = own.filter(({ section }) => section === 'main' || section === 'final').at(-1)
  return { rounds: eliminationOf(own[0]), final: eliminationOf(final) }
}

function eliminationOf(match: Match | undefined): EliminationLength {
  const length = match?.bestOf ?? 1
  return length === 2 ? 3 : length
}
