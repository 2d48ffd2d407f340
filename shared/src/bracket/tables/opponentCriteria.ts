import type { StageRecords } from './stageRecords.ts'
import type { TeamRecord } from './teamRecords.ts'

/** In the sum of Sonneborn and Berger, a draw counts half the points of the opponent. */
const shareOfResult = { win: 1, draw: 0.5, loss: 0 } as const

/** An opponent's match rate counts at least this much, so that a weak opponent does little harm. */
const minMatchRate = 1 / 3

/**
 * Lists what each round adds to the Buchholz score of a team, the lowest first: the points of the opponent. Rounds
 * without an opponent follow article 16 of the FIDE tie-break regulations in a simpler form: each of one's own adds
 * one's own points, and each of an opponent counts as a draw of that opponent. A walkover counts like any match.
 */
export function buchholzShares(record: TeamRecord, stage: StageRecords): readonly number[] {
  const opponents = opponentsOf(record, stage).map(opponent => adjustedPoints(opponent, stage))
  const unplayed = new Array<number>(stage.unplayedRounds.get(record.teamId) ?? 0).fill(record.points)
  return [...opponents, ...unplayed].sort((one, other) => one - other)
}

/** Adds up the wins minus the losses of the opponents, as Valve does in its Swiss stages. A bye adds nothing. */
export function difficulty(record: TeamRecord, stage: StageRecords): number {
  return opponentsOf(record, stage).reduce((sum, { wins, losses }) => sum + wins - losses, 0)
}

/**
 * Adds up the points of the beaten opponents, and half those of the others without a loss. A missed round counts as a
 * bye with its points. See `buchholzShares`.
 */
export function sonnebornBerger(record: TeamRecord, stage: StageRecords): number {
  let sum = (record.headStart / stage.points.win) * record.points
  for (const { opponentId, result } of record.meetings) {
    const opponent = stage.records.get(opponentId ?? '')
    const points = opponent === undefined ? record.points : adjustedPoints(opponent, stage)
    sum += shareOfResult[result] * points
  }
  return sum
}

/**
 * Returns the mean of the opponents' match rates, from 0 to 1: the points of each by the points of as many wins as it
 * has matches, at least a third (Magic Tournament Rules, appendix C). Byes have no opponent; without opponents it is 0.
 */
export function opponentsMatchRate(record: TeamRecord, stage: StageRecords): number {
  const rates = opponentsOf(record, stage).map(({ points, headStart, meetings }) =>
    Math.max(minMatchRate, (points - headStart) / (stage.points.win * meetings.length)),
  )
  return rates.length === 0 ? 0 : comparable(rates.reduce((sum, rate) => sum + rate, 0) / rates.length)
}

/** Rounds a quotient, so that equal ones are equal whatever the order of their calculation. */
export function comparable(quotient: number): number {
  return Math.round(quotient * 1e9) / 1e9
}

/** The opponents of a team, one for each meeting. */
function opponentsOf({ meetings }: TeamRecord, { records }: StageRecords): readonly TeamRecord[] {
  return meetings
    .map(({ opponentId }) => records.get(opponentId ?? ''))
    .filter(opponent => opponent !== undefined)
}

function adjustedPoints({ teamId, meetings, points, headStart }: TeamRecord, stage: StageRecords): number {
  const fromByes = meetings
    .filter(({ opponentId }) => opponentId === null)
    .reduce((sum, { result }) => sum + stage.points[result], 0)
  return points - headStart - fromByes + (stage.unplayedRounds.get(teamId) ?? 0) * stage.points.draw
}
