// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { expect, onTestFinished, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { selfRunningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { matchRoomPath } from '#testing/testMatchRoom.ts'
import MatchPage from './MatchPage.tsx'

const address = { competitionId: 'cup', bracketId: 'first', matchRoomId: 'main-1-1.team-1.team-4' }
const lobbyPath = `${matchRoomPath}/private/lobby`
/** The list of the scene is in the order of ids: the latest comes first. */
const written = {
  [`${matchRoomPath}/private/conversation`]: { lastMessage: { uid: 'bear', at: 20 }, readAt: { wolf: 10 } },
  [`${matchRoomPath}/messages/b`]: { authorUid: organizer.uid, text: 'Ready?', sentAt: 10 },
  [`${matchRoomPath}/messages/a`]: { authorUid: 'bear', text: 'Five minutes', sentAt: 20 },
}

function open(
  uid: string,
  {
    language = 'ru',
    search = '',
    ...changes
  }: Partial<Competition> & { language?: 'ru' | 'en'; search?: string } = {},
  documents: Readonly<Record<string, object>> = {},
) {
  return renderPage({
    at: `/competitions/cup/matches/main-1-1${search}`,
    Page: MatchPage,
    user: { uid, email: `${uid}@example.org` },
    language,
    documents: {
      ...selfRunningTestCompetition({ ownerName: 'Oleg', ...changes }),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', { teamId: 'team-1' }),
      [`${testCompetitionPath}/players/bear`]: aPlayer('bear', { teamId: 'team-4', captain: true }),
      [`${testCompetitionPath}/players/fox`]: aPlayer('fox', { teamId: 'team-2', captain: true }),
      [`${testCompetitionPath}/players/home`]: aPlayer('home', { teamId: 'team-1', captain: true }),
      ...written,
      ...documents,
    },
    functions: {
      markMatchRead: () => ({}),
      sendMatchMessage: () => ({ sentAt: 30 }),
      setLobby: () => ({}),
    },
  })
}

test.each([
  ['ru', 'Oleg · организатор', 'Сообщение', 'Отправить'],
  ['en', 'Oleg · organizer', 'Message', 'Send'],
] as const)(
  'a player reads what the others of the match wrote, and answers (%s)',
  async (language, byOwner, label, button) => {
    const { user, fill, calls } = await open('wolf', { language })
    const [first, second] = (await screen.findAllByText(/Ready|Five minutes/)).map(each => each.closest('li'))
    expect(first?.textContent).toContain(byOwner)
    expect(second?.textContent).toMatch(/· Team 4/)
    await waitFor(() => expect(calls).toEqual([{ name: 'markMatchRead', input: { ...address, upTo: 20 } }]))
    const field = await screen.findByLabelText<HTMLTextAreaElement>(label)
    await fill(field, 'Fine')
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(field.value).toBe(''))
    expect(calls.at(-1)).toMatchObject({ name: 'sendMatchMessage', input: { ...address, text: 'Fine' } })
  },
)

test('on a phone the address of a message opens it, and closing leads to the match', async () => {
  window.innerWidth = 390
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  const { user } = await open('wolf', { search: '?chat=open' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Чат матча' }))
  await dialog.findByText('Five minutes')
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Чат матча/ }))
  await screen.findByRole('dialog', { name: 'Чат матча' })
})

test('an organizer sees it, a player of another team does not, and after the end nobody writes', async () => {
  await open(organizer.uid)
  await screen.findByText('Five minutes')
  cleanup()
  await open('wolf', { status: 'finished' })
  await screen.findByText('Турнир завершён: писать больше нельзя.')
  expect(screen.queryByLabelText('Сообщение')).toBeNull()
  cleanup()
  await open('fox')
  await screen.findAllByText('Team 1')
  expect(screen.queryByRole('heading', { name: 'Чат матча' })).toBeNull()
})

test.each([
  ['home', 'ru', 'Указать лобби', 'Название лобби', 'Пароль', 'Сохранить'],
  [organizer.uid, 'en', 'Add lobby details', 'Lobby name', 'Password', 'Save'],
] as const)(
  'the home captain or an organizer (%s) says where the match is played',
  async (uid, language, offer, name, password, save) => {
    const { user, fill, calls, firestore } = await open(uid, { language })
    await user.click(await screen.findByRole('button', { name: offer }))
    const nameField = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
    await user.click(screen.getByRole('button', { name: save }))
    expect(calls.filter(call => call.name === 'setLobby')).toEqual([])
    await fill(nameField, 'UB 7')
    await fill(screen.getByLabelText(password), 'hidden')
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: 'setLobby',
        input: { ...address, revision: 0, name: 'UB 7', password: 'hidden' },
      }),
    )
    firestore.put(lobbyPath, { name: 'UB 7', password: 'hidden', revision: 1, at: 1 })
    await screen.findByText('hidden')
  },
)

test('the other side reads and copies it, and nobody else sees that there is one', async () => {
  const lobby = { [lobbyPath]: { name: 'UB 7', password: '', revision: 1, at: 1 } }
  await open('bear', {}, lobby)
  await screen.findByText('UB 7')
  screen.getByText('Без пароля')
  screen.getByRole('button', { name: 'Скопировать: Название лобби' })
  expect(screen.queryByRole('button', { name: /лобби$/ })?.textContent).not.toBe('Изменить лобби')
  cleanup()
  await open('fox', {}, lobby)
  await screen.findAllByText('Team 1')
  expect(screen.queryByText('UB 7')).toBeNull()
})
