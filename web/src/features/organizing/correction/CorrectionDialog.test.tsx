// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import type { UndoneMatch } from '@upper-bracket/shared/bracket/results/undoneMatch'
import { placeTeam } from '@upper-bracket/shared/bracket/slots/placeTeam'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const said = {
  ru: {
    correct: 'Исправить результат',
    confirm: 'Исправить',
    same: /^Победитель тот же/,
    other: 'Из-за этого обнулится ещё 1 матч:',
    lost: /Финал, матч 3/,
    leaving: 'Уйдёт из матча: Team 1',
  },
  en: {
    correct: 'Correct the result',
    confirm: 'Correct',
    same: /^Same winner/,
    other: 'The winner is now Team 4.',
    lost: /Final, match 3/,
    leaving: /: Team 1$/,
  },
} as const

/** What a change of the winner takes along: the final, which has been played. */
const final: UndoneMatch = {
  matchId: 'main-2-1',
  started: true,
  status: 'finished',
  teamIds: ['team-1', 'team-2'],
  score: [2, 0],
  winner: 0,
  forfeits: [false, false],
  leaving: ['team-1'],
  arriving: [],
}

test('another winner of the final is said to become the champion', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?match=main-1-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(2, {
      after: bracket =>
        after(
          bracket,
          before => startMatch(before, 'main-1-1'),
          before => finishSeries(before, 'main-1-1', [1, 0]),
        ),
    }),
    functions: { reopenMatch: async () => ({ revision: 3, basis: 'basis', undone: [] }) },
  })
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'Correct the result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the result' }))
  const [, second] = dialog.getAllByRole('group').map(group => within(group))
  await user.click(second?.getByRole('radio', { name: '1:0' }) ?? document.body)
  dialog.getByText('Team 2 becomes the champion')
})

test.each(['ru', 'en'] as const)(
  'the score that is chosen decides what is lost with it (%s)',
  async language => {
    const texts = said[language]
    const { user, calls } = await renderPage({
      at: '/competitions/cup/bracket?match=main-1-1',
      Page: BracketPage,
      language,
      user: organizer,
      documents: runningTestCompetition(4, {
        bestOf: { rounds: 3, final: 3 },
        after: bracket =>
          after(
            bracket,
            before => startMatch(before, 'main-1-1'),
            before => finishSeries(before, 'main-1-1', [2, 0]),
          ),
      }),
      functions: {
        reopenMatch: async () => ({ revision: 3, basis: 'basis', undone: [final] }),
        correctScore: async () => ({ revision: 3, basis: '', undone: [] }),
      },
    })
    const panel = within(await screen.findByRole('dialog'))
    await user.click(panel.getByRole('button', { name: texts.correct }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.correct }))
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: texts.confirm })
    expect(confirm.disabled).toBe(true)

    // All scores are one group to the keyboard.
    const [first, second] = dialog.getAllByRole('group').map(group => within(group))
    first?.getByRole('radio', { name: '2:0' }).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(second?.getByRole<HTMLInputElement>('radio', { name: '2:1' }).checked).toBe(true)
    dialog.getByText(texts.other)
    const lost = within(dialog.getByRole('listitem'))
    lost.getByText(texts.lost, { exact: false })
    lost.getByText(texts.leaving)
    expect(confirm.disabled).toBe(false)

    await user.keyboard('{ArrowUp}{ArrowUp}')
    dialog.getByText(texts.same)
    expect(dialog.queryByRole('listitem')).toBeNull()
    await user.click(confirm)
    expect(calls.find(({ name }) => name === 'correctScore')?.input).toMatchObject({ score: [2, 1] })
  },
)

test('a withdrawn team that was placed by hand is said to leave a match whose result is undone', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket?match=main-2-1',
    Page: BracketPage,
    language: 'en',
    user: organizer,
    documents: runningTestCompetition(8, {
      after: bracket =>
        after(
          bracket,
          before => forfeitMatch(before, 'main-1-1', [1]),
          before => forfeitMatch(before, 'main-1-3', [0]),
          before => placeTeam(before, { matchId: 'main-2-1', side: 1 }, 'team-2'),
          before => disqualifyTeam(before, 'team-2'),
        ),
    }),
    functions: { reopenMatch: async () => ({ revision: 4, basis: 'basis', undone: [] }) },
  })
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'Correct the result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the result?' }))
  await dialog.findByText(/the match reopens without the team that was placed in it by hand/)
  dialog.getByText('Leaves the match: Team 2')
  await user.click(await dialog.findByRole('button', { name: 'Undo the result' }))
  await screen.findByText('Result undone. The match waits for another team')
})
