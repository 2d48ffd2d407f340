import type { Bracket } from '../../bracket/model/bracket.ts'
import { maxLength } from '../../format/series.ts'
import { isScore } from '../../bracket/model/series.ts'
import type { Stage } from '../../bracket/model/stage.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { ForeignMatch } from '../foreignMatch.ts'
import { gameNotes, lengthNotes } from '../foreignResult.ts'
import type { Game } from '../../games/game.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import { replayResults } from '../replayResults.ts'
import { eliminationLength } from '../resultLengths.ts'
import { theirStatus } from './bracketsManagerData.ts'
import { withTheirTeams } from './theirEntrants.ts'
import { gamesOf, lengthOf, resultOf, saidLength, scoreOf } from './theirResults.ts'
import type { Id, ReadMatch, ReadStage } from './theirStages.ts'

export interface TheirReading {
  readonly game: Game
  readonly teamOf: (id: Id) => string
  readonly nameOf: (teamId: string) => string
  readonly problems: FieldProblem[]
  readonly notes: ImportNote[]
}

/**
 * Plays their results in our bracket, one stage after the other. Problems: those of `keptResult`, `withTheirTeams` and
 * `replayResults`.
 */
export function playTheirs(start: Bracket, stages: readonly ReadStage[], reading: TheirReading): Bracket {
  const { problems } = reading
  let bracket = start
  for (const [index, stage] of stages.entries()) {
    const own = bracket.shape.stages[index]
    if (own === undefined) continue
    if (index > 0) bracket = withTheirTeams({ start, bracket }, own, stage, reading)
    const foreign = inOrderOfPlay(stage).flatMap(match => foreignMatch(match, own, reading))
    const replay = replayResults(
      bracket,
      foreign.map(({ match }) => match),
    )
    for (const misfit of replay.misfits)
      problems.push({ path: foreign[misfit.index]?.path ?? stage.path, problem: misfit.reason })
    bracket = replay.bracket
  }
  return bracket
}

function foreignMatch(
  match: ReadMatch,
  own: Stage,
  { game, teamOf, nameOf, problems, notes }: TheirReading,
): readonly { readonly path: string; readonly match: ForeignMatch }[] {
  const { section, round, path, theirs } = match
  const teamIds = pairOf(match, teamOf)
  const place = teamIds?.map(nameOf).join(' – ') ?? path
  const read = resultOf(match, game, place)
  if (read !== null && !read.ok) problems.push({ path, problem: read.problem })
  notes.push(...(read?.ok ? read.notes : read === null ? openNotes(match, own, place) : []))
  const score = theirs.status === theirStatus.running ? (scoreOf(match) ?? ([0, 0] as const)) : null
  if (teamIds === null || (read === null && score === null)) return []
  return [
    {
      path,
      match: {
        teamIds,
        result: read?.ok ? read.result : null,
        ...(read === null &&
          score !== null && { running: isScore(maxLength, score) ? score : ([0, 0] as const) }),
        stage: own.key,
        section,
        ...(own.kind === 'round-robin' && { round }),
      },
    },
  ]
}

/** Names the changes of a match that is not over. */
function openNotes(match: ReadMatch, own: Stage, place: string): readonly ImportNote[] {
  const { theirs } = match
  const said = saidLength(match)
  const length = lengthOf(match)
  const kept = length === null || own.kind === 'round-robin' ? length : eliminationLength(length)
  const score = theirs.status === theirStatus.running ? scoreOf(match) : null
  const isKept = score === null || isScore(maxLength, score)
  return [
    ...(said === null ? [] : lengthNotes(said, kept, place)),
    ...gameNotes({ games: gamesOf(match) }, [], place),
    ...(isKept ? [] : [importNote('score-unkept', place, { said: score.join(':') })]),
  ]
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
