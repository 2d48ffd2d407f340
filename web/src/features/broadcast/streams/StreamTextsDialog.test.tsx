// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import ShownMatchPage from '../watch/ShownMatchPage.tsx'

const minute = 60_000
const start = new Date(2027, 4, 1, 19, 5).getTime()
const bracketPath = `${testCompetitionPath}/brackets/first`
const { matches } = bracketOf(4)

const statusAt = (id: string, status: Match['status'], at: number) => ({
  [`${bracketPath}/matches/${id}`]: { ...matches.get(id), status, since: { status, at } },
})
const lineUpsAt = (id: string, at: number) => ({ [`${bracketPath}/lineUps/${id}`]: { at } })

async function openTexts(documents: Record<string, object> = {}) {
  const page = await renderPage({
    at: '/competitions/cup/live',
    Page: ShownMatchPage,
    user: organizer,
    documents: { ...runningTestCompetition(4), ...documents },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Название и таймкоды' }))
  const dialog = within(await screen.findByRole('dialog'))
  const section = (name: string) => dialog.findByRole('region', { name })
  return {
    ...page,
    dialog,
    title: () => section('Название трансляции'),
    list: () => section('Таймкоды записи'),
  }
}

const recorded = {
  ...statusAt('main-1-1', 'finished', start + 40 * minute),
  ...lineUpsAt('main-1-1', start),
  ...statusAt('main-1-2', 'running', start + 50 * minute),
  ...lineUpsAt('main-1-2', start + 50 * minute),
}

test('the title follows the match on air, and is copied in the language of the stream', async () => {
  const { dialog, title, firestore, user } = await openTexts()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect((await title()).textContent).not.toContain('Team')
  for (const [path, document] of Object.entries(statusAt('main-1-2', 'running', start)))
    firestore.put(path, document)
  await dialog.findByText(/Team 2 — Team 3 \|/)
  await user.click(dialog.getByRole('radio', { name: 'English' }))
  await user.click(dialog.getByRole('button', { name: 'Скопировать название' }))
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Team 2 vs Team 3 \| Round 1, Bo\d \| /))
})

test('the chapters count from the start of the stream, and leave out what was not shown', async () => {
  const { dialog, list, user, fill } = await openTexts(recorded)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect((await list()).textContent).toContain('5:00 Team 1 — Team 4, 1-й раунд\n55:00 Team 2 — Team 3')
  const field = dialog.getByRole('textbox', { name: /Начало трансляции/ })
  await user.clear(field)
  dialog.getByText('Укажите дату и время')
  await fill(field, '01.05.2027 18:35')
  await dialog.findByText(/30:00 Team 1 — Team 4/)
  await user.click(dialog.getByRole('checkbox', { name: /Team 1/ }))
  dialog.getByText('YouTube покажет главы, когда таймкодов будет хотя бы три.')
  await user.click(dialog.getByRole('button', { name: 'Скопировать таймкоды' }))
  expect(write).toHaveBeenCalledWith('0:00 Начало трансляции\n1:20:00 Team 2 — Team 3, 1-й раунд')
})

test('before the first match there is nothing to copy but the title', async () => {
  const { dialog } = await openTexts()
  await dialog.findByText(/появятся здесь сами/)
  expect(dialog.queryByRole('button', { name: 'Скопировать таймкоды' })).toBeNull()
})

test('what another stream has shown has no chapter until it is chosen', async () => {
  const documents: Record<string, object> = runningTestCompetition(4)
  const broadcastQueue = {
    bracketId: 'first',
    revision: 3,
    matches: [],
    aired: [{ matchId: 'main-1-1', stream: 1 }],
  }
  const competition = { ...documents[testCompetitionPath], broadcastQueue }
  const { dialog, list, user } = await openTexts({ ...recorded, [testCompetitionPath]: competition })
  expect((await list()).textContent).not.toContain('Team 1')
  await user.click(dialog.getByRole('checkbox', { name: /Team 1/ }))
  expect((await list()).textContent).toContain('Team 1 — Team 4')
})
