// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { manualSwiss } from '@upper-bracket/shared/bracket/testing/manualSwiss'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { expect, test, vi } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import { aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const inSecond = (bracket: Bracket) =>
  done(playStages(bracket, betterSeedWins), 'publishRound', { stage: 's1', round: 2 })
const late = { teamId: 'team-7', pointsPerMissedRound: 0.5 }

async function open(after: (bracket: Bracket) => Bracket, plan: StagePlan = manualSwiss) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents: {
      ...runningTestCompetition(6, { stages: [plan], after }),
      [`${testCompetitionPath}/teams/team-7`]: aTeam('Wolves', ['wolf']),
      [`${testCompetitionPath}/teams/team-8`]: aTeam('Nobody', []),
    },
    functions: { enterLate: () => ({ entryId: 'late' }), takeBack: () => ({}) },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  const item = screen.queryByRole('menuitem', { name: 'Добавить опоздавшую команду' })
  if (item === null) return { ...page, dialog: null }
  await page.user.click(item)
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить опоздавшую команду' }))
  return { ...page, dialog }
}

test('an organizer adds a team with its points for the rounds that it missed', async () => {
  const { user, calls, dialog } = await open(inSecond)
  if (dialog === null) throw new Error('no dialog')
  dialog.getByText(/играет с тура 3/)
  const choice = dialog.getByRole('combobox', { name: 'Команда' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wolves'])
  dialog.getByText('пропущено 2 тура: 0 очков')
  await user.selectOptions(dialog.getByRole('combobox', { name: /Очки за каждый/ }), '½, как за ничью')
  dialog.getByText('пропущено 2 тура: 1 очко')
  await user.click(dialog.getByRole('button', { name: 'Добавить команду' }))
  await screen.findByText('Wolves: в игре с тура 3')
  expect(calls).toContainEqual({
    name: 'enterLate',
    input: { competitionId: 'cup', bracketId: 'first', ...late },
  })
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toEqual({
      name: 'takeBack',
      input: { competitionId: 'cup', bracketId: 'first', entryIds: ['late'] },
    }),
  )
})

test('without another team, the dialog says what is missing', async () => {
  const { dialog } = await open(bracket => done(inSecond(bracket), 'enterLate', late))
  dialog?.getByText(/Все команды с игроками уже в сетке/)
  const link = dialog?.getByRole('link', { name: 'Добавить игроков' })
  expect(link?.getAttribute('href')).toBe('/competitions/cup/teams?do=addPlayers')
  expect(dialog?.getByRole('button', { name: 'Добавить команду' })).toHaveProperty('disabled', true)
  // The table says where the points of the late team come from.
  screen.getByText('пропущено 2 тура: 1 очко')
})

test('after the last round is published, it is too late', async () => {
  const { dialog } = await open(bracket =>
    done(playStages(inSecond(bracket), betterSeedWins), 'publishRound', { stage: 's1', round: 3 }),
  )
  dialog?.getByText(/добавлять команду поздно/)
})

test('other stages take no late teams', async () => {
  const { dialog } = await open(bracket => bracket, {
    ...manualSwiss,
    kind: 'round-robin',
    legs: 1,
    criteria: ['points'],
  })
  expect(dialog).toBeNull()
})
