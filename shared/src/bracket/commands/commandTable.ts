import type { Refusal } from '../../errors/outcome.ts'
import { cancelLateEntry, enterLate, hasEnteredLate } from '../entrants/enterLate.ts'
import { giveUpSeed, handOverSeed } from '../entrants/handOverSeed.ts'
import { reinstateTeam } from '../entrants/reinstateTeam.ts'
import type { BracketChange } from '../model/bracket.ts'
import { relayingRefusals } from '../reshaping/relaid.ts'
import { reshapeStage } from '../reshaping/reshapeStage.ts'
import { setSeriesLength } from '../reshaping/setSeriesLength.ts'
import { type BracketCommand, type CodeOf, type ExtraOf, type InputOf, onBracket } from './bracketCommand.ts'
import { decideTie } from './decideTie.ts'
import { inStages } from './inStages.ts'
import { concernsResults } from './keptFacts.ts'
import { placeByTable } from './placeByTable.ts'
import { predictedRows, undone } from './predictedCommands.ts'
import { publishRound } from './publishRound.ts'
import { takeBack } from './takeBack.ts'

/** The refusals of a command that changes who takes the places of a stage (see `inStages`). */
type Unseatable = Refusal<'next-match-started' | 'team-replaced' | 'team-ahead' | 'match-full'>

const rows = {
  startMatch: predictedRows.startMatch,
  unstartMatch: predictedRows.unstartMatch,
  setScore: predictedRows.setScore,
  finishSeries: inStages(predictedRows.finishSeries),
  correctScore: inStages(predictedRows.correctScore),
  forfeitMatch: inStages(predictedRows.forfeitMatch),
  reopenMatch: inStages(predictedRows.reopenMatch),
  placeTeam: inStages({ ...predictedRows.placeTeam, apply: placeByTable }),
  clearSlot: inStages(predictedRows.clearSlot),
  disqualifyTeam: inStages(predictedRows.disqualifyTeam),
  /** With `preview` it returns the matches that would be undone, as `reopenMatch` does. */
  reinstateTeam: inStages(
    onBracket({
      takes: ['teamId', 'cascade', 'preview', 'basis'],
      permission: 'runBracket',
      predicts: 'nothing',
      errors: [
        'next-match-started',
        'drawn-without-team',
        'stage-full',
        'team-replaced',
        'team-ahead',
        'match-full',
      ],
      apply: (bracket, { teamId, cascade = false, preview = false }) =>
        reinstateTeam(bracket, teamId, { cascade: cascade || preview }),
      logs: ['teamId'],
      returns: undone,
    }),
  ),
  replaceTeam: inStages(predictedRows.replaceTeam),
  enterLate: inStages(
    onBracket({
      takes: ['teamId', 'pointsPerMissedRound', 'missedRounds', 'byeId'],
      permission: 'runBracket',
      predicts: 'nothing',
      errors: [
        'already-in-bracket',
        'nothing-to-play',
        'stage-full',
        'team-empty',
        'same-round',
        'round-passed',
        ...relayingRefusals,
      ],
      apply: enterLate,
      seeds: handOverSeed,
      mayBeDone: hasEnteredLate,
      changesFormat: true,
      logs: ['teamId'],
    }),
  ),
  cancelLateEntry: inStages(
    onBracket({
      takes: ['teamId'],
      permission: 'runBracket',
      predicts: 'nothing',
      errors: relayingRefusals,
      apply: cancelLateEntry,
      seeds: giveUpSeed,
      changesFormat: true,
      logs: ['teamId'],
    }),
  ),
  /** `basis` identifies the pairings that the caller has confirmed (see `pairingBasis`). */
  publishRound: inStages(
    onBracket({
      takes: ['stage', 'round', 'redraw', 'pairs', 'basis'],
      permission: 'runBracket',
      predicts: 'nothing',
      errors: ['round-not-due', 'next-match-started', 'match-full', 'pairs-unfit'],
      apply: publishRound,
      logs: [],
    }),
  ),
  decideTie: inStages(
    onBracket({
      takes: ['stage', 'group', 'tieOrder', 'by', 'cascade'],
      permission: 'runBracket',
      predicts: 'nothing',
      errors: ['tie-gone', 'next-match-started', 'team-replaced', 'team-ahead', 'match-full'],
      apply: (bracket, decision): ReturnType<typeof decideTie> | Unseatable => decideTie(bracket, decision),
      logs: ['tieOrder'],
    }),
  ),
  setSeriesLength: onBracket({
    takes: ['series', 'bestOf', 'preview'],
    permission: 'runBracket',
    predicts: 'nothing',
    errors: ['length-unfit', 'series-begun'],
    apply: setSeriesLength,
    changesFormat: true,
    logs: [],
    returns: changedMatches,
  }),
  reshapeStage: onBracket({
    takes: ['stage', 'options', 'reason', 'preview'],
    permission: 'runBracket',
    predicts: 'nothing',
    errors: ['option-unfit', 'criteria-unfit', 'reason-missing', 'stages-unfit', ...relayingRefusals],
    // The function knows the game, and refuses criteria that it lacks.
    apply: (bracket, input): ReturnType<typeof reshapeStage> | Refusal<'criteria-unfit'> =>
      reshapeStage(bracket, input),
    changesFormat: true,
    logs: [],
    returns: changedMatches,
  }),
  /** Takes back what commands changed, all of it or nothing. */
  takeBack: onBracket({
    takes: ['entryIds'],
    permission: 'takeBackMatch',
    predicts: 'nothing',
    errors: [
      'match-moved-on',
      'take-back-over',
      'next-match-started',
      'team-replaced',
      'team-ahead',
      'team-withdrawn',
      'match-full',
    ],
    reads: (_, kept) => (kept.some(concernsResults) ? 'whole' : 'changed'),
    apply: (bracket, _, kept = []) => takeBack(bracket, kept),
    seeds: giveUpSeed,
    logs: [],
  }),
} as const

/** The matches that a command changes, as they are afterwards. */
function changedMatches(change: BracketChange | null) {
  const changes = change?.changes ?? []
  return {
    matches: changes.map(([, { id, bestOf, startsAt = null }]) => ({ matchId: id, bestOf, startsAt })),
  }
}

type Rows = typeof rows
export type CommandName = keyof Rows

interface Basics {
  readonly match: { readonly revision: number }
  readonly bracket: Readonly<Record<never, never>>
}
type Inputs = { readonly [N in CommandName]: InputOf<Rows[N]> }
type Codes = { readonly [N in CommandName]: CodeOf<Rows[N]> }
type Extras = { readonly [N in CommandName]: ExtraOf<Rows[N]> }

export type CommandInput<N extends CommandName> = Inputs[N]
export type CommandOutput<N extends CommandName> = Basics[Rows[N]['about']] &
  Extras[N] & {
    /** The id of the change with which it can be taken back. Absent if nothing was changed. */
    readonly entryId?: string
  }
export type CommandError<N extends CommandName> = Codes[N] | 'changed-meanwhile'

/**
 * Every command on an existing bracket, with all that it does. The contract, the functions, the web's endpoints and
 * their optimistic updates are derived from it.
 */
export const commandTable: { readonly [N in CommandName]: BracketCommand<Inputs[N], Codes[N], Extras[N]> } =
  rows
