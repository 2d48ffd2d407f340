// @vitest-environment happy-dom

import { screen, waitFor, within } from '@testing-library/react'
import { formSettings, pickSettings, settingRow } from '@upper-bracket/shared/competition/settings/settings'
import { type FormatTemplate, formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import { defaultMapPool } from '@upper-bracket/shared/selfService/csMaps'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, expect, test, vi } from 'vitest'
import { competition } from '#locales/ru/competition.ts'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { heldNow, stubHeights } from '#testing/heldHeight.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour } from '#testing/testCompetition.ts'
import NewCompetitionPage from './NewCompetitionPage.tsx'

const testCompetitionId = 'winter-cup-1234567890'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Scene = Parameters<typeof renderPage>[0]

const open = async (functions: Scene['functions'] = {}, scene: Partial<Scene> = {}) => {
  const page = await renderPage({
    at: '/competitions/new',
    Page: NewCompetitionPage,
    user: organizer,
    functions,
    ...scene,
  })
  const form = within(await screen.findByRole('form', { name: 'Создать турнир' }))
  const type = (label: RegExp, text: string) => page.fill(form.getByLabelText(label), text)
  const submit = () => page.user.click(form.getByRole('button', { name: 'Создать турнир' }))
  return { ...page, form, type, submit }
}

test('toasts and the field that has the focus stay off the buttons at the lower edge', async () => {
  stubHeights(76)
  const { unmount, form } = await open()
  form.getByRole('group', { name: 'Время подтвердить место', description: /^Когда запись закрыта/ })
  const { style } = document.documentElement
  expect([heldNow(), style.scrollPaddingBottom]).toEqual(['76px', '100px'])
  unmount()
  expect([heldNow(), style.scrollPaddingBottom]).toEqual(['', ''])
})

test('an organizer with a page shows the new tournament on it, if it is wanted', async () => {
  const page = { address: 'anna', name: 'Anna' }
  const functions: Scene['functions'] = {
    createCompetition: ({ competitionId }) => ({ competitionId }),
    showOnOrganizerPage: () => ({ announced: 'told' }),
  }
  const documents = { [`organizerPages/${organizer.uid}`]: page }
  const { form, type, submit, user, calls } = await open(functions, { documents })
  await type(/^Название/, 'Кубок')
  await user.click(await form.findByRole('checkbox', { name: /^Показать на моей странице/ }))
  await submit()
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['createCompetition', 'showOnOrganizerPage']),
  )
  expect(calls[1]?.input).toEqual({ competitionId: expect.any(String), shown: true })
})

test('everything that is wrong is told at once, again at each attempt', async () => {
  const { form, type, submit, calls } = await open()
  expect(form.getByLabelText<HTMLInputElement>(/^Начало турнира/).value).toMatch(/^\d\d\.\d\d\.\d{4} 15:00$/)
  await type(/^Начало турнира/, '01.02.2020 19:00')
  await type(/^Конец регистрации/, '31.02.2030 10:00')
  for (let attempt = 0; attempt < 2; attempt++) {
    await submit()
    await waitFor(() =>
      expect(fieldProblems()).toEqual({
        wrong: [
          'Слишком коротко: нужно не меньше 3 символов',
          'Это время уже прошло. Выберите будущее',
          'Напишите дату так: 24.05.2027 19:00',
        ],
        focused: 'name',
      }),
    )
  }
  await type(/^Название/, 'Кубок')
  await submit()
  await waitFor(() => expect(fieldProblems().focused).toBe('startDate'))
  expect(calls).toEqual([])
})

test('every setting of a tournament has a field in each format, and no other has one', async () => {
  const { form, user } = await open()
  const isShown = (label: string) =>
    form.queryAllByLabelText(text => text.startsWith(label)).length > 0 ||
    form.queryByRole('group', { name: label }) !== null
  for (const template of Object.keys(formatTemplates) as FormatTemplate[]) {
    await user.click(form.getByRole('radio', { name: new RegExp(`^${competition[`format_${template}`]}`) }))
    const { format, stages } = formatTemplates[template](16)
    if (stages.length > 0) await form.findByRole('group', { name: competition.setting_stages })
    expect(
      formSettings.filter(name => isShown(competition[`setting_${name}`])),
      template,
    ).toEqual(
      formSettings.filter(
        name =>
          (settingRow(name).appliesTo?.includes(format) ?? true) &&
          (name !== 'stages' || stages.length > 0) &&
          // Only whole teams have them.
          name !== 'substitutes',
      ),
    )
  }
  await user.click(form.getByRole('checkbox', { name: new RegExp(`^${competition.setting_wholeTeams}`) }))
  form.getByRole('group', { name: competition.setting_substitutes })
})

test('each format is offered with its matches and the time, for the team limit', async () => {
  const { form, type } = await open()
  const card = (name: RegExp) => form.findByRole('radio', { name })
  await card(/^На вылет.*15 матчей · около \d+\u00a0ч/)
  await card(/^Группы и плей-офф.*24 \+ 7 матчей · около \d+\u00a0ч/)
  await card(/^Швейцарка и плей-офф.*33 \+ 7 матчей · около \d+\u00a0ч/)
  form.getByText(/^Расчёт для 16 команд;/)
  await type(/^Мест для команд/, '40')
  await card(/^На вылет.*39 матчей/)
  await card(/^Лига.*Не для 40 команд/)
})

test('a format that cannot be played says why and is adapted, and one with surprises names them', async () => {
  const { form, type, user } = await open()
  await user.click(form.getByRole('radio', { name: /^Швейцарка и плей-офф/ }))
  await form.findByLabelText('Жеребьёвка туров')
  await type(/^Мест для команд/, '13')
  await form.findByText(/только для 8, 16 или 32 команд/)
  await user.click(form.getByRole('button', { name: 'Подогнать под 13 команд' }))
  expect(form.getByLabelText<HTMLSelectElement>('Жеребьёвка туров').value).toBe('top-half')
  const notes = within(await form.findByRole('list', { name: 'Что учесть' }))
  notes.getByText(/в каждом туре одна отдыхает/)
  expect(form.queryByText(/только для 8, 16 или 32 команд/)).toBeNull()
})

test('how many teams start in the lower bracket can be chosen where a double elimination follows', async () => {
  const { form, user } = await open()
  await user.click(await form.findByRole('radio', { name: /^Группы и две сетки.*56 \+ 22 матча/ }))
  const lower = await form.findByLabelText<HTMLSelectElement>('В нижнюю сетку из группы')
  expect([...lower.options].map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4'])
  await user.selectOptions(lower, '3')
  await form.findByRole('radio', { name: /^Группы и две сетки.*56 \+ 20 матчей/ })
  await user.click(form.getByRole('radio', { name: /^Таблицей/ }))
  await form.findByText(/^Начать в нижней сетке можно только сразу после последнего этапа/)
  await user.selectOptions(lower, '0')
  expect(form.queryByLabelText('В нижнюю сетку из группы')).toBeNull()
})

test('what has been written is not left without a question, and what has been created without one', async () => {
  const { form, type, submit, user, router, calls } = await open({
    createCompetition: async ({ competitionId }) => ({ competitionId }) as never,
  })
  await type(/^Название/, 'Недописанный')
  await user.click(form.getByRole('link', { name: 'Отмена' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
  await user.click(dialog.getByRole('button', { name: 'Остаться' }))
  // The page behind the question is hidden from assistive technology until it has closed.
  await screen.findByRole('form')
  await type(/^Название/, 'Зимний кубок')
  await submit()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/competitions\/[\w-]{20,}\/teams$/))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([
    { name: 'createCompetition', input: expect.objectContaining({ name: 'Зимний кубок' }) },
  ])
})

test('a clone has the settings and the banner of the original, later dates, and nothing else of it', async () => {
  const description = 'Правила'
  const original = aCompetition({ name: 'Зимний кубок', description, playerCount: 12, bannerURL: 'picture' })
  const { submit, calls } = await open(
    { createCompetition: async ({ competitionId }) => ({ competitionId }) as never },
    {
      at: `/competitions/new?from=${testCompetitionId}`,
      documents: { [`competitions/${testCompetitionId}`]: original },
    },
  )
  screen.getByText(/Настройки взяты у «Зимний кубок»/)
  await submit()
  const week = 7 * 24 * hour
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: 'createCompetition',
        input: {
          ...pickSettings(original, formSettings),
          competitionId: expect.not.stringContaining(testCompetitionId),
          name: 'Зимний кубок',
          startDate: original.startDate + week,
          registrationDeadline: original.registrationDeadline + week,
          description,
          bannerOf: testCompetitionId,
        },
      },
    ]),
  )
})

test('matches that the teams run are part of creating', async () => {
  const { form, type, submit, user, calls } = await open({
    createCompetition: async ({ competitionId }) => ({ competitionId }) as never,
  })
  await type(/^Название/, 'Зимний кубок')
  expect(form.queryByLabelText('Минут на чек-ин')).toBeNull()
  await user.click(form.getByRole('radio', { name: /^Команды ведут матчи сами/ }))
  await form.findByLabelText('Минут на чек-ин')
  await type(/^Минут на чек-ин/, '1')
  await submit()
  await waitFor(() => expect(fieldProblems()).toEqual({ wrong: ['Не меньше 2'], focused: 'checkInMinutes' }))
  expect(calls).toEqual([])

  await type(/^Минут на чек-ин/, '15')
  // The pool of maps is there whichever game was chosen when the form opened.
  await user.click(form.getByRole('radio', { name: /^CS/ }))
  await user.click(form.getByRole('switch', { name: 'Выбор карт' }))
  await submit()
  const veto = { game: 'csgo', maps: defaultMapPool, stepSeconds: 60 }
  await waitFor(() =>
    expect(calls).toMatchObject([
      { input: { selfService: { ...defaultSelfService, checkInMinutes: 15, veto } } },
    ]),
  )
})

test('what only the server finds wrong is told at its field, also with the matches', async () => {
  const refusals = [
    refused('date-in-past', { field: 'startDate' }),
    refused('invalid-input', { fields: [{ path: 'selfService.reportMinutes', problem: 'too-many' }] }),
  ]
  const { form, type, submit, user } = await open({
    createCompetition: () => {
      throw refusals.shift() ?? new Error('Nothing is wrong any more')
    },
  })
  await type(/^Название/, 'Зимний кубок')
  await submit()
  await waitFor(() =>
    expect(fieldProblems()).toEqual({
      wrong: ['Это время уже прошло. Выберите будущее'],
      focused: 'startDate',
    }),
  )
  await user.click(form.getByRole('radio', { name: /^Команды ведут матчи сами/ }))
  await form.findByLabelText('Минут на чек-ин')
  await submit()
  await waitFor(() => expect(fieldProblems()).toEqual({ wrong: ['Не больше 120'], focused: 'reportMinutes' }))
})
