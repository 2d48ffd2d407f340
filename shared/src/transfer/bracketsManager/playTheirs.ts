import { applyCommand } from '../../bracket/commands/applyCommand.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import { teamPair } from '../../bracket/model/matchState.ts'
import { isScore } from '../../bracket/model/series.ts'
import type { Stage } from '../../bracket/model/stage.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { type ForeignMatch, pairKey } from '../foreignMatch.ts'
import { replayResults } from '../replayResults.ts'
import { theirStatus } from './bracketsManagerData.ts'
import { withTheirTeams } from './theirEntrants.ts'
import { lengthOf, resultOf, scoreOf } from './theirResults.ts'
import type { Id, ReadMatch, ReadStage } from './theirStages.ts'

/**
 * Plays their results in our bracket, one stage after the other. Problems: those of `resultOf`, `withTheirTeams` and
 * `replayResults`.
 */
export function playTheirs(
  start: Bracket,
  stages: readonly ReadStage[],
  teamOf: (id: Id) => string,
  problems: FieldProblem[],
): Bracket {
  let bracket = start
  for (const [index, stage] of stages.entries()) {
    const own = bracket.shape.stages[index]
    if (own === undefined) continue
    if (index > 0) bracket = withTheirTeams({ start, bracket }, own, stage, { teamOf, problems })
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
