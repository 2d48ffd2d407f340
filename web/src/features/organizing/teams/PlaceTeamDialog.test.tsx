// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

test.each([
  {
    language: 'ru',
    place: 'Поставить команду',
    undo: 'Отменить',
    busy: 'Мешает матч, который сейчас идёт. Сначала завершите его',
  },
  {
    language: 'en',
    place: 'Place a team',
    undo: 'Undo',
    busy: 'A match in progress is in the way. Finish it first',
  },
] as const)(
  'a team that cannot take the slot says why ($language)',
  async ({ language, place, undo, busy }) => {
    const { user, calls } = await renderPage({
      at: '/competitions/cup/bracket?match=main-2-2',
      Page: BracketPage,
      language,
      user: organizer,
      documents: runningTestCompetition(8, {
        after: bracket => after(bracket, before => startMatch(before, 'main-1-2')),
      }),
      functions: { placeTeam: async () => ({ revision: 1, entryId: 'placed' }) },
    })
    const panel = within(await screen.findByRole('dialog'))
    await user.click(panel.getAllByRole('button', { name: place })[0] as HTMLElement)
    const choice = within(await screen.findByRole('dialog', { name: place }))
    const options = choice
      .getAllByRole('listitem')
      .map(item => within(item).getByRole('button'))
      .map(option => [option.textContent, option.hasAttribute('disabled')])
    // Those of the match that is being played come last, and cannot be chosen.
    expect(options.slice(-2)).toEqual([
      [`Team 4${busy}`, true],
      [`Team 5${busy}`, true],
    ])
    expect(options.slice(0, -2).every(([, disabled]) => !disabled)).toBe(true)

    await user.click(choice.getByRole('button', { name: 'Team 8' }))
    expect(calls).toEqual([
      { name: 'placeTeam', input: expect.objectContaining({ matchId: 'main-2-2', teamId: 'team-8' }) },
    ])
    await screen.findByRole('button', { name: undo })
  },
)
