// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

test('the sheet for printing has every place, though the page begins with eight', async () => {
  const documents: Record<string, object> = runningTestCompetition(16, {
    after: bracket => playStages(bracket, betterSeedWins),
  })
  documents[testCompetitionPath] = { ...documents[testCompetitionPath], status: 'finished' }
  await renderPage({ at: '/competitions/cup/bracket', Page: BracketPage, language: 'en', documents })
  await screen.findByText('Export')
  await screen.findByText('Show all 16 places')
  // The code of the menu comes after the button.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelectorAll('.bracket-sheet li')).toHaveLength(16)
  })
})
