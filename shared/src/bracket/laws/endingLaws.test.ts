import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { isFinished } from '../standings/champions.ts'
import { standings } from '../standings/standings.ts'
import { given } from '../testing/playRandomStages.ts'
import { playToEnd } from '../testing/playToEnd.ts'
import { press } from '../testing/pressed.ts'
import { randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'
import { randomTournament } from '../testing/randomTournament.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 15)

test('whatever is pressed in an elimination, it can still be played to its end', () => {
  fc.assert(
    fc.property(randomTournament({ teamsMax: 32 }), tournament => {
      expectEnd(
        press(tournament, () => undefined, 150),
        chance(tournament.luck),
      )
    }),
    { numRuns: runs },
  )
})

test('whatever is pressed in stages, they can still be played to their end', () => {
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const bracket = createdOrNull(plan)
      const below = chance(luck)
      if (bracket !== null) expectEnd(pressedIn(bracket, below), below)
    }),
    { numRuns: runs },
  )
})

test('a table from whose matches teams were taken, as was once possible, is filled again and played to its end', () => {
  let emptied = 0
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const start = createdOrNull(plan)
      if (start === null) return
      const below = chance(luck)
      const stuck = withoutTeams(pressedIn(start, below), below)
      emptied += stuck.changes.length
      expectEnd(pressedIn(stuck.bracket, below), below)
    }),
    { numRuns: runs },
  )
  expect(emptied).toBeGreaterThan(0)
})

/** The bracket after random commands. */
function pressedIn(start: Bracket, below: (n: number) => number): Bracket {
  let bracket = start
  for (let step = 0, last = below(150); step < last; step += 1) {
    const { name, fields } = randomStageCommand(bracket, below, { isByHand: true })
    const outcome = given(bracket, name, fields)
    if (outcome.ok) bracket = outcome.value.bracket
  }
  return bracket
}

/** Empties some slots of the matches of tables that are ready. */
function withoutTeams(bracket: Bracket, below: (n: number) => number) {
  const edit = new BracketEdit(bracket)
  for (const match of bracket.matches.values()) {
    const isPlayed = match.status === 'ready' && hasTable(stageOf(bracket.shape, match))
    if (!isPlayed || match.section === 'tie-break') continue
    for (const side of [0, 1] as const) if (below(4) === 0) edit.emptySlot(edit.match(match.id), side)
  }
  return edit.result()
}

function expectEnd(bracket: Bracket, below: (n: number) => number): void {
  const end = playToEnd(bracket, below)
  const open = [...end.matches.values()].filter(match => !isOver(match))
  expect(open.map(({ id, slots }) => [id, slots])).toEqual([])
  expect(isFinished(end)).toBe(true)
  expect(standings(end)).toHaveLength(end.shape.teamIds.length)
}
