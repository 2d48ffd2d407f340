import type { Match } from '@upper-bracket/shared/bracket/model/match'

/** What stands in the cache because of a command without a response, and what stood there before. */
export interface Prediction {
  readonly shown: Match
  before: Match
}

/** What one command is shown to change. */
type CommandPredictions = readonly Prediction[]

/** Those of commands without a response, in the order in which the commands were given. */
const pending = new Set<CommandPredictions>()
/** What the server has come to, or will as far as anyone knows. */
const trusted = new WeakSet<Match>()

export function addPredictions(added: CommandPredictions): void {
  pending.add(added)
  for (const { shown } of added) trusted.add(shown)
}

export function confirmPredictions(confirmed: CommandPredictions): void {
  pending.delete(confirmed)
}

/** Takes predictions back. One that was based on them is based on what was there before, and no longer trusted. */
export function withdrawPredictions(withdrawn: CommandPredictions): void {
  pending.delete(withdrawn)
  const doubtful = new Set(withdrawn.map(({ shown }) => shown))
  for (const later of pending) {
    if (!later.some(({ before }) => doubtful.has(before))) continue
    for (const { shown } of later) {
      doubtful.add(shown)
      trusted.delete(shown)
    }
  }
  for (const later of allPending()) {
    const base = withdrawn.find(({ shown }) => shown === later.before)
    if (base !== undefined) later.before = base.before
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
  const prediction = allPending().find(each => each.shown === shown)
  return prediction && (firstOfChain(prediction.before) ?? prediction)
}

function allPending(): CommandPredictions {
  return [...pending].flat()
}
