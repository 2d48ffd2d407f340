import type * as z from 'zod/mini'
import { champions, isFinished } from '../bracket/standings/champions.ts'
import { rankRangeRefusals } from '../competition/rankRange.ts'
import { advantageRefusals } from '../competition/advantageRefusals.ts'
import { championKey } from '../competition/champions.ts'
import { orderRefusals } from '../competition/competitionDates.ts'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { type FieldProblem, problemOf } from '../errors/fieldProblems.ts'
import { broadcastUrl, readBroadcast } from '../live/broadcast.ts'
import { vetoFits } from '../selfService/vetoSettings.ts'
import { problemsMax } from './boundedList.ts'
import type { CompetitionFile } from './competitionFile.ts'
import { bracketOf, planOf } from './fileBracket.ts'
import { lineUpProblems, matchProblems } from './matchProblems.ts'
import { placeProblems } from './placeProblems.ts'
import { rosterProblems, seedProblems, withdrawalProblems } from './rosterProblems.ts'
import { fileStageProblems } from './stageProblems.ts'

/** The fields that break the schema. */
export function schemaProblems(error: z.core.$ZodError): readonly FieldProblem[] {
  return error.issues.slice(0, problemsMax).map(issue => {
    const path = issue.path.map(String).join('.')
    const isTooLong = issue.code === 'too_big' && issue.origin === 'array'
    return { path, problem: (isTooLong && tooMany[path]) || problemOf(issue) }
  })
}

/** The lists whose limits a person can know. */
const tooMany: Readonly<Record<string, string>> = {
  teams: 'too-many-teams',
  'bracket.seeds': 'too-many-teams',
  participant: 'too-many-teams',
  players: 'too-many-in-all',
}

/**
 * Returns everything that is impossible in a file of the right form, at most `problemsMax` problems; none if it can be
 * imported. What depends on the bracket as a whole is examined once its parts fit together.
 */
export function fileProblems(file: CompetitionFile, now: number): readonly FieldProblem[] {
  const parts = [...settingProblems(file, now), ...rosterProblems(file), ...partProblems(file)]
  const problems = parts.length > 0 ? parts : stateProblems(file)
  return problems.slice(0, problemsMax)
}

function settingProblems(
  { settings, liveLinks, bracket }: CompetitionFile,
  now: number,
): readonly FieldProblem[] {
  const { startDate, registrationDeadline, selfService } = settings
  const veto = selfService?.veto ?? null
  const problems: FieldProblem[] = []
  if (startDate > now + competitionLimits.horizonMs) {
    problems.push({ path: 'settings.startDate', problem: 'date-too-far' })
  }
  if (orderRefusals({ startDate, registrationDeadline }).length > 0) {
    problems.push({ path: 'settings.registrationDeadline', problem: 'deadline-after-start' })
  }
  if (advantageRefusals(settings).length > 0) {
    problems.push({ path: 'settings.options.grandFinal', problem: 'advantage-unfit' })
  }
  for (const { code, facts } of rankRangeRefusals(settings)) {
    problems.push({ path: `settings.${facts['field']}`, problem: code })
  }
  // While a bracket is played, the lengths can outgrow the pool.
  const isFit = veto === null || (bracket ? veto.game === settings.game : vetoFits(veto, settings))
  if (!isFit) {
    problems.push({ path: 'settings.selfService.veto', problem: 'veto-unfit' })
  }
  for (const [index, { url }] of liveLinks.entries()) {
    const read = readBroadcast(url)
    if (!read.ok || broadcastUrl(read.value) !== url) {
      problems.push({ path: `liveLinks.${index}.url`, problem: 'unsupported-broadcast' })
    }
  }
  return problems
}

/** Problems of the bracket that can be found match by match. */
function partProblems(file: CompetitionFile): readonly FieldProblem[] {
  const { bracket } = file
  if (bracket === null) return []
  const outer = [
    ...seedProblems(file, bracket),
    ...fileStageProblems(file.settings, bracket),
    ...withdrawalProblems(file, bracket),
  ]
  if (outer.length > 0) return [...outer, ...lineUpProblems(file, bracket)]
  return [...matchProblems(file, bracket, planOf(bracket)), ...lineUpProblems(file, bracket)]
}

/** Problems of a competition whose parts are possible by themselves. */
function stateProblems(file: CompetitionFile): readonly FieldProblem[] {
  const { bracket, status, champion: one, champions: several = [], shownMatch } = file
  const whole = bracket && bracketOf(bracket, planOf(bracket), id => id)
  const problems: FieldProblem[] = []
  if (bracket !== null && whole !== null) problems.push(...placeProblems(bracket, whole))
  if (problems.length > 0) return problems
  const expected = whole === null ? 'registration' : isFinished(whole) ? 'finished' : 'running'
  if (status !== expected) problems.push({ path: 'status', problem: `bracket-says-${expected}` })
  const named = [...(one ? [one] : []), ...several].map(({ team, ...each }) => ({ ...each, teamId: team }))
  const expectedChampions = whole === null ? [] : champions(whole)
  if (named.map(championKey).join() !== expectedChampions.map(championKey).join()) {
    problems.push({ path: several.length > 0 ? 'champions' : 'champion', problem: 'unlike-bracket' })
  }
  if (shownMatch !== null && !whole?.matches.has(shownMatch)) {
    problems.push({ path: 'shownMatch', problem: 'unknown-match' })
  }
  return problems
}
