import { applyCommand } from '../../bracket/commands/applyCommand.ts'
import { AdvancingEdit } from '../../bracket/edits/advancingEdit.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { Match, SlotSource } from '../../bracket/model/match.ts'
import { teamPair } from '../../bracket/model/matchState.ts'
import { isScore } from '../../bracket/model/series.ts'
import type { Stage } from '../../bracket/model/stage.ts'
import { settingDefaults } from '../../competition/settings/settings.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { EliminationLength } from '../../format/series.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import { teamName } from '../../team/teamSchemas.ts'
import { fileProblems, problemsMax, schemaProblems } from '../fileProblems.ts'
import { foreignCompetitionFile } from '../foreignCompetition.ts'
import { type ForeignMatch, pairKey } from '../foreignMatch.ts'
import { replayResults } from '../replayResults.ts'
import type { ReadFile, ReadingContext } from '../transferReader.ts'
import { type BracketsManagerData, bracketsManagerSchema, theirStatus } from './bracketsManagerData.ts'
import { theirBracket, theirPlan } from './theirPlan.ts'
import { lengthOf, resultOf, scoreOf } from './theirResults.ts'
import { type Id, type ReadMatch, type ReadStage, theirStages } from './theirStages.ts'

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
 * `theirStages`, `theirPlan`, `theirResults` and `replayResults`, and `duplicate-name` of participants.
 */
export function readBracketsManager(text: string, { name, game, now }: ReadingContext): ReadFile {
  const problems: FieldProblem[] = []
  const data = parsed(text, problems)
  if (data === null) return refused(problems)
  const teams = teamsOf(data, problems)
  const stages = theirStages(data, problems)
  const plan = theirPlan(stages, teams, problems)
  const start = plan && theirBracket(plan, stages, problems)
  const bracket = start && playedBracket(start, stages, teams.idOf, problems)
  if (problems.length > 0) return refused(problems)
  const last = bracket && lengthsOf(bracket)
  const file = foreignCompetitionFile({
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
  })
  const remaining = fileProblems(file, now)
  return remaining.length === 0 ? { ok: true, file } : refused(remaining)
}

function refused(problems: readonly FieldProblem[]): ReadFile {
  return { ok: false, problems: problems.slice(0, problemsMax) }
}

function parsed(text: string, problems: FieldProblem[]): BracketsManagerData | null {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    problems.push({ path: '', problem: 'not-json' })
    return null
  }
  const read = bracketsManagerSchema.safeParse(value)
  if (!read.success) problems.push(...schemaProblems(read.error))
  return read.success ? read.data : null
}

function teamsOf({ participant }: BracketsManagerData, problems: FieldProblem[]) {
  const ids = new Map<Id, string>()
  const names = new Set<string>()
  const all = new Map<string, { readonly name: string; readonly players: readonly [] }>()
  for (const [index, { id, name }] of participant.entries()) {
    const path = `participant.${index}`
    const read = teamName.safeParse(name)
    const key = `t${index + 1}`
    const folded = foldedTeamName(name)
    if (!read.success)
      problems.push(...schemaProblems(read.error).map(({ problem }) => ({ path: `${path}.name`, problem })))
    else if (names.has(folded)) problems.push({ path: `${path}.name`, problem: 'duplicate-name' })
    if (ids.has(id)) problems.push({ path: `${path}.id`, problem: 'duplicate-id' })
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

/** Plays one stage after the other. */
function playedBracket(
  start: Bracket,
  stages: readonly ReadStage[],
  teamOf: (id: Id) => string,
  problems: FieldProblem[],
): Bracket {
  let bracket = start
  for (const [index, stage] of stages.entries()) {
    const own = bracket.shape.stages[index]
    if (own === undefined) continue
    if (index > 0) bracket = withTeams(start, bracket, own, stage, teamOf)
    const foreign = inOrderOfPlay(stage).flatMap(match => foreignMatch(match, own, teamOf, problems))
    const replay = replayResults(
      bracket,
      foreign.map(({ match }) => match),
    )
    for (const misfit of replay.misfits)
      problems.push({ path: foreign[misfit.index]?.path ?? stage.path, problem: misfit.reason })
    bracket = withRunning(replay.bracket, stage, own, teamOf)
  }
  return bracket
}

function foreignMatch(
  match: ReadMatch,
  own: Stage,
  teamOf: (id: Id) => string,
  problems: FieldProblem[],
): readonly { readonly path: string; readonly match: ForeignMatch }[] {
  const teamIds = pairOf(match, teamOf)
  const result = resultOf(match, lengthOf(match, problems), problems)
  if (teamIds === null || result === null) return []
  const { section, round, path } = match
  const place = own.kind === 'round-robin' ? { round } : {}
  return [{ path, match: { teamIds, result, stage: own.key, section, ...place } }]
}

function pairOf({ theirs }: ReadMatch, teamOf: (id: Id) => string): readonly [string, string] | null {
  const [one, other] = [theirs.opponent1?.id ?? null, theirs.opponent2?.id ?? null]
  return one === null || other === null ? null : [teamOf(one), teamOf(other)]
}

/** In an elimination each team plays its matches in this order; a second final that was not needed is left out. */
function inOrderOfPlay({ kind, matches }: ReadStage): readonly ReadMatch[] {
  if (kind === 'round-robin') return matches
  const turn = ({ section, round }: ReadMatch): number => {
    if (section === 'upper') return round === 1 ? 0 : 2 * round - 2.5
    return section === 'final' || section === 'third-place' ? 1000 + round : round
  }
  const first = matches.find(({ section, round }) => section === 'final' && round === 1)
  const isDecided = first?.theirs.opponent1?.result === 'win'
  return matches
    .filter(({ section, round }) => !(isDecided && section === 'final' && round > 1))
    .toSorted((one, other) => turn(one) - turn(other))
}

/**
 * Puts their teams into a stage that has not begun, if all of them are known, whichever teams our tables would send
 * there.
 */
function withTeams(
  start: Bracket,
  bracket: Bracket,
  own: Stage,
  { groups }: ReadStage,
  teamOf: (id: Id) => string,
): Bracket {
  const teams = new Map(
    own.groups.flatMap(({ entrants }, group) =>
      entrants.map((entrant, index) => {
        const id = groups[group]?.entrants[index] ?? null
        return [sourceKey(entrant), id === null ? null : teamOf(id)] as const
      }),
    ),
  )
  if ([...teams.values()].includes(null)) return bracket
  const matches = new Map(bracket.matches)
  for (const match of start.matches.values()) {
    if (match.stage === own.key) matches.set(match.id, match)
  }
  const edit = new AdvancingEdit({ shape: bracket.shape, matches })
  const entered = [...matches.values()].filter(
    match => match.stage === own.key && match.slots.some(({ source }) => teams.has(sourceKey(source))),
  )
  for (const { id, slots } of entered) {
    for (const side of [0, 1] as const) {
      const teamId = teams.get(sourceKey(slots[side].source))
      if (teamId !== undefined) edit.changeSlot(edit.match(id), side, { teamId, closed: false })
    }
  }
  for (const { id } of entered) edit.settle(edit.match(id))
  return edit.firstEdition()
}

function sourceKey(source: SlotSource): string {
  return source.from === 'place' ? `${source.group} ${source.place}` : source.from
}

/** Starts the matches that are being played, with their scores. */
function withRunning(
  bracket: Bracket,
  { matches }: ReadStage,
  own: Stage,
  teamOf: (id: Id) => string,
): Bracket {
  let current = bracket
  for (const match of matches) {
    const pair = match.theirs.status === theirStatus.running ? pairOf(match, teamOf) : null
    if (pair === null) continue
    const ready = [...current.matches.values()].filter(
      each =>
        each.status === 'ready' &&
        each.stage === own.key &&
        each.section === match.section &&
        pairKey(teamPair(each)) === pairKey(pair),
    )
    const ours = ready.find(({ round }) => round === match.round) ?? ready[0]
    if (ours === undefined) continue
    const address = { competitionId: '', bracketId: '', matchId: ours.id, revision: 0 }
    const started = applyCommand('startMatch', current, address)
    if (!started.ok) continue
    current = started.value.bracket
    const [one, other] = scoreOf(match)
    const score: Match['score'] = ours.slots[0].teamId === pair[0] ? [one, other] : [other, one]
    if (!isScore(ours.bestOf, score)) continue
    const scored = applyCommand('setScore', current, { ...address, score })
    if (scored.ok) current = scored.value.bracket
  }
  return current
}
