// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { localDateTime } from '#ui/form/localDateTime.ts'
import { typedDateTime } from '#ui/form/typedDateTime.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import SchedulePage from './SchedulePage.tsx'

const minute = 60_000
const startDate = Math.ceil(Date.now() / hour) * hour + 24 * hour
const savedSettings = { minutes: { 1: 40, 2: 95, 3: 130, 5: 210, 7: 290 }, pauseMinutes: 10, atOnce: 1 }
const shown = (at: number) => typedDateTime(localDateTime(at), 'ru')

async function openEditor(documents: Record<string, object>, isRefused = false) {
  const page = await renderPage({
    at: '/competitions/cup/schedule',
    Page: SchedulePage,
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
  const editor = within(await screen.findByRole('form', { name: 'Расписание' }))
  return { ...page, editor }
}

test('a schedule is calculated, moved, corrected by hand, and saved as its differences', async () => {
  const { editor, user, fill, calls, firestore } = await openEditor(runningTestCompetition(4))
  const begins = editor.getByRole('textbox', { name: /^Начало первых матчей/ })
  expect(begins).toHaveProperty('value', shown(startDate))
  await fill(editor.getByRole('textbox', { name: 'Bo1, минут' }), '40')
  await fill(editor.getByRole('textbox', { name: 'Матчей одновременно' }), '1')
  await user.click(editor.getByRole('button', { name: 'Рассчитать' }))
  const final = editor.getByRole('textbox', { name: 'Начало: Финал' })
  expect(final).toHaveProperty('value', shown(startDate + 90 * minute))

  await fill(editor.getByRole('textbox', { name: 'Минут' }), '10')
  await user.click(editor.getByRole('button', { name: 'Позже' }))
  expect(final).toHaveProperty('value', shown(startDate + 100 * minute))
  await user.click(editor.getByRole('button', { name: '2 матча' }))
  const second = editor.getByRole('textbox', { name: 'Начало: Матч 2' })
  await fill(second, '99:99')
  await user.keyboard('{Enter}')
  editor.getByText('Такого времени нет')
  await fill(second, shown(startDate + 30 * minute))
  await user.keyboard('{Enter}')
  expect(calls).toEqual([])

  await user.click(editor.getByRole('button', { name: 'Сохранить' }))
  expect(calls).toEqual([
    {
      name: 'planMatches',
      input: {
        competitionId: 'cup',
        bracketId: 'first',
        planId: expect.stringMatching(/^\w{20}$/),
        edition: 0,
        minutes: { 1: 40, 2: 95, 3: 130, 5: 210, 7: 290 },
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
  // The streams have not brought the plan yet.
  expect(final).toHaveProperty('value', shown(startDate + 100 * minute))
  expect(editor.getByRole('button', { name: 'Сохранить' })).toHaveProperty('disabled', true)
  const path = `${testCompetitionPath}/brackets/first`
  const documents = runningTestCompetition(4)
  firestore.put(path, { ...documents[path], schedule: { ...savedSettings, planId: 'own', edition: 1 } })
  await vi.waitFor(() => expect(final).toHaveProperty('value', ''))
  expect(editor.queryByText(/изменил другой/)).toBeNull()
})

test('calculating is the next step until something is planned, then saving', async () => {
  const { editor, user } = await openEditor(runningTestCompetition(4))
  const steps = () =>
    [...document.querySelectorAll<HTMLElement>('[data-next-step]')].map(step => step.dataset['nextStep'])
  expect(steps()).toEqual(['schedule'])
  await user.click(editor.getByRole('button', { name: 'Рассчитать' }))
  expect(steps()).toEqual(['save-schedule'])
  await user.click(editor.getByRole('button', { name: 'Отменить правки' }))
  expect(steps()).toEqual(['schedule'])
})

test('the first match starts when the plan says, even if the tournament begins earlier', async () => {
  const documents = runningTestCompetition(4)
  const of = (matchId: string) => `${testCompetitionPath}/brackets/first/matches/${matchId}`
  const planned = {
    ...documents,
    [of('main-1-1')]: { ...documents[of('main-1-1')], startsAt: startDate + 2 * hour },
    [of('main-1-2')]: { ...documents[of('main-1-2')], startsAt: startDate + hour },
  }
  const { editor } = await openEditor(planned)
  const begins = editor.getByRole('textbox', { name: /^Начало первых матчей/ })
  expect(begins).toHaveProperty('value', shown(startDate + hour))
})

test('what is planned after the first matches have begun starts when the plan says, and not in the past', async () => {
  const documents = runningTestCompetition(4)
  const of = (matchId: string) => `${testCompetitionPath}/brackets/first/matches/${matchId}`
  const opened = async (final: number) => {
    const { editor } = await openEditor({
      ...documents,
      [of('main-1-1')]: { ...documents[of('main-1-1')], status: 'running', startsAt: startDate - hour },
      [of('main-2-1')]: { ...documents[of('main-2-1')], startsAt: final },
    })
    const { value } = editor.getByRole<HTMLInputElement>('textbox', { name: /^Начало первых матчей/ })
    cleanup()
    return value
  }
  expect(await opened(startDate + 3 * hour)).toBe(shown(startDate + 3 * hour))
  expect(await opened(Date.now() - hour)).not.toBe(shown(Date.now() - hour))
})

test('another plan is shown beneath the edits, which are saved over it', async () => {
  const { editor, user, fill, firestore, calls } = await openEditor(runningTestCompetition(4), true)
  const path = `${testCompetitionPath}/brackets/first`
  const documents = runningTestCompetition(4)
  await fill(editor.getByRole('textbox', { name: 'Начало: Финал' }), shown(startDate))
  await user.click(editor.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText(/изменил/i)
  const schedule = {
    planId: 'other',
    edition: 7,
    minutes: { 1: 50, 2: 95, 3: 1, 5: 1 },
    pauseMinutes: 0,
    atOnce: null,
  }
  firestore.put(`${path}/matches/main-1-1`, { ...documents[`${path}/matches/main-1-1`], startsAt: startDate })
  firestore.put(path, { ...documents[path], schedule })
  await editor.findByText(/Ниже — новое/)
  await user.click(editor.getByRole('button', { name: 'Сохранить' }))
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

test('those who watch read the planned matches by time; nothing in it can be edited', async () => {
  const documents = runningTestCompetition(4)
  const of = (matchId: string) => `${testCompetitionPath}/brackets/first/matches/${matchId}`
  await renderPage({
    at: '/competitions/cup/schedule',
    Page: SchedulePage,
    documents: {
      ...documents,
      [of('main-1-1')]: { ...documents[of('main-1-1')], startsAt: startDate + 2 * hour },
      [of('main-1-2')]: { ...documents[of('main-1-2')], startsAt: startDate },
    },
  })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^\d\d:\d\dTeam 2 — Team 31-й раунд, матч 2$/),
    expect.stringMatching(/^\d\d:\d\dTeam 1 — Team 41-й раунд, матч 1$/),
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a schedule that nobody has made says so', async () => {
  await renderPage({
    at: '/competitions/cup/schedule',
    Page: SchedulePage,
    documents: runningTestCompetition(4),
  })
  await screen.findByRole('heading', { name: 'Время матчей не назначено' })
})
