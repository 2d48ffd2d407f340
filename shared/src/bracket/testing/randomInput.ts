import { chance } from '../../random/chance.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { unplayed } from '../model/advantage.ts'
import type { Match, Side } from '../model/match.ts'
import type { PlayedGame } from '../model/playedGame.ts'
import { csMaps } from '../../selfService/csMaps.ts'
import { winsNeeded } from '../model/series.ts'
import { fromAdvantage } from './fromAdvantage.ts'
import { required } from './playOut.ts'

/** Games of a finished series with a winner, half of them with a map and rounds. */
export function randomGames(
  match: Pick<Match, 'games'>,
  [one, other]: Match['score'],
  below: (n: number) => number,
): readonly PlayedGame[] {
  const winner = one > other ? 0 : 1
  const granted = unplayed(match).score
  const wins = [one - granted[0], other - granted[1]]
  const [won = 0, lost = 0] = winner === 0 ? wins : wins.toReversed()
  const outcomes = [...Array<Side>(lost).fill(winner === 0 ? 1 : 0), ...Array<Side>(won).fill(winner)]
  return outcomes.map(outcome => {
    const rounds = below(12)
    const facts = {
      map: csMaps[below(csMaps.length)] ?? '',
      rounds: outcome === 0 ? ([13, rounds] as const) : ([rounds, 13] as const),
    }
    return { outcome, source: 'organizer', ...(below(2) === 0 && facts) }
  })
}

/**
 * Draws input with every field that any command takes; `below` draws numbers (see `chance`). Replacement teams are
 * drawn from `others` or are new.
 */
export function randomInput(bracket: Bracket, others: readonly string[], below: (n: number) => number) {
  const ids = [...bracket.matches.keys()]
  const matchId = ids[below(ids.length)] ?? ''
  const { teamIds, stages } = bracket.shape
  const slot: Side = below(2) === 0 ? 0 : 1
  const isTwofold = below(2) === 0
  const match = required(bracket, matchId)
  const won = winsNeeded(match.bestOf)
  const lost = below(won)
  const score = fromAdvantage(match, slot === 0 ? [won, lost] : [lost, won])
  const entering = isTwofold ? others : others.map((_, index) => `late-${index}`)
  return {
    competitionId: '',
    bracketId: '',
    matchId,
    revision: 0,
    slot,
    score,
    games: isTwofold ? randomGames(match, score, chance(lost)) : undefined,
    sides: isTwofold ? [slot] : ([0, 1] as const),
    // The team that enters late is new, or one of the others.
    teamId: (below(8) === 0 ? entering[below(others.length)] : teamIds[below(teamIds.length)]) ?? '',
    // The replacement can be a team that was replaced before and comes back.
    byTeamId: isTwofold ? `new-${below(4)}` : (others[below(others.length)] ?? ''),
    pointsPerMissedRound: stages[0] && drawsRounds(stages[0]) ? (0.5 as const) : undefined,
    stage: stages[0]?.key ?? '',
    round: 1,
    group: 0,
    tieOrder: teamIds.slice(0, 2),
    by: 'lot' as const,
    series: slot === 0 ? { matchId } : { stage: match.stage, section: match.section, round: match.round },
    bestOf: isTwofold ? (1 as const) : (3 as const),
    options:
      stages.at(-1)?.kind === 'double'
        ? { grandFinal: isTwofold ? 'reset' : 'single' }
        : { thirdPlace: isTwofold },
    reason: 'Announced',
    cascade: isTwofold,
    preview: false,
    entryIds: [],
  }
}
