import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loggedChanges } from '../bracket/commands/logEntry.ts'
import { placeTeam } from '../bracket/slots/placeTeam.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { done, given } from '../bracket/testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../bracket/testing/playStages.ts'
import { randomStageCommand } from '../bracket/testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../bracket/testing/randomStages.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { settingDefaults } from '../competition/settings/settings.ts'
import { emptyCompetition } from '../competition/testing/wholeCompetition.ts'
import { chance } from '../random/chance.ts'
import { matchInconsistencies } from './matches.ts'
import { type PlacingEntry, placingActions } from './placedByHand.ts'

const stages = [
  { kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 1, criteria: ['points'] },
] as const
const semifinal = 's2-main-1-1'

/** Both groups are over, so that the playoff has its teams. */
const drawn = playStages(bracketOf(8, { format: 'single', stages }), match =>
  match.stage === 's1' ? betterSeedWins(match) : null,
)

function sentencesOf({ shape, matches }: Bracket, placings: readonly PlacingEntry[] = []) {
  const { format, bestOf, options, places } = settingDefaults
  const records = { ...emptyCompetition({ format, stages, bestOf, options, places }), matches, placings }
  const stored = { ...shape, createdBy: '', createdAt: 0, edits: 0, sweepAfter: null }
  return matchInconsistencies(records, 'bracket', stored).map(({ sentence }) => sentence)
}

function withTeam(bracket: Bracket, teamId: string): Bracket {
  const match = bracket.matches.get(semifinal)
  if (match === undefined) throw new Error('There is no semifinal')
  const slots = [{ ...match.slots[0], teamId }, match.slots[1]] as const
  return { ...bracket, matches: new Map([...bracket.matches, [semifinal, { ...match, slots }]]) }
}

test('a team in the playoff that the table does not send is found, unless the log says who placed it', () => {
  expect(sentencesOf(drawn)).toEqual([])
  const wrong = withTeam(drawn, 'team-8')
  expect(sentencesOf(wrong)).toEqual([
    `competitions/cup/brackets/bracket/matches/${semifinal} is impossible: slots.0.team is 'not-from-source'.`,
  ])
  const cleared = done(drawn, 'clearSlot', { matchId: semifinal, slot: 0 })
  const placed = placeTeam(cleared, { matchId: semifinal, side: 0 }, 'team-8')
  if (!placed.ok) throw new Error(placed.code)
  const { bracket } = placed.value
  const entry = {
    action: 'placeTeam',
    bracketId: 'bracket',
    teamIds: ['team-8'],
    changes: loggedChanges(placed.value),
  } as const
  expect(sentencesOf(bracket)).not.toEqual([])
  expect(sentencesOf(bracket, [{ ...entry, bracketId: 'another' }])).not.toEqual([])
  expect(sentencesOf(bracket, [entry])).toEqual([])
  expect(sentencesOf(bracket, [{ action: 'importCompetition' }])).toEqual([])
})

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 30)

test('whatever is pressed, no match is impossible', () => {
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      if (bracket === null) return
      const below = chance(luck)
      const isByHand = below(2) === 0
      const placings: PlacingEntry[] = []
      for (let step = 0; step < 80; step += 1) {
        const { name, fields } = randomStageCommand(bracket, below, { isByHand })
        const outcome = given(bracket, name, fields)
        if (!outcome.ok) continue
        bracket = outcome.value.bracket
        if (!placingActions.some(each => each === name)) continue
        const teamIds = (['teamId', 'byTeamId'] as const).flatMap(field => String(fields[field] ?? ''))
        placings.push({ action: name, bracketId: 'bracket', teamIds, changes: loggedChanges(outcome.value) })
      }
      expect(sentencesOf(bracket, placings)).toEqual([])
    }),
    { numRuns: runs },
  )
})
