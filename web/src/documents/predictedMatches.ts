import type { Match } from '@upper-bracket/shared/bracket/model/match'

/** What stands in the cache because of a command without a response, and what stood there before. */
export interface Prediction {
  readonly shown: Match
  before: Match
}

/** Those whose commands have no response yet. */
const predictions = new Set<Prediction>()
/** What the server has come to, or will as far as anyone knows. */
const trusted = new WeakSet<Match>()

export function addPredictions(added: readonly Prediction[]): void {
  for (const each of added) {
    predictions.add(each)
    trusted.add(each.shown)
  }
}

export function confirmPredictions(confirmed: readonly Prediction[]): void {
  for (const each of confirmed) predictions.delete(each)
}

/** Takes predictions back. One that was made upon them stands on what was there before. */
export function withdrawPredictions(withdrawn: readonly Prediction[]): void {
  for (const each of withdrawn) predictions.delete(each)
  for (const later of predictions) {
    for (const { shown, before } of withdrawn) if (later.before === shown) later.before = before
    trusted.delete(later.shown)
  }
}

/**
 * What to show of a match when `arrived` comes from the server: nothing older than what is shown already. Between two
 * commands given in quick succession the server tells of the first, which would be shown for a moment after the second.
 * If the commands are refused, it is what they are reverted to.
 */
export function newerMatch(shown: Match, arrived: Match): Match {
  if (arrived.revision >= shown.revision || !trusted.has(shown)) return arrived
  const first = firstOfChain(shown)
  if (first !== undefined && arrived.revision >= first.before.revision) first.before = arrived
  return shown
}

/** The prediction on which, by others, that of `shown` stands. */
function firstOfChain(shown: Match): Prediction | undefined {
  const prediction = [...predictions].find(each => each.shown === shown)
  return prediction && (firstOfChain(prediction.before) ?? prediction)
}
