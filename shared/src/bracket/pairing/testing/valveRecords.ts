import { type TableMatch, type TeamRecord, teamRecords } from '../../tables/teamRecords.ts'
import type { Pairing } from '../pairing.ts'
import { pairValveRound, type ValveOptions } from '../valvePairing.ts'
import { byeMatch, finishedMatch } from './swissMatches.ts'

/** The options of a stage as Valve plays it now. */
export const valveOptions: ValveOptions = {
  winsToAdvance: 3,
  lossesToLeave: 3,
  firstRound: 'top-half',
  hasTableOfSix: true,
}

export function valveRecords(
  teamIds: readonly string[],
  matches: readonly TableMatch[],
): readonly TeamRecord[] {
  return [...teamRecords(teamIds, matches, { win: 1, draw: 0, loss: 0 }).values()]
}

/**
 * Plays a stage with random results to its end and returns its rounds. Before each round a team leaves with a
 * probability of 1 in `leaving`; 0: none leaves.
 */
export function playValveStage(
  teamIds: readonly string[],
  options: ValveOptions,
  below: (n: number) => number,
  leaving = 0,
): readonly Pairing[] {
  const rounds: Pairing[] = []
  const matches: TableMatch[] = []
  const withdrawn = new Set<string>()
  for (;;) {
    if (leaving > 0 && below(leaving) === 0) withdrawn.add(teamIds[below(teamIds.length)] ?? '')
    const pairing = pairValveRound(valveRecords(teamIds, matches), { ...options, withdrawn })
    if (pairing.pairs.length === 0 && pairing.bye === null) return rounds
    rounds.push(pairing)
    for (const { teamIds: pair } of pairing.pairs)
      matches.push(finishedMatch(rounds.length, pair, below(2) === 0 ? 0 : 1))
    if (pairing.bye !== null) matches.push(byeMatch(rounds.length, pairing.bye))
  }
}

/** Whether all teams have an opponent with the same record that they have not met. */
export function isIdeal({ pairs, bye, rematches }: Pairing): boolean {
  return bye === null && rematches === 0 && pairs.every(({ gap }) => gap === 0)
}

/** The third rounds of 16 teams after every outcome of the first two rounds, or after every `step`th. */
export function* thirdRounds(
  teamIds: readonly string[],
  options: ValveOptions,
  step = 1,
): Generator<Pairing> {
  const play = (played: readonly TableMatch[], round: number, outcome: number) => {
    const { pairs } = pairValveRound(valveRecords(teamIds, played), options)
    const winner = (index: number) => ((outcome >> index) & 1) as 0 | 1
    return [...played, ...pairs.map((pair, index) => finishedMatch(round, pair.teamIds, winner(index)))]
  }
  for (let first = 0; first < 256; first++) {
    const afterFirst = play([], 1, first)
    for (let second = first % step; second < 256; second += step)
      yield pairValveRound(valveRecords(teamIds, play(afterFirst, 2, second)), options)
  }
}
