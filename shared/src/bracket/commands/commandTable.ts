import { accept, type Refusal } from '../../errors/outcome.ts'
import type { BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { isSameScore } from '../model/series.ts'
import {
  type BracketAddress,
  type BracketCommand,
  type CommandFields,
  type MatchAddress,
  onBracket,
  onMatch,
} from './bracketCommand.ts'
import { clearSlot } from './clearSlot.ts'
import { correctScore } from './correctScore.ts'
import type { decideTie } from './decideTie.ts'
import { disqualifyTeam } from './disqualifyTeam.ts'
import type { cancelLateEntry, enterLate } from './enterLate.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { giveUpSeed, handOverSeed } from './handOverSeed.ts'
import { placeTeam } from './placeTeam.ts'
import type { publishRound } from './publishRound.ts'
import { reopeningBasis, reopenMatch } from './reopenMatch.ts'
import { replaceTeam } from './replaceTeam.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'
import { undoneMatches } from './undoneMatch.ts'
import { unstartMatch } from './unstartMatch.ts'

/** The refusals of a command that changes who takes the places of a stage (see `settleStages`). */
type Unseatable = Refusal<'next-match-started' | 'team-replaced' | 'match-full'>
/** The refusal of a producer whose own step it was not, or no longer is (see `mayTakeBack`). */
type TooLate = Refusal<'take-back-over'>

const rows = {
  startMatch: onMatch({
    takes: [],
    permission: 'scoreMatch',
    reads: 'match',
    errors: ['match-not-ready'],
    apply: (bracket, { matchId }) => startMatch(bracket, matchId),
    isDone: ({ status }) => status === 'running',
    logs: null,
  }),
  unstartMatch: onMatch({
    takes: [],
    permission: 'takeBackMatch',
    reads: 'match',
    errors: ['match-not-running', 'take-back-over'],
    apply: (bracket, { matchId }): ReturnType<typeof unstartMatch> | TooLate =>
      unstartMatch(bracket, matchId),
    isDone: ({ status, score }) => status === 'ready' && isSameScore(score, [0, 0]),
    logs: [],
  }),
  setScore: onMatch({
    takes: ['score'],
    permission: 'scoreMatch',
    reads: 'match',
    errors: ['match-not-running', 'score-invalid'],
    apply: (bracket, { matchId, score }) => setScore(bracket, matchId, score),
    isDone: (match, { score }) => match.status === 'running' && isSameScore(match.score, score),
    logs: null,
  }),
  finishSeries: onMatch({
    takes: ['score'],
    permission: 'scoreMatch',
    reads: 'fed',
    errors: ['match-not-running', 'score-invalid', 'match-full'],
    apply: (bracket, { matchId, score }) => finishSeries(bracket, matchId, score),
    isDone: isPlayedOut,
    logs: [],
  }),
  /** With `preview` it returns the matches of later stages that would be undone, as `reopenMatch` does. */
  correctScore: onMatch({
    takes: ['score', 'cascade', 'preview', 'basis'],
    permission: 'runBracket',
    reads: 'by-stage',
    errors: [
      'match-not-finished',
      'match-not-played',
      'score-invalid',
      'winner-differs',
      'next-match-started',
      'team-replaced',
      'match-full',
    ],
    apply: (bracket, { matchId, score }): ReturnType<typeof correctScore> | Unseatable =>
      correctScore(bracket, matchId, score),
    isDone: (match, input) => !input.preview && isPlayedOut(match, input),
    logs: [],
    returns: (change, input) => undone(input.preview ? change : null, input),
  }),
  forfeitMatch: onMatch({
    takes: ['sides'],
    permission: 'runBracket',
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
    reads: 'whole',
    errors: ['match-not-finished', 'next-match-started', 'team-replaced', 'match-full', 'take-back-over'],
    apply: (
      bracket,
      { matchId, cascade, preview, basis },
    ): ReturnType<typeof reopenMatch> | Unseatable | TooLate =>
      reopenMatch(bracket, matchId, preview ? { cascade: true } : { cascade: cascade ?? false, basis }),
    isDone: ({ status }, { preview }) => !preview && (status === 'running' || status === 'ready'),
    logs: [],
    returns: undone,
  }),
  placeTeam: onMatch({
    takes: ['slot', 'teamId'],
    permission: 'runBracket',
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
    ],
    apply: (bracket, { matchId, slot, teamId }) => placeTeam(bracket, { matchId, side: slot }, teamId),
    isDone: ({ slots }, { slot, teamId }) => slots[slot].teamId === teamId && !slots[slot].closed,
    logs: ['teamId'],
  }),
  clearSlot: onMatch({
    takes: ['slot'],
    permission: 'runBracket',
    reads: 'whole',
    errors: ['match-over', 'match-busy', 'drawn-by-table'],
    apply: (bracket, { matchId, slot }) => clearSlot(bracket, { matchId, side: slot }),
    isDone: (match, { slot }) =>
      match.slots[slot].teamId === null && (match.section === 'tie-break' || !isOver(match)),
    logs: [],
  }),
  disqualifyTeam: onBracket({
    takes: ['teamId'],
    permission: 'runBracket',
    errors: ['nothing-to-play', 'match-full', 'next-match-started', 'team-replaced'],
    apply: (bracket, { teamId }): ReturnType<typeof disqualifyTeam> | Unseatable =>
      disqualifyTeam(bracket, teamId),
    logs: ['teamId'],
  }),
  replaceTeam: onBracket({
    takes: ['teamId', 'byTeamId'],
    permission: 'runBracket',
    errors: [
      'nothing-to-play',
      'match-busy',
      'match-full',
      'same-round',
      'round-passed',
      'already-in-bracket',
      'team-empty',
    ],
    apply: (bracket, { teamId, byTeamId }) => replaceTeam(bracket, teamId, byTeamId),
    seeds: handOverSeed,
    // The bracket alone cannot tell: a team that has played nothing leaves no trace in it.
    mayBeDone: ({ shape }, { teamId, byTeamId }) =>
      !shape.teamIds.includes(teamId) && shape.teamIds.includes(byTeamId),
    logs: ['teamId', 'byTeamId'],
  }),
  enterLate: onBracket({
    takes: ['teamId', 'pointsPerMissedRound'],
    permission: 'runBracket',
    errors: ['already-in-bracket', 'nothing-to-play', 'stage-full', 'team-empty'],
    // As with `decideTie`, `applyCommand` decides.
    apply: (bracket): ReturnType<typeof enterLate> => accept({ bracket, changes: [] }),
    seeds: handOverSeed,
    mayBeDone: ({ shape: { teamIds, stages } }, { teamId, pointsPerMissedRound }) => {
      // A Swiss stage is the first one, and its entrants are in the order of seeds.
      const entrant = stages[0]?.groups[0]?.entrants[teamIds.indexOf(teamId)]
      return entrant?.from === 'seed' && entrant.late?.pointsPerMissedRound === pointsPerMissedRound
    },
    logs: ['teamId'],
  }),
  cancelLateEntry: onBracket({
    takes: ['teamId'],
    permission: 'runBracket',
    errors: [],
    apply: (bracket): ReturnType<typeof cancelLateEntry> => accept({ bracket, changes: [] }),
    seeds: giveUpSeed,
    logs: ['teamId'],
  }),
  /** `basis` identifies the pairings that the caller has confirmed (see `pairingBasis`). */
  publishRound: onBracket({
    takes: ['stage', 'round', 'redraw', 'basis'],
    permission: 'runBracket',
    errors: ['round-not-due', 'next-match-started'],
    apply: (bracket): ReturnType<typeof publishRound> => accept({ bracket, changes: [] }),
    logs: [],
  }),
  decideTie: onBracket({
    takes: ['stage', 'group', 'tieOrder', 'by', 'cascade'],
    permission: 'runBracket',
    errors: ['tie-gone', 'next-match-started', 'team-replaced', 'match-full'],
    // The code for tables is not loaded to predict a command: `applyCommand` decides.
    apply: (bracket): ReturnType<typeof decideTie> | Unseatable => accept({ bracket, changes: [] }),
    logs: ['tieOrder'],
  }),
} as const

type Rows = typeof rows
export type CommandName = keyof Rows

interface Addresses {
  readonly match: MatchAddress
  readonly bracket: BracketAddress
}
interface Basics {
  readonly match: { readonly revision: number }
  readonly bracket: Readonly<Record<never, never>>
}
type Inputs = {
  readonly [N in CommandName]: Addresses[Rows[N]['about']] & Pick<CommandFields, Rows[N]['takes'][number]>
}
type Codes = { readonly [N in CommandName]: Rows[N]['errors'][number] }
type Extras = {
  readonly [N in CommandName]: Rows[N] extends { returns?: (...args: never[]) => infer Extra extends object }
    ? Extra
    : object
}

export type CommandInput<N extends CommandName> = Inputs[N]
export type CommandOutput<N extends CommandName> = Basics[Rows[N]['about']] & Extras[N]
export type CommandError<N extends CommandName> = Codes[N] | 'changed-meanwhile'

/**
 * Every command on an existing bracket. The contract, the functions, the web's endpoints and their optimistic updates
 * are derived from it.
 */
export const commandTable: { readonly [N in CommandName]: BracketCommand<Inputs[N], Codes[N], Extras[N]> } =
  rows

export const commandNames = Object.keys(commandTable) as readonly CommandName[]

/** The matches that a command undoes in addition to its own, and what identifies them. */
function undone(change: BracketChange | null, { matchId }: MatchAddress) {
  return {
    undone: change === null ? [] : undoneMatches(change, matchId),
    basis: change === null ? '' : reopeningBasis(change),
  }
}

/** Whether a match was played to its end with this score; a walkover keeps the score that it had. */
function isPlayedOut({ status, score, forfeits }: Match, input: Pick<CommandFields, 'score'>): boolean {
  return status === 'finished' && !forfeits.some(Boolean) && isSameScore(score, input.score)
}
