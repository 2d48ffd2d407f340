// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { writeArchive } from '@upper-bracket/shared/transfer/archive'
import { exported } from '@upper-bracket/shared/transfer/testing/importedCompetition'
import { competitionOf } from '@upper-bracket/shared/transfer/testing/randomCompetition'
import { testPng } from '@upper-bracket/shared/transfer/testing/testPng'
import { bracketOf, teamIds } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import ImportPage from './ImportPage.tsx'

const plan = {
  teamIds: teamIds(2),
  format: 'single',
  bestOf: { rounds: 1, final: 1 },
  thirdPlace: false,
  grandFinal: 'single',
} as const

test('a demonstration offers no pictures, which it could not store, and says so', async () => {
  const file = exported(competitionOf({ plan, bracket: bracketOf(2, plan), luck: 1 }))
  const banner = { type: 'image/png' as const, bytes: testPng(1600, 400) }
  const pictures = { banner, logos: new Map(), sponsors: [] }
  const archive = writeArchive([{ competitionId: 'a'.repeat(20), text: JSON.stringify(file), pictures }])
  const { user, calls } = await renderPage({
    at: '/competitions/import',
    language: 'en',
    user: person('wolf'),
    answers: {
      [operatorViewAddress('imprint', 'en')]: { minAge: 16, signInMethods: [], demonstration: 'here' },
    },
    functions: {
      findImportedEvents: async () => ({ competitionIds: {} }),
      importCompetition: async ({ competitionId }) => ({ competitionId }),
    },
    Page: ImportPage,
  })
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file or drop it here')
  await user.upload(field, new File([archive], 'tournaments.zip', { type: 'application/zip' }))
  await screen.findByText(/^A demonstration stores no pictures/)
  expect(screen.queryByText('banner')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create tournament' }))
  expect(calls.map(({ name }) => name)).not.toContain('importLogos')
})
