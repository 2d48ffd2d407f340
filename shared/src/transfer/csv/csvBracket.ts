import { type BracketPlan, createBracket } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { NewCompetitionSettings } from '../../competition/settings/settingTable.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { BestOf } from '../../format/series.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import type { ForeignMatch } from '../foreignMatch.ts'
import { replayResults } from '../replayResults.ts'
import { commonLength, eliminationLength, lengthOfResult } from '../resultLengths.ts'
import type { CsvResult } from './csvResults.ts'
import { formatOfResults, type ResultsFormat } from './resultsFormat.ts'

interface CsvBracket {
  readonly bracket: Bracket
  readonly settings: Pick<NewCompetitionSettings, 'format' | 'stages' | 'bestOf'> & {
    readonly options: Pick<NewCompetitionSettings['options'], 'thirdPlace' | 'grandFinal'>
  }
}

/**
 * Builds the bracket that a list of results is of. `seeds` names the teams by seeds if the file says so, otherwise the
 * results have to show it. Null with problems: `several-stages`, `seeds-needed`, the refusals of `createBracket`, and of
 * single rows `no-match` and `score-invalid`.
 */
export function csvBracket(
  results: readonly CsvResult[],
  seeds: readonly string[] | null,
  problems: FieldProblem[],
): CsvBracket | null {
  const named = results.flatMap(({ teams }) => teams.flatMap(team => team ?? []))
  const teams = seeds ?? [...new Set(named)]
  const format = formatOfResults(results, teams)
  if (format === 'several-stages') return failed('several-stages')
  const teamIds = seeds ?? format.seeds
  if (teamIds === null) return failed('seeds-needed')
  const { bestOf, stages } = lengthsOf(results, format, teamIds.length)
  const options = { thirdPlace: format.thirdPlace, grandFinal: format.grandFinal }
  const plan: BracketPlan = { teamIds, format: format.format, stages, bestOf, ...options }
  const created = createBracket(plan)
  if (!created.ok) return failed(created.code)
  const rows = results.flatMap(each => {
    const [one, other] = each.teams
    return one === null || other === null ? [] : [{ ...each, teamIds: [one, other] as const }]
  })
  const foreign = rows.map(({ teamIds: pair, result, running, bestOf: length }): ForeignMatch => {
    const open = { bestOf: length, ...(running !== null && { running }) }
    return { teamIds: pair, result, ...(result === null && open) }
  })
  const { bracket, misfits } = replayResults(created.value, foreign)
  for (const { index, reason } of misfits) {
    const row = rows[index]?.row
    if (row !== undefined)
      problems.push(reason === 'score-invalid' ? row.problem(reason, 'score1') : row.problem(reason))
  }
  return misfits.length > 0 ? null : { bracket, settings: { format: format.format, stages, bestOf, options } }

  function failed(problem: string): null {
    problems.push({ path: '', problem })
    return null
  }
}

/** The series lengths of most matches, and of the last one. */
function lengthsOf(results: readonly CsvResult[], { format, legs }: ResultsFormat, teams: number) {
  const rounds = commonLength(results.map(lengthOf)) ?? 1
  const isFinal = ({ winnerTo, loserTo }: CsvResult) => winnerTo === null && loserTo === null
  const final = lengthOf(results.findLast(isFinal)) ?? rounds
  const hasDraws = results.some(({ result }) => result?.score[0] === 1 && result.score[1] === 1)
  const stages: readonly StagePlan[] =
    format === 'table'
      ? [
          {
            ...defaultStages['round-robin'](teams),
            groups: 1,
            advance: 1,
            legs,
            bestOf: hasDraws ? 2 : rounds,
          },
        ]
      : []
  return { stages, bestOf: { rounds: eliminationLength(rounds), final: eliminationLength(final) } }
}

function lengthOf(each: CsvResult | undefined): BestOf | null {
  const { bestOf = null, result = null } = each ?? {}
  return bestOf ?? lengthOfResult(result)
}
