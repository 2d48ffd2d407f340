// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { expect, test, vi } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import type { DataFormat } from './dataFormats.ts'
import BracketPage from '#features/bracket/page/BracketPage.tsx'

async function openData(item: string, documents = runningTestCompetition(4)) {
  const page = await renderPage({ at: '/competitions/cup/bracket', Page: BracketPage, documents })
  await page.user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await page.user.click(await screen.findByRole('menuitem', { name: item }))
  const dialog = within(await screen.findByRole('dialog', { name: item }))
  return { ...page, dialog, text: () => dialog.findByRole('region', { name: 'Содержимое файла' }) }
}

const files: Readonly<Record<DataFormat, readonly [item: string, part: string]>> = {
  csv: ['Таблица CSV', '1;1-й раунд;1;Team 1;;;Team 4;'],
  liquipedia: ['Вики-текст для Liquipedia', '|opponent1={{TeamOpponent|Team 1}}'],
  bracketsManager: ['Данные brackets-manager', '"name": "Team 1"'],
}

test.each(Object.values(files))('%s: the file is shown, and copied as it is', async (item, part) => {
  const { dialog, text, user } = await openData(item)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect((await text()).textContent).toContain(part)
  await user.click(dialog.getByRole('button', { name: 'Скопировать' }))
  expect(write).toHaveBeenCalledWith((await text()).textContent)
})

test('the CSV has matches or teams, with the separator that is chosen', async () => {
  const player = aPlayer('player-0', { displayName: 'Анна', teamId: 'team-1', captain: true, rankTier: 53 })
  const { dialog, text, user } = await openData('Таблица CSV', {
    ...runningTestCompetition(4),
    [`${testCompetitionPath}/players/player-0`]: player,
  })
  await user.click(dialog.getByRole('radio', { name: 'Запятая' }))
  expect((await text()).textContent).toContain('1,1-й раунд,1,Team 1,,,Team 4,')
  await user.click(dialog.getByRole('radio', { name: 'Команды' }))
  expect((await text()).textContent).toBe('Команда,Посев,Игрок,Капитан,Ранг\r\nTeam 1,1,Анна,1,Легенда 3\r\n')
})

test('a format that brackets-manager does not know is named instead of a file', async () => {
  const { dialog } = await openData(
    'Данные brackets-manager',
    runningTestCompetition(2, { format: 'double' }),
  )
  await dialog.findByText('Плей-офф: двойного выбывания для двух команд там нет.')
  expect(dialog.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})

test('a file that could not be imported because a late team took another bye says so', async () => {
  const late = { teamId: 'late', byeId: 'main-1-1' }
  const { dialog } = await openData(
    'Данные brackets-manager',
    runningTestCompetition(5, { after: start => done(start, 'enterLate', late) }),
  )
  await dialog.findByText('Обратно в Upper Bracket этот файл не загрузить')
  dialog.getByText(/^Плей-офф · Пустые места в первом раунде стоят не так/)
  await dialog.findByRole('button', { name: 'Сохранить' })
})

test('a competition whose file could not be imported is not saved, and the page says so', async () => {
  const { user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: runningTestCompetition(4),
  })
  const save = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ problems: [] }, { status: 422 }))
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Весь турнир файлом' }))
  await screen.findByText(/^Файл не сохранён: его не удалось бы импортировать обратно/)
  expect(save).not.toHaveBeenCalled()
})
