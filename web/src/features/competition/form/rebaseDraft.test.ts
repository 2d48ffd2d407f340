import { expect, test } from 'vitest'
import type { CompetitionDraft } from './competitionDraft.ts'
import { rebaseDraft } from './rebaseDraft.ts'

const from: CompetitionDraft = {
  name: 'Cup',
  game: 'dota2',
  startDate: '2027-05-08T15:00',
  registrationDeadline: '2027-05-07T20:00',
  format: 'single',
  rounds: 1,
  final: 3,
  thirdPlace: false,
  grandFinalReset: false,
  rankRequired: false,
  telegramRequired: false,
}

test('what was typed stays, what was not touched follows', () => {
  const typed = { ...from, name: 'My cup' }
  const onto = { ...from, final: 5 as const }
  expect(rebaseDraft(typed, from, onto)).toEqual({
    draft: { ...typed, final: 5 },
    taken: ['final'],
    kept: [],
  })
})

test('where both changed the same field, what was typed stays and is named', () => {
  const typed = { ...from, name: 'My cup' }
  expect(rebaseDraft(typed, from, { ...from, name: 'Their cup' })).toEqual({
    draft: typed,
    taken: [],
    kept: ['name'],
  })
})

test('both having changed it to the same is no conflict', () => {
  const typed = { ...from, name: 'Same' }
  expect(rebaseDraft(typed, from, { ...from, name: 'Same' })).toEqual({ draft: typed, taken: [], kept: [] })
})
