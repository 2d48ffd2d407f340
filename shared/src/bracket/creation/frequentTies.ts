import type { BestOf } from '../../format/series.ts'
import type { RoundRobinPlan } from '../../format/stageKinds/roundRobin.ts'
import { defaultMiniLeague } from '../../format/stageKinds/tieRules.ts'
import { type FormatChoice, positionsOf } from '../../format/stagePlan.ts'
import { stageProblem } from '../../format/stageProblem.ts'
import { criteriaIn, type TableCriterion } from '../../format/tableCriterion.ts'
import { type Game, gameTraits } from '../../games/game.ts'
import { chance } from '../../random/chance.ts'
import { roundRobinRounds } from '../layout/roundRobinRounds.ts'
import type { Match } from '../model/match.ts'
import { scoreAfter, seriesOutcome, winnerOf } from '../model/series.ts'
import type { TableRules } from '../model/tableRules.ts'
import { advancingLines } from '../stages/advancingLines.ts'
import { stageTable } from '../tables/stageTable.ts'
import type { TableMatch } from '../tables/teamRecords.ts'
import { undecidedTies } from '../tables/undecidedTies.ts'
import { stagesOfPlan } from './stagesOfPlan.ts'

/** Groups of a stage whose criteria often leave a tie through a line of advancement. */
export interface FrequentTies {
  /** The index of the stage. */
  readonly stage: number
  /** The number of teams in a group. */
  readonly size: number
  /** The share of groups with such a tie, if each game is a coin flip. */
  readonly share: number
  /** Whether the share was counted over all results, and not over a sample. */
  readonly isExact: boolean
  /** The criterion that leaves the fewest ties when it is added; null if none removes half of them. */
  readonly helps: TableCriterion | null
}

/** The least share that organizers are warned of. */
const minShare = 0.05
/** The number of sequences of results up to which all are counted, and of those in a sample. */
const maxCounted = 1024
const sampleSize = 300
/** The size of groups up to which results are played through; more would stall the form. */
const maxSize = 8

const gameCriteria = ['game-difference', 'games-won'] as const satisfies readonly TableCriterion[]
const helpful = ['game-difference', 'round-difference', 'seed'] as const satisfies readonly TableCriterion[]

/**
 * The round robins of a format in which ties are frequent, in groups of up to eight. Rounds, if the game has them, are
 * taken to be known, and to differ.
 */
export function frequentTies(choice: FormatChoice, teams: number, game: Game): readonly FrequentTies[] {
  if (stageProblem({ teams, ...choice }) !== null) return []
  const teamIds = Array.from({ length: teams }, (_, index) => String(index))
  const options = { thirdPlace: false, grandFinal: 'single' } as const
  const stages = stagesOfPlan({ teamIds, ...choice, ...options })
  return positionsOf(choice, teams).flatMap(([plan, position]): readonly FrequentTies[] => {
    const stage = stages[position.index]
    if (plan.kind !== 'round-robin' || stage?.kind !== 'round-robin') return []
    const size = Math.floor(position.entrants / plan.groups)
    if (size > maxSize) return []
    const lines = advancingLines({ stages }, stage, 0)
    const shareBy = (criteria: readonly TableCriterion[]) =>
      shareOfTies(plan, size, lines, { ...stage.table, criteria })
    const { share, isExact } = shareBy(plan.criteria)
    if (share < minShare) return []
    const [best] = criteriaIn(helpful, gameTraits[game])
      .filter(criterion => !plan.criteria.includes(criterion))
      .map(criterion => ({ criterion, left: shareBy([...plan.criteria, criterion]).share }))
      .sort((one, other) => one.left - other.left)
    const helps = best !== undefined && best.left <= share / 2 ? best.criterion : null
    return [{ stage: position.index, size, share, isExact, helps }]
  })
}

interface Ending {
  readonly score: Match['score']
  readonly probability: number
}

function shareOfTies(
  { legs, bestOf }: Pick<RoundRobinPlan, 'legs' | 'bestOf'>,
  size: number,
  lines: readonly number[],
  rules: TableRules,
): { readonly share: number; readonly isExact: boolean } {
  const teamIds = Array.from({ length: size }, (_, index) => String(index + 1))
  const pairs = roundRobinRounds(size, legs).flatMap((round, index) =>
    round.map(pair => ({ pair, round: index + 1 })),
  )
  const { criteria, miniLeague = defaultMiniLeague } = rules
  const compared: readonly TableCriterion[] = criteria.includes('head-to-head')
    ? [...criteria, ...miniLeague]
    : criteria
  // Whether a series is won clearly matters only where games are compared.
  const length = gameCriteria.some(each => compared.includes(each)) ? bestOf : bestOf % 2 === 0 ? 2 : 1
  const endings = endingsOf(length)
  const isTied = (scores: readonly Match['score'][]) => {
    const matches = scores.map((score, index) => {
      const { pair = [0, 0], round = 0 } = pairs[index] ?? {}
      return tableMatch(round, pair.map(String), length, score)
    })
    return undecidedTies(stageTable(teamIds, matches, rules), lines).some(tie => !tie.lacksRounds)
  }
  const isExact = endings.length ** pairs.length <= maxCounted
  if (isExact) {
    const count = (scores: readonly Match['score'][], probability: number): number =>
      scores.length === pairs.length
        ? isTied(scores)
          ? probability
          : 0
        : endings.reduce((sum, end) => sum + count([...scores, end.score], probability * end.probability), 0)
    return { share: count([], 1), isExact }
  }
  const below = chance(size)
  const draw = () => {
    let rest = below(2 ** 16) / 2 ** 16
    const found = endings.find(({ probability }) => {
      rest -= probability
      return rest < 0
    })
    return found?.score ?? [0, 0]
  }
  const samples = Array.from({ length: sampleSize }, () => isTied(pairs.map(draw)))
  return { share: samples.filter(Boolean).length / sampleSize, isExact }
}

/** How a series of coin flips ends. */
function endingsOf(bestOf: BestOf, score: Match['score'] = [0, 0], probability = 1): readonly Ending[] {
  if (seriesOutcome(bestOf, score) !== null) return [{ score, probability }]
  const ends = ([0, 1] as const).flatMap(side => {
    const next = scoreAfter({ bestOf }, score, side, 1)
    return next === null ? [] : endingsOf(bestOf, next, probability / 2)
  })
  const byScore = Map.groupBy(ends, end => end.score.join())
  return [...byScore.values()].flatMap(equal => {
    const [first] = equal
    return first === undefined
      ? []
      : [{ ...first, probability: equal.reduce((sum, end) => sum + end.probability, 0) }]
  })
}

function tableMatch(
  round: number,
  teamIds: readonly string[],
  bestOf: BestOf,
  score: Match['score'],
): TableMatch {
  const slotOf = (teamId = '') => ({ teamId, source: { from: 'pairing' }, closed: false }) as const
  const outcome = seriesOutcome(bestOf, score)
  return {
    id: '',
    round,
    slots: [slotOf(teamIds[0]), slotOf(teamIds[1])],
    score,
    status: 'finished',
    winner: outcome === null ? null : winnerOf(outcome),
    forfeits: [false, false],
  }
}
