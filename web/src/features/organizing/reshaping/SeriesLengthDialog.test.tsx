// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { scheduled } from '@upper-bracket/shared/schedule/testing/scheduled'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

const veto = { game: 'csgo', maps: ['dust2', 'mirage', 'nuke'], stepSeconds: 60 } as const

async function open(at: string, language: 'ru' | 'en', teams = 4) {
  return renderPage({
    at: `/competitions/cup/bracket${at}`,
    Page: BracketPage,
    language,
    user: organizer,
    documents: {
      ...runningTestCompetition(teams, {
        format: 'double',
        bestOf: { rounds: 3, final: 5 },
        after: bracket => scheduled(bracket, Date.now() + hour),
      }),
      [testCompetitionPath]: aCompetition({
        status: 'running',
        bracketId: 'first',
        selfService: { ...defaultSelfService, veto },
      }),
    },
    functions: { setSeriesLength: () => ({ entryId: 'length', matches: [] }), takeBack: () => ({}) },
  })
}

test('an organizer makes the lower final a best of 1, sees the new end, and takes it back', async () => {
  const { user, calls } = await open('?match=lower-2-1', 'en')
  await user.click(await screen.findByRole('button', { name: 'Series length' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Series length' }))
  const confirm = dialog.getByRole('button', { name: 'Change the length' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Length' }), 'Bo1')
  dialog.getByText('1 match changes')
  dialog.getByText(/^Scheduled end: .+ \(was .+\)$/)
  await user.click(confirm)
  await screen.findByText('Bo1: 1 match')
  const address = { competitionId: 'cup', bracketId: 'first' }
  expect(calls).toContainEqual({
    name: 'setSeriesLength',
    input: { ...address, series: { matchId: 'lower-2-1' }, bestOf: 1 },
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toEqual({ name: 'takeBack', input: { ...address, entryIds: ['length'] } }),
  )
})

test('the menu of the bracket changes a round or all matches', async () => {
  const { user, calls } = await open('', 'ru', 3)
  await user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  await user.click(screen.getByRole('menuitem', { name: 'Длина серий' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Длина серий' }))
  const which = dialog.getByRole('combobox', { name: 'Какие матчи' })
  expect(within(which).getAllByRole('option').at(-1)?.textContent).toBe('Все матчи')
  await user.selectOptions(which, 'Все матчи')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Длина' }), 'Bo1')
  dialog.getByText('Изменится 4 матча')
  expect(dialog.queryByText(/начал/)).toBeNull()
  expect(dialog.queryByText(/не будет выбора карт/)).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Длина' }), 'Bo5')
  dialog.getByText(/^В 3 матчах не будет выбора карт: нужно 5, а в пуле 3\./)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Длина' }), 'Bo1')
  await user.click(dialog.getByRole('button', { name: 'Изменить длину' }))
  await vi.waitFor(() =>
    expect(calls).toContainEqual({
      name: 'setSeriesLength',
      input: { competitionId: 'cup', bracketId: 'first', series: { stage: '' }, bestOf: 1 },
    }),
  )
})
