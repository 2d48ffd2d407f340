import type { PlannedMatch } from '../bracket/layout/plannedMatch.ts'
import { drawsRounds, hasTable, lengthsOf } from '../bracket/kinds/kindOf.ts'
import { advantageIn, advantageOf, hasPlayedGame } from '../bracket/model/advantage.ts'
import type { SlotSource } from '../bracket/model/match.ts'
import { playedOf } from '../bracket/model/playedGame.ts'
import { isScore, seriesOutcome, winnerOf } from '../bracket/model/series.ts'
import { misfitOfGames } from '../bracket/results/gamesOfScore.ts'
import type { Stage } from '../bracket/model/stage.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { isLinedUp } from '../lineUp/matchLineUps.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isSameValue } from '../text/isSameValue.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { CompetitionFile, FileBracket, FileMatch, FileSlot } from './competitionFile.ts'
import type { FilePlan } from './fileBracket.ts'

/** Problems of single matches: which there are, and what each says of itself. */
export function matchProblems(
  { teams }: { readonly teams: readonly { readonly id: string }[] },
  { matches }: Pick<FileBracket, 'matches'>,
  plan: FilePlan,
): readonly FieldProblem[] {
  const known = new Set(teams.map(({ id }) => id))
  const stages = new Map(plan.stages.map(stage => [stage.key, stage]))
  const seen = new Set<string>()
  const problems = matches.flatMap((match, index): readonly FieldProblem[] => {
    const path = `bracket.matches.${index}`
    const planned = plan.matches.get(match.id)
    const stage = stages.get(planned?.stage ?? '')
    if (planned === undefined || stage === undefined)
      return [{ path: `${path}.id`, problem: 'unknown-match' }]
    if (seen.has(match.id)) return [{ path: `${path}.id`, problem: 'match-twice' }]
    seen.add(match.id)
    return [
      ...slotProblems(match, planned, stage, known),
      ...(lengthsOf(stage, planned).includes(match.bestOf) ? [] : [['bestOf', 'series-unfit'] as const]),
      ...resultProblems(match, planned, stage),
    ].map(([field, problem]) => ({ path: `${path}.${field}`, problem }))
  })
  const missing = [...plan.matches.keys()].filter(id => !seen.has(id))
  return [...problems, ...missing.map(id => ({ path: `bracket.matches.${id}`, problem: 'match-missing' }))]
}

type Found = readonly [field: string, problem: string]

function slotProblems(
  { slots }: FileMatch,
  planned: PlannedMatch,
  stage: Stage,
  known: ReadonlySet<string>,
): readonly Found[] {
  return slots.flatMap(({ team, source, byHand }, side): readonly Found[] => {
    const expected = planned.sources[side]
    // A spare match of a Swiss round becomes one that is paired when a late entry needs it.
    const isSpare =
      drawsRounds(stage) && expected?.from === 'bye' && slots.every(slot => slot.source.from === 'pairing')
    const found: Found[] = []
    if (!isSpare && (expected === undefined || !isSameSource(source, expected))) {
      found.push([`slots.${side}.source`, 'source-unlike-stage'])
    }
    if (team !== null && !known.has(team)) found.push([`slots.${side}.team`, 'unknown-team'])
    // A slot of a table can be cleared by hand, and filled only in place of a team that has reached the stage.
    if (byHand && team !== null && hasTable(stage) && expected?.from !== 'place')
      found.push([`slots.${side}.byHand`, 'drawn-by-table'])
    return found
  })
}

/** Firestore does not keep the order of fields. */
function isSameSource(one: SlotSource, other: SlotSource): boolean {
  const [fields, others] = [one, other].map(source => JSON.stringify(Object.entries(source).sort()))
  return fields === others
}

/** What a match says of its own result: the status follows from the slots, the winner from the score or the forfeits. */
function resultProblems(
  { slots, bestOf, score, games = [], status, winner, forfeits }: FileMatch,
  { section }: PlannedMatch,
  stage: Stage,
): readonly Found[] {
  const isFull = slots.every(({ team, closed }) => team !== null && !closed)
  const isAwaited = slots.some(({ team, closed }) => team === null && !closed)
  const hasTeams = slots.every(({ team }) => team !== null)
  // A team that was placed by hand does not pass from a slot for which another one is still expected.
  const isHeld = !hasTeams && slots.some(({ team, byHand }) => team !== null && byHand)
  const statusFits = {
    waiting: isAwaited || isHeld,
    ready: isFull,
    running: isFull,
    finished: hasTeams,
    bye: !hasTeams && !isAwaited,
  }[status]
  const isPlayed = status === 'running' || status === 'finished'
  const forfeited = forfeits.some(Boolean)
  const found: Found[] = []
  if (!statusFits) found.push(['status', 'status-unlike-slots'])
  if (!isScore(bestOf, score, games) || (!isPlayed && hasPlayedGame({ score, games }))) {
    found.push(['score', 'score-invalid'])
  }
  const misfit = misfitOfGames(stage, { section, bestOf }, score, games)
  const isBegun = isSameValue(advantageOf({ games }), advantageIn(stage, { section }))
  if (misfit !== null || !isBegun || (!isPlayed && playedOf(games).length > 0))
    found.push(['games', misfit ?? 'games-differ'])
  if (forfeited && status !== 'finished') found.push(['forfeits', 'forfeits-unlike-status'])
  if (!isWinner()) found.push(['winner', 'winner-unlike-score'])
  return found

  function isWinner(): boolean {
    if (status === 'bye') return winner === null ? !slots.some(isPlaying) : slots[winner].team !== null
    if (status !== 'finished') return winner === null
    if (forfeited) return winner === (forfeits[0] ? (forfeits[1] ? null : 1) : 0)
    const outcome = seriesOutcome(bestOf, score, games)
    return outcome !== null && winner === winnerOf(outcome)
  }
}

function isPlaying({ team, closed }: FileSlot): boolean {
  return team !== null && !closed
}

/** Problems of the line-ups of all matches. */
export function lineUpProblems(
  { settings, players }: CompetitionFile,
  { matches }: FileBracket,
): readonly FieldProblem[] {
  const scale = rankScaleOf(settings)
  const names = new Map(players.map(({ id, name }) => [id, name]))
  return matches.flatMap(({ lineUps, status, slots }, index): readonly FieldProblem[] => {
    if (lineUps === undefined) return []
    const path = `bracket.matches.${index}.lineUps`
    const isStarted = isLinedUp({
      status,
      slots: [
        { ...slots[0], teamId: slots[0].team },
        { ...slots[1], teamId: slots[1].team },
      ],
    })
    if (!isStarted) return [{ path, problem: 'line-ups-without-start' }]
    return lineUps.teams.flatMap((team, side) =>
      team.flatMap(({ player, name, rank, standsInFor }, place): readonly FieldProblem[] => {
        const where = `${path}.teams.${side}.${place}`
        const people = [{ player, name }, ...(standsInFor ? [standsInFor] : [])]
        // The name of a deleted account is nowhere.
        const isNamed = people.some(person => person.name !== null && names.get(person.player) === null)
        return [
          ...(rank !== null && !isRankTier(scale, rank)
            ? [{ path: `${where}.rank`, problem: 'rank-invalid' }]
            : []),
          ...(isNamed ? [{ path: `${where}.name`, problem: 'name-of-deleted' }] : []),
        ]
      }),
    )
  })
}
