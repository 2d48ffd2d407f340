import { expect, test } from 'vitest'
import { roundDrawing } from '../stages/roundDrawing.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { teamPair } from '../model/matchState.ts'
import { swissStage } from './publishRound.ts'

const played = playStages(bracketOf(5, { stages: [manualSwiss] }), betterSeedWins)
const second = { stage: 's1', round: 2 }
const pairsOf = (bracket: typeof played) =>
  [...bracket.matches.values()].flatMap(match =>
    match.stage === 's1' && match.round === 2 && match.section === 'main' ? [teamPair(match)] : [],
  )
const pairs = [
  ['team-1', 'team-5'],
  ['team-2', 'team-4'],
  ['team-3', null],
] as const

test('a round gets the pairs of the organizer, and is not offered to be drawn again', () => {
  const published = done(played, 'publishRound', { ...second, pairs })
  expect(pairsOf(published).slice(0, 3)).toEqual(pairs)
  const stage = swissStage(published, 's1')
  expect(stage && roundDrawing(published, stage)).toBeNull()
  const again = done(published, 'publishRound', { ...second, redraw: true })
  expect(again.shape.stages).toEqual(played.shape.stages)
  expect(pairsOf(again)).toEqual(pairsOf(done(played, 'publishRound', second)))
})

test.each([
  ['a team is missing', pairs.slice(0, 2)],
  ['a team plays twice', [...pairs.slice(0, 2), ['team-1', null]]],
  ['two teams have no opponent', [pairs[0], ['team-2', null], ['team-4', null], ['team-3', null]]],
  ['a team is not in the stage', [...pairs.slice(0, 2), ['team-6', null]]],
])('pairs are refused if %s', (_, wrong) => {
  expect(given(played, 'publishRound', { ...second, pairs: wrong })).toMatchObject({ code: 'pairs-unfit' })
})
