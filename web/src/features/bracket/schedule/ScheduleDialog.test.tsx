// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { localDateTime } from '#ui/form/localDateTime.ts'
import { typedDateTime } from '#ui/form/typedDateTime.ts'
import BracketPage from '../page/BracketPage.tsx'

const minute = 60_000
const startDate = Math.ceil(Date.now() / hour) * hour + 24 * hour
const shown = (at: number) => typedDateTime(localDateTime(at), 'ru')

async function openDialog(documents: Record<string, object>, isRefused = false) {
  const page = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents: {
      ...documents,
      [testCompetitionPath]: aCompetition({ status: 'running', bracketId: 'first', startDate }),
    },
    functions: {
      planMatches: () => {
        if (isRefused) throw refused('changed-meanwhile')
        return { edition: 1 }
      },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  await page.user.click(screen.getByRole('menuitem', { name: 'Расписание' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Расписание' }))
  return { ...page, dialog }
}

test('a schedule is calculated, moved, corrected by hand, and saved as its differences', async () => {
  const { dialog, user, fill, calls } = await openDialog(runningTestCompetition(4))
  const begins = dialog.getByRole('textbox', { name: /^Начало первых матчей/ })
  expect(begins).toHaveProperty('value', shown(startDate))
  await fill(dialog.getByRole('textbox', { name: 'Bo1, минут' }), '40')
  await fill(dialog.getByRole('textbox', { name: 'Матчей одновременно' }), '1')
  await user.click(dialog.getByRole('button', { name: 'Рассчитать' }))
  const final = dialog.getByRole('textbox', { name: 'Начало: Финал' })
  expect(final).toHaveProperty('value', shown(startDate + 90 * minute))

  await fill(dialog.getByRole('textbox', { name: 'Минут' }), '10')
  await user.click(dialog.getByRole('button', { name: 'Позже' }))
  expect(final).toHaveProperty('value', shown(startDate + 100 * minute))
  await user.click(dialog.getByRole('button', { name: '2 матча' }))
  const second = dialog.getByRole('textbox', { name: 'Начало: Матч 2' })
  await fill(second, '99:99')
  await user.keyboard('{Enter}')
  dialog.getByText('Такого времени нет')
  await fill(second, shown(startDate + 30 * minute))
  await user.keyboard('{Enter}')
  expect(calls).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(calls).toEqual([
    {
      name: 'planMatches',
      input: {
        competitionId: 'cup',
        bracketId: 'first',
        planId: expect.stringMatching(/^\w{20}$/),
        edition: 0,
        minutes: { 1: 40, 3: 130, 5: 210 },
        pauseMinutes: 10,
        atOnce: 1,
        starts: [
          ['main-1-1', startDate + 10 * minute],
          ['main-1-2', startDate + 30 * minute],
          ['main-2-1', startDate + 100 * minute],
        ],
      },
    },
  ])
  await screen.findByText('Расписание сохранено')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the first match starts when the plan says, even if the tournament begins earlier', async () => {
  const documents = runningTestCompetition(4)
  const of = (matchId: string) => `${testCompetitionPath}/brackets/first/matches/${matchId}`
  const planned = {
    ...documents,
    [of('main-1-1')]: { ...documents[of('main-1-1')], startsAt: startDate + 2 * hour },
    [of('main-1-2')]: { ...documents[of('main-1-2')], startsAt: startDate + hour },
  }
  const { dialog } = await openDialog(planned)
  const begins = dialog.getByRole('textbox', { name: /^Начало первых матчей/ })
  expect(begins).toHaveProperty('value', shown(startDate + hour))
})

test('what is planned after the first matches have begun starts when the plan says, and not in the past', async () => {
  const documents = runningTestCompetition(4)
  const of = (matchId: string) => `${testCompetitionPath}/brackets/first/matches/${matchId}`
  const opened = async (final: number) => {
    const { dialog } = await openDialog({
      ...documents,
      [of('main-1-1')]: { ...documents[of('main-1-1')], status: 'running', startsAt: startDate - hour },
      [of('main-2-1')]: { ...documents[of('main-2-1')], startsAt: final },
    })
    const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Начало первых матчей/ })
    cleanup()
    return value
  }
  expect(await opened(startDate + 3 * hour)).toBe(shown(startDate + 3 * hour))
  expect(await opened(Date.now() - hour)).not.toBe(shown(Date.now() - hour))
})

test('another plan is shown beneath the edits, which are saved over it', async () => {
  const { dialog, user, fill, firestore, calls } = await openDialog(runningTestCompetition(4), true)
  const path = `${testCompetitionPath}/brackets/first`
  const documents = runningTestCompetition(4)
  await fill(dialog.getByRole('textbox', { name: 'Начало: Финал' }), shown(startDate))
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText(/изменил/i)
  const schedule = {
    planId: 'other',
    edition: 7,
    minutes: { 1: 50, 3: 1, 5: 1 },
    pauseMinutes: 0,
    atOnce: null,
  }
  firestore.put(`${path}/matches/main-1-1`, { ...documents[`${path}/matches/main-1-1`], startsAt: startDate })
  firestore.put(path, { ...documents[path], schedule })
  await dialog.findByText(/Ниже — новое/)
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(calls.map(({ input }) => input)).toMatchObject([
    { edition: 0, starts: [['main-2-1', startDate]] },
    { edition: 7, starts: [['main-2-1', startDate]] },
  ])
})

test('once matches are planned, everybody is offered their calendar', async () => {
  const documents = runningTestCompetition(4)
  const first = `${testCompetitionPath}/brackets/first/matches/main-1-1`
  const { user, firestore } = await renderPage({
    at: '/competitions/cup/bracket?team=team-1',
    Page: BracketPage,
    documents,
  })
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  expect(screen.queryByRole('menuitem', { name: /^Календарь/ })).toBeNull()
  firestore.put(first, { ...documents[first], startsAt: startDate })
  await user.click(await screen.findByRole('menuitem', { name: 'Календарь: Team 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Календарь: Team 1' })
  expect(dialog.textContent).toContain('/api/competitions/cup/teams/team-1/calendar.ics?lang=ru')
})
