import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Match } from '@upper-bracket/shared/bracket/model/match'

/** A cache change caused by a command without a response, and the value before. */
export interface Prediction {
  readonly shown: Match
  before: Match
  /** The server has reported the match as it is shown. */
  isConfirmed?: true
}

/** The changes of one command. */
type CommandPredictions = readonly Prediction[]

/** The predictions of commands without a response, in the order of the commands. */
const pending = new Set<CommandPredictions>()
/** The states confirmed by the server, or expected to be. */
const trusted = new WeakSet<Match>()
/** What withdrawn predictions showed, which a stream can still contain. */
const untrue = new WeakSet<Match>()

export function addPredictions(added: CommandPredictions): void {
  pending.add(added)
  for (const { shown } of added) trusted.add(shown)
}

export function confirmPredictions(confirmed: CommandPredictions): void {
  pending.delete(confirmed)
}

/**
 * Withdraws predictions. A later prediction that was based on them falls back to the earlier value and is no longer
 * trusted.
 */
export function withdrawPredictions(withdrawn: CommandPredictions): void {
  pending.delete(withdrawn)
  const doubtful = new Set(withdrawn.filter(({ isConfirmed }) => !isConfirmed).map(({ shown }) => shown))
  for (const shown of doubtful) {
    trusted.delete(shown)
    untrue.add(shown)
  }
  for (const later of pending) {
    if (!later.some(({ before }) => doubtful.has(before))) continue
    for (const { shown } of later) {
      doubtful.add(shown)
      trusted.delete(shown)
    }
  }
  for (const later of allPending()) {
    const base = withdrawn.find(({ shown, isConfirmed }) => shown === later.before && !isConfirmed)
    if (base !== undefined) later.before = base.before
  }
}

/**
 * Returns the newer of the shown match and an arriving one. Between two commands in quick succession, the server
 * reports the result of the first, which would otherwise appear for a moment after the second. The arriving state
 * becomes the one to revert to if the commands are refused. What arrives as it is shown keeps its identity, so that it is
 * not drawn again.
 */
export function newerMatch(shown: Match, arrived: Match): Match {
  if (untrue.has(arrived)) return shown
  if (copyWithStructuralSharing(shown, arrived) === shown) {
    const prediction = allPending().find(each => each.shown === shown)
    if (prediction !== undefined) prediction.isConfirmed = true
    return shown
  }
  if (arrived.revision >= shown.revision || !trusted.has(shown)) return arrived
  const first = firstOfChain(shown)
  if (first !== undefined && arrived.revision >= first.before.revision) first.before = arrived
  return shown
}

/** Returns the first prediction on which `shown` is based, directly or through others. */
function firstOfChain(shown: Match): Prediction | undefined {
  const prediction = allPending().find(each => each.shown === shown)
  return prediction && (firstOfChain(prediction.before) ?? prediction)
}

function allPending(): CommandPredictions {
  return [...pending].flat()
}
