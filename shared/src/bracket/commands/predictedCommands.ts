import type { Refusal } from '../../errors/outcome.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { handOverSeed } from '../entrants/handOverSeed.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { playedOf } from '../model/playedGame.ts'
import { isSameScore } from '../model/series.ts'
import { correctScore } from '../results/correctScore.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { reopeningBasis, reopenMatch } from '../results/reopenMatch.ts'
import { setScore } from '../results/setScore.ts'
import { startMatch } from '../results/startMatch.ts'
import { undoneMatches } from '../results/undoneMatch.ts'
import { unstartMatch } from '../results/unstartMatch.ts'
import { clearSlot } from '../slots/clearSlot.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import { replaceTeam } from '../slots/replaceTeam.ts'
import {
  type BracketCommand,
  type CodeOf,
  type CommandFields,
  type ExtraOf,
  type InputOf,
  type MatchAddress,
  onBracket,
  onMatch,
} from './bracketCommand.ts'

/** The refusals of a command that changes who takes the places of a stage (see `inStages`). */
type Unseatable = Refusal<'next-match-started' | 'team-replaced' | 'team-ahead' | 'match-full'>
/** The refusal of a producer whose own step it was not, or no longer is (see `mayTakeBack`). */
type TooLate = Refusal<'take-back-over'>

/**
 * The rows of the commands that a device predicts, without the code for tables and pairings, which a phone does not
 * need: `commandTable` completes them.
 */
export const predictedRows = {
  startMatch: onMatch({
    takes: [],
    permission: 'scoreMatch',
    predicts: 'exactly',
    reads: 'match',
    errors: ['match-not-ready'],
    apply: (bracket, { matchId }) => startMatch(bracket, matchId),
    isDone: ({ status }) => status === 'running',
    logs: null,
  }),
  unstartMatch: onMatch({
    takes: [],
    permission: 'takeBackMatch',
    predicts: 'exactly',
    reads: 'match',
    errors: ['match-not-running', 'take-back-over'],
    apply: (bracket, { matchId }): ReturnType<typeof unstartMatch> | TooLate =>
      unstartMatch(bracket, matchId),
    isDone: match => match.status === 'ready' && !hasPlayedGame(match),
    logs: [],
  }),
  setScore: onMatch({
    takes: ['score', 'games'],
    permission: 'scoreMatch',
    predicts: 'exactly',
    reads: 'match',
    errors: ['match-not-running', 'score-invalid', 'games-differ', 'draw-impossible'],
    apply: (bracket, { matchId, score, games }) => setScore(bracket, matchId, score, games),
    isDone: (match, input) => match.status === 'running' && hasScore(match, input),
    logs: null,
  }),
  finishSeries: onMatch({
    takes: ['score', 'games'],
    permission: 'scoreMatch',
    predicts: 'own-stage',
    reads: 'fed',
    errors: ['match-not-running', 'score-invalid', 'games-differ', 'draw-impossible', 'match-full'],
    apply: (bracket, { matchId, score, games }) => finishSeries(bracket, matchId, score, games),
    isDone: isPlayedOut,
    logs: [],
  }),
  /** With `preview` it returns the matches of later stages that would be undone, as `reopenMatch` does. */
  correctScore: onMatch({
    takes: ['score', 'games', 'cascade', 'preview', 'basis'],
    permission: 'runBracket',
    predicts: 'own-stage',
    reads: 'by-stage',
    errors: [
      'match-not-finished',
      'match-not-played',
      'score-invalid',
      'games-differ',
      'draw-impossible',
      'winner-differs',
      'next-match-started',
      'team-replaced',
      'team-ahead',
      'match-full',
    ],
    apply: (bracket, { matchId, score, games }): ReturnType<typeof correctScore> | Unseatable =>
      correctScore(bracket, matchId, score, games),
    isDone: (match, input) => !input.preview && isPlayedOut(match, input),
    logs: [],
    returns: (change, input) => undone(input.preview ? change : null, input),
  }),
  forfeitMatch: onMatch({
    takes: ['sides'],
    permission: 'runBracket',
    predicts: 'own-stage',
    reads: ({ sides }) => (sides.includes(0) && sides.includes(1) ? 'fed-by-nobody' : 'fed'),
    errors: ['match-not-ready', 'match-over', 'match-full'],
    apply: (bracket, { matchId, sides }) => forfeitMatch(bracket, matchId, sides),
    isDone: ({ status, forfeits }, { sides }) =>
      status === 'finished' && forfeits[0] === sides.includes(0) && forfeits[1] === sides.includes(1),
    logs: [],
  }),
  /**
   * With `preview` it returns the matches that would be undone. `basis` identifies the preview that the caller
   * confirmed.
   */
  reopenMatch: onMatch({
    takes: ['cascade', 'preview', 'basis'],
    permission: 'takeBackMatch',
    predicts: 'own-stage',
    reads: 'whole',
    errors: [
      'match-not-finished',
      'next-match-started',
      'team-replaced',
      'team-ahead',
      'team-withdrawn',
      'match-full',
      'take-back-over',
    ],
    apply: (bracket, { matchId, cascade, preview }): ReturnType<typeof reopenMatch> | Unseatable | TooLate =>
      reopenMatch(bracket, matchId, { cascade: preview || (cascade ?? false) }),
    isDone: (match, { preview }) => !preview && !isOver(match),
    logs: [],
    returns: undone,
  }),
  placeTeam: onMatch({
    takes: ['slot', 'teamId'],
    permission: 'runBracket',
    predicts: 'own-stage',
    reads: 'whole',
    errors: [
      'match-over',
      'match-not-ready',
      'match-full',
      'slot-taken',
      'match-busy',
      'same-round',
      'round-passed',
      'drawn-by-table',
      'team-withdrawn',
    ],
    apply: (bracket, { matchId, slot, teamId }) => placeTeam(bracket, { matchId, side: slot }, teamId),
    isDone: ({ slots }, { slot, teamId }) => slots[slot].teamId === teamId,
    logs: ['teamId'],
  }),
  clearSlot: onMatch({
    takes: ['slot'],
    permission: 'runBracket',
    predicts: 'own-stage',
    reads: 'whole',
    errors: ['match-over', 'match-busy', 'drawn-by-table'],
    apply: (bracket, { matchId, slot }) => clearSlot(bracket, { matchId, side: slot }),
    isDone: (match, { slot }) =>
      match.slots[slot].teamId === null && (match.section === 'tie-break' || !isOver(match)),
    logs: [],
  }),
  disqualifyTeam: onBracket({
    takes: ['teamId', 'results', 'penalty'],
    permission: 'runBracket',
    predicts: 'own-stage',
    errors: [
      'nothing-to-play',
      'results-stand',
      'match-full',
      'next-match-started',
      'team-replaced',
      'team-ahead',
    ],
    apply: (bracket, { teamId, results }): ReturnType<typeof disqualifyTeam> | Unseatable =>
      disqualifyTeam(bracket, teamId, results),
    logs: ['teamId'],
  }),
  replaceTeam: onBracket({
    takes: ['teamId', 'byTeamId'],
    permission: 'runBracket',
    predicts: 'own-stage',
    errors: [
      'nothing-to-play',
      'stage-full',
      'match-busy',
      'match-full',
      'same-round',
      'round-passed',
      'already-in-bracket',
      'team-withdrawn',
      'team-empty',
      'next-match-started',
      'team-replaced',
      'team-ahead',
    ],
    apply: (bracket, { teamId, byTeamId }): ReturnType<typeof replaceTeam> | Unseatable =>
      replaceTeam(bracket, teamId, byTeamId),
    seeds: handOverSeed,
    // The bracket alone cannot tell: a team that has played nothing leaves no trace in it.
    mayBeDone: (bracket, { teamId, byTeamId }) =>
      bracket.shape.teamIds.includes(byTeamId) &&
      (!bracket.shape.teamIds.includes(teamId) || !plays(bracket, teamId)),
    logs: ['teamId', 'byTeamId'],
  }),
} as const

type Rows = typeof predictedRows
export type PredictedName = keyof Rows

/** What a device asks to predict a command. */
export const predictedCommands: {
  readonly [N in PredictedName]: BracketCommand<InputOf<Rows[N]>, CodeOf<Rows[N]>, ExtraOf<Rows[N]>>
} = { ...predictedRows }

function plays({ matches }: Bracket, teamId: string): boolean {
  return [...matches.values()].some(
    match => !isOver(match) && match.slots.some(slot => slot.teamId === teamId),
  )
}

/** Whether a device predicts a command. */
export function isPredicted(name: string): name is PredictedName {
  return name in predictedRows
}

/** The matches that a command undoes in addition to its own, if it is on one, and what identifies them. */
export function undone(change: BracketChange | null, { matchId = '' }: Partial<MatchAddress>) {
  return {
    undone: change === null ? [] : undoneMatches(change, matchId),
    basis: change === null ? '' : reopeningBasis(change),
  }
}

/** Whether a match was played to its end with this score; a walkover keeps the score that it had. */
function isPlayedOut(match: Match, input: Pick<CommandFields, 'score' | 'games'>): boolean {
  return match.status === 'finished' && !match.forfeits.some(Boolean) && hasScore(match, input)
}

/** Whether a match has a score, and the games if they were given with it. */
function hasScore(match: Match, { score, games }: Pick<CommandFields, 'score' | 'games'>): boolean {
  return (
    isSameScore(match.score, score) &&
    (games === undefined || isSameValue(playedOf(match.games), playedOf(games)))
  )
}
