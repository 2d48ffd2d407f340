import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'

/** A double elimination without a second final. */
export function createOurs(teamIds: readonly string[]): Bracket {
  const created = createBracket({
    teamIds,
    format: 'double',
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!created.ok) throw new Error(created.code)
  return created.value
}

/**
 * Starts and finishes every match in the order in which they are laid out, in which each comes after those that
 * feed it; `isUpperWin` says who wins the match of a place in that order.
 */
export function playOurs(start: Bracket, isUpperWin: (index: number) => boolean): Bracket {
  let bracket = start
  for (const [index, id] of [...start.matches.keys()].entries()) {
    const started = startMatch(bracket, id)
    if (!started.ok) throw new Error(`${id}: ${started.code}`)
    const finished = finishSeries(started.value.bracket, id, isUpperWin(index) ? [1, 0] : [0, 1])
    if (!finished.ok) throw new Error(`${id}: ${finished.code}`)
    bracket = finished.value.bracket
  }
  return bracket
}
