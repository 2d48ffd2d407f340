// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { readCsvCompetition } from '@upper-bracket/shared/transfer/csv/readCsvCompetition'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import ImportPage from './ImportPage.tsx'

const file = readCsvCompetition('team1,score1,score2,team2\nWolves,1,0,Bears', {
  name: 'Winter Cup',
  game: 'dota2',
  now: Date.now(),
})

async function open(
  functions: Parameters<typeof renderPage>[0]['functions'] = {},
  language: Language = 'en',
) {
  const view = await renderPage({
    at: '/competitions/import',
    language,
    user: person('wolf'),
    functions,
    Page: ImportPage,
  })
  return view
}

async function readFrom(functions: Parameters<typeof renderPage>[0]['functions']) {
  const view = await open(functions)
  await view.user.click(screen.getByRole('radio', { name: 'start.gg' }))
  await view.fill(await screen.findByRole('textbox', { name: /Link/ }), 'start.gg/tournament/spring-cup')
  const token = screen.getByLabelText<HTMLInputElement>(/start\.gg token/)
  expect([token.type, token.autocomplete]).toEqual(['password', 'off'])
  await view.fill(token, 'my-token')
  await view.user.click(screen.getByRole('button', { name: 'Read tournament' }))
  return { ...view, token }
}

test('an event of start.gg is previewed, and its token forgotten', async () => {
  const { calls, token, store } = await readFrom({ readStartggEvent: async () => file as never })
  await screen.findByRole('heading', { name: 'Winter Cup' })
  expect(calls).toEqual([
    { name: 'readStartggEvent', input: { event: 'start.gg/tournament/spring-cup', token: 'my-token' } },
  ])
  expect(token.value).toBe('')
  const kept = [
    JSON.stringify(store.getState()),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ]
  expect(kept.join()).not.toContain('my-token')
})

test('what cannot be brought in is explained, and so is a token that is not accepted', async () => {
  const problems = [{ path: 'Pools', problem: 'phase-not-supported' }]
  await readFrom({ readStartggEvent: async () => ({ ok: false, problems }) as never })
  await screen.findByText('Pools')
  screen.getByText(text => text.startsWith('We cannot bring in this phase'))
})

test('a token that start.gg refuses stays in its field', async () => {
  const { token } = await readFrom({
    readStartggEvent: () => {
      throw refused('token-refused')
    },
  })
  const said = await screen.findByText(
    'start.gg does not accept this token. Create a new one and paste it here',
  )
  expect([token.value, token.getAttribute('aria-invalid')]).toEqual(['my-token', 'true'])
  expect(token.getAttribute('aria-describedby')).toBe(said.id)
  expect(screen.queryByText('start.gg does not accept this token')).toBeNull()
})

test('a pasted table is previewed, and its problems name line and column', async () => {
  const { user, fill } = await open()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const field = await screen.findByRole('textbox', { name: /Paste a table/ })
  await fill(field, 'team1,score1,score2,team2\nWolves,one,7,Bears')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByText('Line 2, column “score1”')
  await fill(field, 'team1,score1,score2,team2\nWolves,1,0,Bears')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await screen.findByRole('heading', { name: 'My tournament' })
  await fill(screen.getByRole('textbox', { name: /name/i }), 'Winter Cup')
  await waitFor(() => screen.getByRole('heading', { name: 'Winter Cup' }))
})

test.each([
  [
    'en',
    'Table',
    /Paste a table/,
    'Show',
    '13:7 is kept as 1:0: rounds are not kept, only who won',
    'Coach',
    'The column “Coach” is not read',
  ],
  [
    'ru',
    'Таблица',
    /Вставьте таблицу/,
    'Показать',
    '13:7 запишем как 1:0: раунды не сохраняем',
    'Тренер',
    'Столбец «Тренер» не читаем',
  ],
] as const)(
  'what an import changes or does not read is named before it is created (%s)',
  async (language, source, label, show, said, column, unread) => {
    const { user, fill } = await open({}, language)
    await user.click(screen.getByRole('radio', { name: source }))
    const table = `team1,score1,score2,team2,${column}\nWolves,13,7,Bears,Zed`
    await fill(await screen.findByRole('textbox', { name: label }), table)
    await user.click(screen.getByRole('button', { name: show }))
    await screen.findByText(text => text.startsWith(said))
    screen.getByText('Wolves – Bears')
    screen.getByText(unread)
  },
)
