import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { ForeignMatch, ForeignResult } from '../foreignMatch.ts'
import type { StartggPhase, StartggSet } from './startggData.ts'

/** The number that start.gg gives as the score of a side that was disqualified from a set. */
const disqualified = -1
const completed = 3

/** A set whose two entrants are known. */
export interface ForeignSet extends ForeignMatch {
  /** `Playoffs · Losers Round 1`. */
  readonly label: string
}

/**
 * The sets of a phase whose entrants are known, in the order in which each entrant plays them: the lower side, whose
 * rounds are negative, after the upper one, and the grand final last. Problems: `winner-differs` and `score-invalid`.
 */
export function setsOfPhase(
  phase: StartggPhase,
  sets: readonly StartggSet[],
  problems: FieldProblem[],
): readonly ForeignSet[] {
  const isDouble = phase.bracketType === 'DOUBLE_ELIMINATION'
  return sets
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap(set => {
      const [one, other] = set.slots ?? []
      const teamIds = [one?.entrant?.id, other?.entrant?.id] as const
      if (teamIds[0] === undefined || teamIds[1] === undefined) return []
      const label = [phase.name, set.fullRoundText].filter(Boolean).join(' · ')
      const round = Math.abs(set.round ?? 0)
      return [
        {
          teamIds: [teamIds[0], teamIds[1]] as const,
          result: resultOf(set, [teamIds[0], teamIds[1]], label, problems),
          label,
          ...(isDouble && (set.round ?? 0) < 0 && { section: 'lower' as const }),
          ...(!isElimination(phase) && { round }),
        },
      ]
    })
}

export function isElimination({ bracketType }: StartggPhase): boolean {
  return bracketType === 'SINGLE_ELIMINATION' || bracketType === 'DOUBLE_ELIMINATION'
}

function orderOf({ round, fullRoundText }: StartggSet): number {
  const number = round ?? 0
  if (/grand final/i.test(fullRoundText ?? '')) return 20_000 + (/reset/i.test(fullRoundText ?? '') ? 1 : 0)
  return number < 0 ? 10_000 - number : number
}

function resultOf(
  { slots, state, winnerId }: StartggSet,
  teamIds: ForeignMatch['teamIds'],
  label: string,
  problems: FieldProblem[],
): ForeignResult | null {
  const [one = null, other = null] = (slots ?? []).map(slot => slot?.standing?.stats?.score?.value ?? null)
  const isDraw = one !== null && one === other && one > 0
  if (state !== completed || (!winnerId && !isDraw)) return null
  const forfeits = [one === disqualified, other === disqualified] as const
  const isUpper = winnerId === teamIds[0]
  if (forfeits[0] || forfeits[1]) return { score: [0, 0], forfeits }
  // A set can be reported with its winner only.
  if (one === null || other === null) return { score: isUpper ? [1, 0] : [0, 1], forfeits }
  if (one !== other && one > other !== isUpper) problems.push({ path: label, problem: 'winner-differs' })
  return { score: [one, other], forfeits }
}
