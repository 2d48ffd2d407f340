import type { Match } from '../../bracket/model/match.ts'
import { seriesOutcome, winsNeeded } from '../../bracket/model/series.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { type BestOf, seriesLengths } from '../../format/series.ts'
import type { ForeignResult } from '../foreignMatch.ts'
import { theirStatus } from './bracketsManagerData.ts'
import type { ReadMatch } from './theirStages.ts'

/** The length of a series, if it is said; null otherwise. Problem: `series-unfit` if we have none of this length. */
export function lengthOf({ theirs, path }: ReadMatch, problems: FieldProblem[]): BestOf | null {
  const said = theirs.child_count > 0 ? theirs.child_count : theirs.best_of
  if (said === undefined) return null
  const length = seriesLengths.find(each => each === said)
  if (length === undefined) problems.push({ path: `${path}.child_count`, problem: 'series-unfit' })
  return length ?? null
}

/**
 * How a match ended, or null if it is not over. Where the score is none of a series, as the rounds of a map are, the
 * winner has won the shortest series. Problems: `winner-unlike-score` if the score is another one's win, and
 * `score-invalid` if it is over without a winner.
 */
export function resultOf(
  match: ReadMatch,
  length: BestOf | null,
  problems: FieldProblem[],
): ForeignResult | null {
  const { theirs, path } = match
  const { opponent1, opponent2, status } = theirs
  if (opponent1?.id == null || opponent2?.id == null) return null
  const forfeits = [opponent1.forfeit === true, opponent2.forfeit === true] as const
  if (forfeits.some(Boolean)) return { score: [0, 0], forfeits }
  const isOver = status === theirStatus.completed || status === theirStatus.archived
  if (!isOver) return null
  const score = scoreOf(match)
  const isDraw = opponent1.result === 'draw' || opponent2.result === 'draw'
  const isFirst = opponent1.result === 'win' || opponent2.result === 'loss'
  const isSecond = opponent2.result === 'win' || opponent1.result === 'loss'
  const problem = (name: string): null => {
    problems.push({ path, problem: name })
    return null
  }
  if (isDraw) return { score: outcomeOf(score) === 'draw' ? score : [1, 1], forfeits }
  if (isFirst === isSecond) return problem('score-invalid')
  const [won, lost] = isFirst ? score : [score[1], score[0]]
  if (won < lost) return problem('winner-unlike-score')
  const needed = winsNeeded(length ?? 1)
  const plain: Match['score'] = isFirst ? [needed, 0] : [0, needed]
  return { score: outcomeOf(score) === (isFirst ? 0 : 1) ? score : plain, forfeits }
}

/** The games that each side has won: by the score, otherwise by the results of the games. */
export function scoreOf({ theirs, games }: ReadMatch): Match['score'] {
  const { opponent1, opponent2 } = theirs
  if (opponent1?.score !== undefined || opponent2?.score !== undefined)
    return [opponent1?.score ?? 0, opponent2?.score ?? 0]
  return [
    games.filter(game => game.opponent1?.result === 'win').length,
    games.filter(game => game.opponent2?.result === 'win').length,
  ]
}

/** The outcome of the shortest series that ends with a score; null if none does. */
function outcomeOf(score: Match['score']): ReturnType<typeof seriesOutcome> {
  const outcomes = seriesLengths.map(length => seriesOutcome(length, score))
  return outcomes.find(outcome => outcome !== null) ?? null
}
