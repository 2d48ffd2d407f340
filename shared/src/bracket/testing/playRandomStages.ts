import { expect } from 'vitest'
import { applyCommand } from '../commands/applyCommand.ts'
import type { CommandName } from '../commands/commandTable.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { openTieBreaks } from '../stages/tieBreak.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { fromAdvantage } from './fromAdvantage.ts'

/** Applies a command with the fields that it takes. */
export function given(bracket: Bracket, name: CommandName, fields: object) {
  const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
  return applyCommand(name, bracket, { ...defaults, ...fields } as never)
}

/** The bracket after a command that is accepted. */
export function done(bracket: Bracket, name: CommandName, fields: object): Bracket {
  const outcome = given(bracket, name, fields)
  if (!outcome.ok) throw new Error(`${name} ${JSON.stringify(fields)}: ${outcome.code}`)
  for (const [before, after] of outcome.value.changes) {
    expect(after.revision).toBe(before.revision + 1)
    expect(bracket.matches.get(after.id) ?? before).toBe(before)
    expect(outcome.value.bracket.matches.get(after.id)).toBe(after)
  }
  return outcome.value.bracket
}

/** A score that ends a series. */
export function finalScore(match: Match, below: (n: number) => number): Match['score'] {
  const { bestOf } = match
  const won = winsNeeded(bestOf)
  if (bestOf === 2 && below(3) === 0) return [1, 1]
  const lost = below(bestOf - won + 1)
  return fromAdvantage(match, below(2) === 0 ? [won, lost] : [lost, won])
}

function play(bracket: Bracket, match: Match, below: (n: number) => number): Bracket {
  const started = match.status === 'running' ? bracket : done(bracket, 'startMatch', { matchId: match.id })
  return done(started, 'finishSeries', { matchId: match.id, score: finalScore(match, below) })
}

/** The fields with which a tie is decided by its match or by lot; null if there is no tie. */
export function tieDecision({ shape, matches }: Bracket, below: (n: number) => number) {
  for (const stage of shape.stages.filter(hasTable)) {
    for (const group of [null, ...stage.groups.keys()]) {
      const [tie] = tiesOf({ shape, matches }, stage, group)
      if (tie === undefined) continue
      const { teamIds } = tie
      const isPlayable = typeof openTieBreaks(stage, matches, { group, teamIds }) !== 'string'
      const by = isPlayable && below(3) > 0 ? 'tie-break-match' : 'lot'
      // The order can move the best teams of a place whose next match has started.
      return { stage: stage.key, group, tieOrder: teamIds, by, cascade: true }
    }
  }
  return null
}

/** Plays matches in a random order until none is left, or for so many steps, and decides ties. */
export function playRandomStages(start: Bracket, below: (n: number) => number, steps = Infinity): Bracket {
  let bracket = start
  for (let step = 0; step < steps; step += 1) {
    const open = [...bracket.matches.values()].filter(
      ({ status }) => status === 'ready' || status === 'running',
    )
    const next = open[below(open.length)]
    const decision = next === undefined ? tieDecision(bracket, below) : null
    if (next !== undefined) bracket = play(bracket, next, below)
    else if (decision !== null) bracket = done(bracket, 'decideTie', decision)
    else return bracket
  }
  return bracket
}
