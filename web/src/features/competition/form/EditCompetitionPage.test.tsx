// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import EditCompetitionPage from './EditCompetitionPage.tsx'

/** The form in which its organizer edits a competition that differs from the usual one by `changes`. */
const editing = (
  changes: Partial<Competition>,
  scene: Pick<Parameters<typeof renderPage>[0], 'language' | 'functions'>,
) =>
  renderPage({
    at: '/competitions/cup/edit',
    Page: EditCompetitionPage,
    user: organizer,
    documents: { [testCompetitionPath]: aCompetition(changes) },
    ...scene,
  })

/** Others change the stored competition; its dates stay what they were, also when a minute has passed. */
const changeByOthers = (
  firestore: Awaited<ReturnType<typeof editing>>['firestore'],
  changes: Partial<Competition>,
) => act(() => firestore.put(testCompetitionPath, { ...firestore.read(testCompetitionPath), ...changes }))

test('what a bracket locks cannot be changed and says why; everything else can', async () => {
  const { user, fill, calls } = await editing(
    { bracketId: 'first', status: 'running', playerCount: 12 },
    { language: 'en', functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  for (const name of ['Compare by rating', 'Rank required', 'Telegram required', 'Third-place match']) {
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }).disabled).toBe(true)
  }
  screen.getByText(/what players need can no longer be changed/)
  screen.getByText(/the game and the format cannot change here/)
  screen.getByText(/Now: 12. A smaller number removes nobody/)

  await fill(screen.getByLabelText('Player limit'), 'many')
  await fill(description, '# Rules\r\n- fair play  ')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(fieldProblems().wrong).toEqual(['Enter a whole number or leave this empty']))
  await fill(screen.getByLabelText('Player limit'), '20')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: 'updateCompetition',
        input: {
          competitionId: 'cup',
          revision: 0,
          changes: { description: '# Rules\n- fair play', places: { players: 20 } },
        },
      },
    ]),
  )
})

test('dates are written as one writes them in English, and a range of ranks belongs to the scale that it was chosen on', async () => {
  const { user, fill, calls } = await editing(
    {},
    { language: 'en', functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  const start = await screen.findByLabelText<HTMLInputElement>(/^Tournament start/)
  const written = start.value
  expect(written).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d$/)
  await fill(screen.getByLabelText(/^Tournament name/), 'x')
  await fill(start, 'tomorrow')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(fieldProblems().wrong).toHaveLength(2))
  await waitFor(() => expect(fieldProblems().focused).toBe('name'))
  expect(start.value).toBe('tomorrow')
  await fill(screen.getByLabelText(/^Tournament name/), 'Winter Cup')
  await fill(start, written)

  const limit = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  await user.selectOptions(limit('Lowest rank'), 'Legend 4')
  await user.selectOptions(limit('Highest rank'), 'Herald 1')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(fieldProblems().wrong).toHaveLength(1))
  await user.click(screen.getByRole('checkbox', { name: /^Compare by rating/ }))
  expect([limit('Lowest rank').value, limit('Highest rank').value]).toEqual(['', ''])
  await user.click(screen.getByRole('checkbox', { name: /^Compare by rating/ }))
  await waitFor(() => expect(limit('Highest rank').value).toBe('11'))
  await user.click(screen.getByRole('checkbox', { name: /^Compare by rating/ }))
  await fill(limit('Highest rank'), '4 500')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() =>
    expect(calls).toMatchObject([{ input: { changes: { options: { rankBasis: 'rating', rankTo: 4500 } } } }]),
  )
})

test('what players are compared by is locked once there is one; questions are asked, changed and taken back', async () => {
  const asked = { text: 'Where from?', choices: [], required: false }
  const { user, fill, calls } = await editing(
    { questions: [asked], playerCount: 1 },
    { language: 'en', functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  const save = () => user.click(screen.getByRole('button', { name: 'Save tournament' }))
  const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByText('Players have already joined, so they can no longer be compared differently.')
  expect(option(/^Compare by rating/).disabled).toBe(true)
  await user.click(option(/^Rank required/))

  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await user.click(screen.getAllByRole('checkbox', { name: 'Answer required' })[1] ?? document.body)
  await user.click(screen.getAllByRole('checkbox', { name: 'Answer from a list' })[1] ?? document.body)
  await save()
  await waitFor(() =>
    expect(fieldProblems().wrong).toEqual(['Write the question or remove it', 'Give at least 2 answers']),
  )
  await fill(screen.getByLabelText('Question 2'), ' Where from?')
  await fill(screen.getByLabelText('Answers to question 2'), 'Core\n\n Support ')
  await save()
  await waitFor(() => expect(fieldProblems().wrong).toEqual(['This question is there already']))
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }))
  await fill(screen.getByLabelText('Question 1'), 'Role?')
  await save()
  const questions = [{ text: 'Role?', choices: ['Core', 'Support'], required: true }]
  const changes = { options: { rankRequired: true }, questions }
  await waitFor(() => expect(calls).toMatchObject([{ input: { changes } }]))
})

test('a competition is deleted by those who type its name', async () => {
  const { user, fill, calls, router } = await editing(
    {},
    { language: 'en', functions: { deleteCompetition: () => ({}) } },
  )
  await user.click(await screen.findByRole('button', { name: 'Delete tournament' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete tournament' })
  expect(confirm.disabled).toBe(true)
  await fill(dialog.getByLabelText('Tournament name'), 'Winter')
  expect(confirm.disabled).toBe(true)
  await fill(dialog.getByLabelText('Tournament name'), ' winter  cup')
  await user.click(confirm)
  await waitFor(() => expect(calls).toEqual([{ name: 'deleteCompetition', input: { competitionId: 'cup' } }]))
  await screen.findByText('Tournament “Winter Cup” deleted')
  expect(router.state.location.pathname).toBe('/tournaments/owner')
})

test('matches without an organizer are turned on and off', async () => {
  const language = 'ru'
  const texts = {
    on: /^Команды ведут матчи сами/,
    off: /^Организаторы ведут счёт/,
    save: 'Сохранить турнир',
    saved: 'Турнир сохранён',
    checkIn: 'Минут на чек-ин',
    report: 'Минут на проверку счёта',
    walkover: /^Сразу поражение/,
    wrong: ['Не меньше 2', 'Введите целое число'],
    refused: 'Не больше 60',
  } as const
  const { user, fill, calls } = await editing(
    { revision: 4 },
    {
      language,
      functions: {
        updateCompetition: ({ changes }) => {
          // As if the functions were of another version.
          if (changes.selfService?.checkInMinutes === 60) {
            const fields = [{ path: 'changes.selfService.checkInMinutes', problem: 'too-many' }]
            throw refused('invalid-input', { fields })
          }
          return { revision: 5 }
        },
      },
    },
  )
  const on = await screen.findByRole<HTMLInputElement>('radio', { name: texts.on })
  expect(on.checked).toBe(false)
  expect(screen.queryByLabelText(texts.checkIn)).toBeNull()
  await user.click(on)
  await fill(await screen.findByLabelText(texts.checkIn), '1')
  await fill(screen.getByLabelText(texts.report), '7.5')
  const save = screen.getByRole('button', { name: texts.save })
  await user.click(save)
  await waitFor(() => expect(fieldProblems()).toEqual({ wrong: texts.wrong, focused: 'checkInMinutes' }))
  expect(calls).toEqual([])

  await fill(screen.getByLabelText(texts.checkIn), '60')
  await fill(screen.getByLabelText(texts.report), '7')
  await user.click(save)
  await waitFor(() => expect(fieldProblems().wrong).toEqual([texts.refused]))
  await fill(screen.getByLabelText(texts.checkIn), '15')
  await user.click(screen.getByRole('radio', { name: texts.walkover }))
  await user.click(save)
  await screen.findByText(texts.saved)
  const turnedOn = {
    ...defaultSelfService,
    checkInMinutes: 15,
    reportMinutes: 7,
    noShow: 'walkover',
  } as const
  expect(calls.at(-1)?.input).toEqual({
    competitionId: 'cup',
    revision: 4,
    changes: { selfService: turnedOn },
  })

  cleanup()
  const off = await editing(
    { revision: 5, selfService: turnedOn },
    { language, functions: { updateCompetition: () => ({ revision: 6 }) } },
  )
  await screen.findByLabelText(texts.checkIn)
  await off.user.click(screen.getByRole('radio', { name: texts.off }))
  expect(screen.queryByLabelText(texts.checkIn)).toBeNull()
  await off.user.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(off.calls.at(-1)?.input).toMatchObject({ changes: { selfService: null } }))
})

test('edits of how matches run survive changes by others, are saved with the rest, and are not left without a question', async () => {
  const { user, fill, firestore, calls, router } = await editing(
    { selfService: defaultSelfService },
    { language: 'en', functions: { updateCompetition: () => ({ revision: 2 }) } },
  )
  const checkIn = await screen.findByLabelText<HTMLInputElement>('Minutes to check in')
  await fill(checkIn, '20')
  const theirs = { ...defaultSelfService, checkInMinutes: 5, reportMinutes: 30 }
  changeByOthers(firestore, { revision: 1, selfService: theirs })
  await screen.findByText(/this was changed elsewhere: “Minutes to confirm a score”/)
  screen.getByText(/Also changed elsewhere: “Minutes to check in”/)
  expect(checkIn.value).toBe('20')
  expect(screen.getByLabelText<HTMLInputElement>('Minutes to confirm a score').value).toBe('30')

  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/competitions/cup/edit')

  await user.click(await screen.findByRole('button', { name: 'Use theirs' }))
  expect(checkIn.value).toBe('5')
  await fill(checkIn, '7')
  await fill(screen.getByLabelText(/^Tournament name/), 'Spring Cup')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/competitions/cup'))
  expect(calls.map(({ input }) => input)).toEqual([
    {
      competitionId: 'cup',
      revision: 1,
      changes: { name: 'Spring Cup', selfService: { ...theirs, checkInMinutes: 7 } },
    },
  ])
})

test('a change of the name by others is no change of the stages, whose edits stay', async () => {
  const stages = () => [defaultStages['round-robin'](16)]
  const { user, firestore, calls } = await editing(
    { format: 'single', stages: stages() },
    { language: 'en', functions: { updateCompetition: () => ({ revision: 2 }) } },
  )
  const legs = await screen.findByLabelText<HTMLSelectElement>('Meetings')
  const theirs = { revision: 1, format: 'single', stages: stages() } as const
  changeByOthers(firestore, { ...theirs, name: 'Spring Cup' })
  await screen.findByText(/this was changed elsewhere: “Tournament name”\./)

  await user.selectOptions(legs, 'Twice')
  changeByOthers(firestore, { revision: 2, name: 'Summer Cup' })
  await screen.findByDisplayValue('Summer Cup')
  expect(screen.queryByText(/Also changed elsewhere/)).toBeNull()
  expect(legs.value).toBe('2')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input).toMatchObject({
    revision: 2,
    changes: { stages: [{ ...defaultStages['round-robin'](16), legs: 2 }] },
  })
})

test('points are offered once a series can be drawn, which it cannot be in Valve’s pairing', async () => {
  const language = 'en'
  const [series, points, pairing, save] = ['Series', 'Points', 'Pairing', 'Save tournament'] as const
  const plan = { ...defaultStages.swiss(18), bestOf: 3 } as const
  const { user, calls } = await editing(
    { format: 'single', stages: [plan] },
    { language, functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  await screen.findByLabelText(series)
  expect(screen.queryByLabelText(points)).toBeNull()
  await user.selectOptions(field(series), 'Bo2')
  expect(field(points).value).toBe('1-half-0')
  await user.selectOptions(field(pairing), 'valve')
  expect([field(series).value, screen.queryByLabelText(points)]).toEqual(['1', null])
  await user.selectOptions(field(pairing), 'adjacent')
  await user.selectOptions(field(series), 'Bo2')
  await user.selectOptions(field(points), '3-1-0')
  await user.click(screen.getByRole('button', { name: save }))
  const changed = { ...plan, pairing: 'adjacent', bestOf: 2, points: '3-1-0' }
  await waitFor(() => expect(calls).toMatchObject([{ input: { changes: { stages: [changed] } } }]))
})

test('rounds and the rules of a federation separate tied teams, a lot that would often decide is named, and what a team that withdraws has played can be made to count', async () => {
  const language = 'en'
  const plan = defaultStages['round-robin'](16)
  const { user, calls } = await editing(
    { game: 'csgo', format: 'single', stages: [plan] },
    { language, functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  const warning = /in 1 of 4 groups of 4. Adding “Round difference” settles most of these ties/
  const [walkover, rules] = ['Rounds for a walkover', 'Ties by the rules of'] as const
  await screen.findByText(warning)
  expect(screen.queryByLabelText(walkover)).toBeNull()
  const criteria = within(screen.getByRole('group', { name: 'Places are decided by' }))
  await user.selectOptions(criteria.getByLabelText('Add a criterion'), 'Round difference')
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  await user.selectOptions(screen.getByLabelText(walkover), '13:0')
  expect(screen.getByLabelText<HTMLSelectElement>(rules).value).toBe('fiba')
  await user.selectOptions(screen.getByLabelText(rules), 'UEFA')
  await user.selectOptions(screen.getByLabelText('Tie-break of three'), 'Two matches: the best seed waits')
  const withdrawals = screen.getByLabelText<HTMLSelectElement>('Results of a team that withdraws')
  expect(withdrawals.value).toBe('annul-before-half')
  await user.selectOptions(withdrawals, 'They stand')
  await user.click(screen.getByRole('button', { name: 'Save tournament' }))
  const changed = {
    ...plan,
    criteria: [...plan.criteria, 'round-difference'],
    walkoverRounds: 13,
    afterTie: 'continue',
    withdrawals: 'walkovers',
    miniLeague: ['points', 'round-difference', 'rounds-won'],
    tieOfThree: 'ladder',
  }
  await waitFor(() => expect(calls).toMatchObject([{ input: { changes: { stages: [changed] } } }]))
})

test('a game without rounds has no criteria by rounds to choose, but those that it has can be removed', async () => {
  const plan = { ...defaultStages['round-robin'](16), criteria: ['points', 'rounds-won'] as const }
  await editing({ game: 'dota2', format: 'single', stages: [plan] }, { language: 'en' })
  const criteria = within(await screen.findByRole('group', { name: 'Places are decided by' }))
  const choices = within(criteria.getByLabelText('Add a criterion')).getAllByRole('option')
  expect(choices.filter(({ textContent }) => /round/i.test(textContent ?? ''))).toEqual([])
  criteria.getByText('Rounds won')
})

test('a map pool has a map for each game of the longest series, and the order of the veto is shown for each series', async () => {
  const language = 'en'
  const { veto, seconds, tooFew, save, alternating, major } = {
    veto: 'Map veto',
    seconds: 'Seconds for each step',
    tooFew: 'Choose at least 5 maps',
    save: 'Save tournament',
    alternating: 'Alternating Bo1 ban A B A B A B Bo5 ban A B pick A B A B',
    major: 'Like the Majors Bo1 ban A A B B B A Bo5 ban A B pick A B A B',
  } as const
  const { user, fill, calls } = await editing(
    { game: 'csgo', bestOf: { rounds: 1, final: 5 }, selfService: defaultSelfService },
    { language, functions: { updateCompetition: () => ({ revision: 1 }) } },
  )
  await user.click(await screen.findByRole('switch', { name: veto }))
  const order = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(order(alternating).checked).toBe(true)
  await user.click(order(major))
  for (const map of ['Nuke', 'Ancient', 'Anubis'])
    await user.click(screen.getByRole('checkbox', { name: map }))
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findByText(tooFew)
  expect(calls).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Train' }))
  await fill(screen.getByLabelText(seconds), '30')
  await user.click(screen.getByRole('button', { name: save }))
  const maps = ['dust2', 'inferno', 'mirage', 'overpass', 'train']
  const pool = { game: 'csgo', maps, order: 'major', stepSeconds: 30 }
  await waitFor(() =>
    expect(calls).toMatchObject([
      { input: { changes: { selfService: { ...defaultSelfService, veto: pool } } } },
    ]),
  )
})
