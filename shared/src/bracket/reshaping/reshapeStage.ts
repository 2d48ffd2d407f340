import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { stageProblem } from '../../format/stageProblem.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { stagesOfPlan } from '../creation/stagesOfPlan.ts'
import type { UnplannedStage } from '../layout/planStage.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import { hasNotBegun, isStarted } from '../model/isStarted.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match } from '../model/match.ts'
import { entrantsOf, isLate, type Stage } from '../model/stage.ts'
import { tableMatches } from '../stages/stageMatches.ts'
import { type ChangeableOption, changeableOptions, optionValue, teamsOnTime } from './changeableOptions.ts'
import { type BracketFormat, formatOf } from './formatOf.ts'
import { type RelayingRefusal, relaid } from './relaid.ts'

/** The largest number of characters of a reason. */
export const reasonMax = 200

/** The options of a stage that change, by name. */
export type OptionChanges = Readonly<Record<string, unknown>>

interface Reshaping {
  /** The key of the stage. */
  readonly stage: string
  readonly options: OptionChanges
  /** Why the rules of a table change although results count in it. */
  readonly reason?: string | undefined
}

/**
 * Changes options of a stage while the bracket is played (see `changeableOptions`); later stages follow. Refused with
 * `option-unfit` if an option cannot become that, `stages-unfit` if nobody could play the format (see `stageProblem`),
 * `reason-missing` if a change of rules needs one, and as `relaid` is. Needs the whole bracket.
 */
export function reshapeStage(
  bracket: Bracket,
  { stage: key, options, reason = '' }: Reshaping,
): Outcome<
  BracketChange,
  'not-found' | 'option-unfit' | 'stages-unfit' | 'reason-missing' | RelayingRefusal
> {
  const { shape } = bracket
  const index = shape.stages.findIndex(stage => stage.key === key)
  if (index < 0) return refuse('not-found')
  const format = formatOf(bracket)
  const known = knownOptions(shape, index, format, options)
  const differing = Object.entries(options).filter(
    ([name, value]) => !isSameValue(value, known.get(name)?.value),
  )
  const unfit = differing.find(([name, value]) => {
    const { isList = false, values = [] } = known.get(name) ?? {}
    return isList ? !isAmong(value, values) : !values.includes(value)
  })
  if (unfit !== undefined) return refuse('option-unfit', { option: unfit[0] })
  const isRule = differing.some(([name]) => known.get(name)?.until === 'with-reason')
  if (isRule && reason.trim() === '' && resultsCount(bracket, key)) return refuse('reason-missing')
  const begun = differing.some(([name]) => name === 'tieOfThree') ? begunTieBreaks(bracket, key) : []
  if (begun.length > 0) return refuse('matches-begun', { matches: begun.map(({ id }) => id) })
  const changed = withOptions(format, index, Object.fromEntries(differing))
  const teamIds = teamsOnTime(shape)
  const problem = stageProblem({ teams: teamIds.length, ...changed })
  if (problem !== null) return refuse('stages-unfit', problem)
  const planned = ({ options: eliminationOptions, ...choice }: BracketFormat) =>
    stagesOfPlan({ ...choice, ...eliminationOptions, teamIds })
  const [was, is] = [planned(format), planned(changed)]
  const versions = shape.stages.map((stage, at) => versionOf(stage, was[at], is[at]))
  const missed = versions.flatMap((version, at) =>
    ('roundCount' in version && missesAll(version)) || losesLate(shape.stages[at], version)
      ? [differing[0]?.[0] ?? '']
      : [],
  )
  if (missed[0] !== undefined) return refuse('option-unfit', { option: missed[0] })
  if (!isSameValue(versions, shape.stages)) return relaid(bracket, versions)
  // A small bracket cannot have a match for third place.
  const [[option] = []] = differing
  return option === undefined ? accept({ bracket, changes: [] }) : refuse('option-unfit', { option })
}

/** The options that can be changed, also those that only others of the changes bring into effect. */
export function knownOptions(
  shape: BracketShape,
  index: number,
  format: BracketFormat,
  options: OptionChanges,
): ReadonlyMap<string, ChangeableOption> {
  const now = changeableOptions(shape, format, index)
  const then = changeableOptions(shape, withOptions(format, index, options), index)
  return new Map(
    [...then, ...now].map(option => [
      option.name,
      { ...option, value: optionValue(format, index, option.name) },
    ]),
  )
}

/** Whether results count in the tables of a stage, so that other rules for them need a reason. */
export function resultsCount({ shape, matches }: Bracket, key: string): boolean {
  const stage = shape.stages.find(each => each.key === key)
  return stage !== undefined && tableMatches(stage, matches).some(match => isOver(match) && isStarted(match))
}

/** The tie-break matches of a stage that have begun. */
function begunTieBreaks({ matches }: Bracket, key: string): readonly Match[] {
  return [...matches.values()].filter(
    match => match.stage === key && match.section === 'tie-break' && isUsed(match) && !hasNotBegun(match),
  )
}

/** Whether a team entered a Swiss stage after so many rounds. */
function missesAll(stage: Extract<UnplannedStage, { kind: 'swiss' }>): boolean {
  return entrantsOf(stage).some(
    each => each.from === 'seed' && (each.late?.missedRounds ?? 0) >= stage.roundCount,
  )
}

function isAmong(value: unknown, values: readonly unknown[]): boolean {
  return Array.isArray(value) && value.every(each => values.includes(each))
}

/** Whether a stage would have other entrants, and not the late ones. */
function losesLate(stage: Stage | undefined, version: UnplannedStage): boolean {
  return stage !== undefined && entrantsOf(stage).some(isLate) && !entrantsOf(version).some(isLate)
}

function withOptions(format: BracketFormat, index: number, options: OptionChanges): BracketFormat {
  const plan = format.stages[index]
  return plan === undefined
    ? { ...format, options: { ...format.options, ...options } }
    : { ...format, stages: format.stages.with(index, { ...plan, ...options }) }
}

/** A stage with what differs between two plans of it. What organizers have done in it since stays. */
function versionOf(
  stage: Stage,
  was: UnplannedStage | undefined,
  is: UnplannedStage | undefined,
): UnplannedStage {
  if (was === undefined || is === undefined || isSameValue(was, is)) return stage
  const fields = (each: UnplannedStage) => new Map<string, unknown>(Object.entries(each))
  const [before, after] = [fields(was), fields(is)]
  const version = fields(stage)
  for (const [field, value] of after) if (!isSameValue(value, before.get(field))) version.set(field, value)
  for (const field of before.keys()) if (!after.has(field)) version.delete(field)
  if ('table' in stage && 'table' in is) {
    const { tieOrders } = stage.table
    version.set('table', { ...is.table, ...(tieOrders && { tieOrders }) })
  }
  if ('roundCount' in is && 'pairedByHand' in stage)
    version.set(
      'pairedByHand',
      stage.pairedByHand?.filter(round => round <= is.roundCount),
    )
  return Object.fromEntries(version) as unknown as UnplannedStage
}
