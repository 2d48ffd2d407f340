import { chance } from '../../random/chance.ts'
import { shuffled } from '../../random/shuffled.ts'
import type { CommandName } from '../commands/commandTable.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import { type Bracket, playedResults } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { advantageOf } from '../model/advantage.ts'
import { type PlayedGame, playedOf } from '../model/playedGame.ts'
import { scoreOfGames } from '../model/series.ts'
import { randomSeries } from './randomSeries.ts'
import { changeableOptions } from '../reshaping/changeableOptions.ts'
import { formatOf } from '../reshaping/formatOf.ts'
import type { SwissStage } from '../model/stage.ts'
import { pairsByHand, swapped } from '../stages/handPairing.ts'
import { dueRound, redrawableRound } from '../stages/publication.ts'
import { pairingOf } from '../stages/swissRounds.ts'
import { finalScore, tieDecision } from './playRandomStages.ts'

export interface RandomCommand {
  readonly name: CommandName
  readonly fields: { readonly [field: string]: unknown; readonly matchId: string }
}

/**
 * Draws a command for a bracket of stages; it may be refused. Finishing is drawn more often, so that later stages
 * begin. Teams are placed by hand only if that is asked for.
 */
export function randomStageCommand(
  bracket: Bracket,
  below: (n: number) => number,
  { isByHand }: { readonly isByHand: boolean },
): RandomCommand {
  const all = [...bracket.matches.values()]
  const withStatus = (...statuses: Match['status'][]) => all.filter(({ status }) => statuses.includes(status))
  const pick = (matches: readonly Match[]) => matches[below(matches.length)] ?? all[0]
  const command = (name: CommandName, match: Match | undefined, fields: object = {}) => ({
    name,
    fields: { matchId: match?.id ?? '', ...fields },
  })
  if (below(20) === 0) return command('setSeriesLength', undefined, randomLength(all, below))
  if (below(30) === 0) return command('reshapeStage', undefined, randomOption(bracket, below))
  const luck = below(isByHand ? 26 : 22)
  const decision = luck < 10 ? tieDecision(bracket, below) : null
  if (decision !== null) return { name: 'decideTie', fields: { matchId: '', ...decision } }
  const teamId = bracket.shape.teamIds[below(bracket.shape.teamIds.length)] ?? ''
  if (luck < 6) return command('startMatch', pick(withStatus('ready')))
  const running = pick(withStatus('running'))
  if (luck < 13 && running)
    return below(4) === 0
      ? command('setScore', running, counted(bracket, running, below))
      : command('finishSeries', running, withGames(bracket, running, below))
  const finished = pick(withStatus('finished'))
  if (luck < 15 && finished)
    return command('correctScore', finished, {
      ...withGames(bracket, finished, below),
      cascade: below(2) === 0,
    })
  if (luck < 16) return command('reopenMatch', finished, { cascade: below(2) === 0 })
  if (luck < 17)
    return command('forfeitMatch', pick(withStatus('ready', 'running')), {
      sides: below(3) === 0 ? [0, 1] : [0],
    })
  const [withdrawn] = withdrawnTeams(bracket)
  if (luck < 18)
    return withdrawn !== undefined && below(2) === 0
      ? command('reinstateTeam', undefined, { teamId: withdrawn, cascade: below(2) === 0 })
      : command('disqualifyTeam', undefined, { teamId, results: [undefined, ...playedResults][below(4)] })
  if (luck < 19)
    return below(3) === 0
      ? command('cancelLateEntry', undefined, { teamId: bracket.shape.teamIds.at(-1) })
      : command('enterLate', undefined, {
          teamId: `late-${below(100)}`,
          pointsPerMissedRound: below(2) === 0 ? undefined : below(3) / 2,
        })
  if (luck < 20) {
    const byTeamId = below(2) === 0 ? bracket.shape.teamIds[below(bracket.shape.teamIds.length)] : null
    return command('replaceTeam', undefined, { teamId, byTeamId: byTeamId ?? `new-${below(100)}` })
  }
  const swiss = bracket.shape.stages.find(drawsRounds)
  const round = 1 + below(swiss?.roundCount ?? 1)
  if (luck < 22)
    return swiss !== undefined
      ? command('publishRound', undefined, {
          stage: swiss.key,
          round,
          redraw: below(2) === 0,
          ...pairsOf(bracket, swiss, round, below),
        })
      : command('unstartMatch', running)
  const slot = below(2)
  const open = withStatus('waiting', 'ready')
  return luck < 25
    ? command('placeTeam', pick(open), { slot, teamId })
    : command('clearSlot', pick(open), { slot })
}

/** A final score, half of the time as that of its games. */
function withGames(bracket: Bracket, match: Match, below: (n: number) => number) {
  if (below(2) === 0) return { score: finalScore(match, below) }
  const games = randomSeries(bracket, match, below)
  return { score: scoreOfGames(games), games }
}

/** What is counted of a match that goes on, half of the time with the game in play. */
function counted(bracket: Bracket, match: Match, below: (n: number) => number) {
  const over = randomSeries(bracket, match, below).slice(0, -1)
  const rounds = [below(13), below(13)] as const
  const going: PlayedGame = { outcome: null, source: 'organizer', ...(below(2) === 0 && { rounds }) }
  const games = below(2) === 0 ? [...over, going] : over
  return { score: scoreOfGames([...advantageOf(match), ...playedOf(over)]), ...(below(3) > 0 && { games }) }
}

/** Draws another length for one match, a round or a stage. */
function randomLength(all: readonly Match[], below: (n: number) => number) {
  const { id: matchId = '', stage = '', section, round } = all[below(all.length)] ?? {}
  const scopes = [{ matchId }, { stage, section, round }, { stage }]
  return { series: scopes[below(3)], bestOf: [1, 2, 3, 5][below(4)] }
}

/** Draws another value for an option that can be changed. */
function randomOption(bracket: Bracket, below: (n: number) => number) {
  const { shape } = bracket
  const index = below(shape.stages.length)
  const options = changeableOptions(shape, formatOf(bracket), index)
  const { name = '', values = [], isList } = options[below(options.length)] ?? {}
  const drawn = isList ? shuffled(values, chance(below(100))).slice(0, 3) : values[below(values.length)]
  return { stage: shape.stages[index]?.key ?? '', options: { [name]: drawn }, reason: 'Announced' }
}

/** The pairs of a round that can be drawn, of which two teams have changed places; half of the time, those drawn stay. */
function pairsOf(bracket: Bracket, stage: SwissStage, round: number, below: (n: number) => number) {
  const canBeDrawn = [dueRound(bracket, stage), redrawableRound(bracket, stage)].includes(round)
  if (!canBeDrawn || below(2) === 0) return {}
  const pairs = pairsByHand(pairingOf(bracket, stage, round))
  const [one = '', other = ''] = pairs.map(([upper]) => upper)
  return { pairs: swapped(pairs, one, other) }
}
