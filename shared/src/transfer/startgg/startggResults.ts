import type { Match } from '../../bracket/model/match.ts'
import { maxLength } from '../../format/series.ts'
import { isScore } from '../../bracket/model/series.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { Game } from '../../games/game.ts'
import { absentTeam, type ForeignMatch } from '../foreignMatch.ts'
import { type KeptResult, keptResult, type SaidGame, saidGame } from '../foreignResult.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import type { StartggPhase, StartggSet } from './startggData.ts'

/** The number that start.gg gives as the score of a side that was disqualified from a set. */
const disqualified = -1
const completed = 3

export interface SetReading {
  /** Null for one that is not ours. */
  readonly game: Game | null
  readonly nameOf: (teamId: string) => string
  readonly problems: FieldProblem[]
  readonly notes: ImportNote[]
}

/** A set whose two entrants are known. */
export interface ForeignSet extends ForeignMatch {
  /** `Playoffs · Losers Round 1`. */
  readonly label: string
  readonly roundName: string
}

/**
 * The sets of a phase whose entrants are known, in the order in which each entrant plays them: the lower side, whose
 * rounds are negative, after the upper one, and the grand final last. Problems: those of `keptResult`. The note
 * `winner-unknown` names a set that is over according to its service, and stays open here.
 */
export function setsOfPhase(
  phase: StartggPhase,
  sets: readonly StartggSet[],
  { game, nameOf, problems, notes }: SetReading,
): readonly ForeignSet[] {
  const isDouble = phase.bracketType === 'DOUBLE_ELIMINATION'
  return sets
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap(set => {
      const teamIds = entrantsOf(phase, set)
      if (teamIds === null) return []
      const label = [phase.name, set.fullRoundText].filter(Boolean).join(' · ')
      const round = Math.abs(set.round ?? 0)
      const path = `${label}: ${teamIds.map(nameOf).join(' – ')}`
      const read = resultOf(set, teamIds, { game, path, hasDraws: !isElimination(phase) })
      if (read === null && set.state === completed) notes.push(importNote('winner-unknown', path))
      if (read !== null && !read.ok) problems.push({ path, problem: read.problem })
      else notes.push(...(read?.notes ?? []))
      const score = read === null ? scoreOf(set) : null
      return [
        {
          teamIds,
          result: read?.ok ? read.result : null,
          ...(score !== null && isScore(maxLength, score) && score[0] + score[1] > 0 && { running: score }),
          label,
          roundName: set.fullRoundText ?? '',
          ...(isDouble && (set.round ?? 0) < 0 && { section: 'lower' as const }),
          ...(!isElimination(phase) && { round }),
        },
      ]
    })
}

/** In an elimination, an entrant who won against nobody may have had an opponent who was disqualified from the event. */
function entrantsOf(
  phase: StartggPhase,
  { slots, state, winnerId }: StartggSet,
): ForeignMatch['teamIds'] | null {
  const [one, other] = (slots ?? []).map(slot => slot?.entrant?.id)
  if (one !== undefined && other !== undefined) return [one, other]
  if (!isElimination(phase) || state !== completed || !winnerId) return null
  if (winnerId === one) return [one, absentTeam]
  return winnerId === other ? [absentTeam, other] : null
}

export function isElimination({ bracketType }: StartggPhase): boolean {
  return bracketType === 'SINGLE_ELIMINATION' || bracketType === 'DOUBLE_ELIMINATION'
}

/** The entrant that has won a set; null if none has. */
export function winnerOf({ teamIds, result }: ForeignSet): string | null {
  if (result === null) return null
  const { score, forfeits } = result
  if (forfeits.some(Boolean)) return forfeits[0] ? teamIds[1] : teamIds[0]
  return score[0] === score[1] ? null : teamIds[score[0] > score[1] ? 0 : 1]
}

/** Whether the name of a round is that of the match between the upper and the lower side. */
export function isGrandFinal(roundName: string): boolean {
  return /grand final/i.test(roundName)
}

/** Whether a set belongs to the side on which no entrant has lost. */
export function isUpper({ section, roundName }: ForeignSet): boolean {
  return section !== 'lower' && !isGrandFinal(roundName)
}

/** Whether entrants that have lost play later sets on the side on which no entrant has. */
export function startOver(sets: readonly ForeignSet[], later: readonly ForeignSet[]): boolean {
  const losers = new Set(
    sets.flatMap(set => {
      const winner = winnerOf(set)
      return winner === null ? [] : set.teamIds.filter(id => id !== winner && id !== absentTeam)
    }),
  )
  return later.some(set => isUpper(set) && set.teamIds.some(teamId => losers.has(teamId)))
}

function orderOf({ round, fullRoundText }: StartggSet): number {
  const number = round ?? 0
  if (isGrandFinal(fullRoundText ?? '')) return 20_000 + (/reset/i.test(fullRoundText ?? '') ? 1 : 0)
  return number < 0 ? 10_000 - number : number
}

/** How a set ended; null if it is not over. */
function resultOf(
  set: StartggSet,
  teamIds: ForeignMatch['teamIds'],
  { game, path, hasDraws }: { readonly game: Game | null; readonly path: string; readonly hasDraws: boolean },
): KeptResult | null {
  const { slots, state, winnerId } = set
  const scores = (slots ?? []).map(slot => slot?.standing?.stats?.score?.value ?? null)
  const forfeits = teamIds.map((teamId, side) => teamId === absentTeam || scores[side] === disqualified) as [
    boolean,
    boolean,
  ]
  const score = scoreOf(set)
  const isDraw = score !== null && score[0] === score[1] && (hasDraws || score[0] > 0)
  if (state !== completed || (!winnerId && !isDraw && !forfeits.some(Boolean))) return null
  const side = winnerId ? (winnerId === teamIds[0] ? 0 : 1) : null
  const games = gamesOf(set, teamIds)
  return keptResult({ score, forfeits, winner: side, bestOf: null, game, games }, path)
}

/** The games of a set in the order played. One without a winner has not been reported. */
function gamesOf({ games }: StartggSet, teamIds: ForeignMatch['teamIds']): readonly SaidGame[] {
  return (games ?? [])
    .flatMap(game => (game?.winnerId ? [game] : []))
    .toSorted((one, other) => (one.orderNum ?? 0) - (other.orderNum ?? 0))
    .map(({ winnerId, entrant1Score, entrant2Score, stage }) =>
      saidGame(winnerId === teamIds[0] ? 0 : 1, [entrant1Score ?? 0, entrant2Score ?? 0], stage?.name ?? ''),
    )
}

function scoreOf({ slots }: StartggSet): Match['score'] | null {
  const [one = null, other = null] = (slots ?? []).map(slot => slot?.standing?.stats?.score?.value ?? null)
  return one === null || other === null || one < 0 || other < 0 ? null : [one, other]
}
