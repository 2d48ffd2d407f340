import type { Bracket } from '../model/bracket.ts'
import { drawnRounds } from '../rounds/drawnRounds.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { playOut } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { expect, test } from 'vitest'
import { initialRound } from './initialRound.ts'

const beginning = (bracket: Bracket) => {
  const round = initialRound(drawnRounds(bracket), bracket.matches)
  return round && roundKey(round)
}

const withThirdPlace = bracketOf(4, { format: 'single', thirdPlace: true })

test('starts with the first round before the first match', () => {
  expect(beginning(withThirdPlace)).toBe(roundKey({ stage: '', section: 'main', round: 1 }))
})

test('is the final after the last match, not the match for third place', () => {
  const over = playOut(withThirdPlace, { luck: 5 })
  expect(drawnRounds(over).at(-1)?.section).toBe('third-place')
  expect(beginning(over)).toBe(roundKey({ stage: '', section: 'main', round: 2 }))
})
