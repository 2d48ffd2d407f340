import { expect } from '@playwright/test'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { test } from './support/fixtures.ts'
import { distribute } from './support/organizing.ts'

const list = Array.from(
  { length: 10 },
  (_, index) => `Игрок ${'абвгдежзик'[index]}, Легенда ${(index % 5) + 1}`,
)

test('ten pasted players are distributed to teams, and one of them is taken over by a person with an invitation', async ({
  newVisitor,
}) => {
  const { owner, newcomer } = await signUpAll('owner', 'newcomer')
  const { competitionId } = await seededCompetition({ owner, competition: { ownerName: 'Олег' } })
  const { page } = await newVisitor({ as: owner })
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: 'Добавить игроков' }).click()
  const dialog = page.getByRole('dialog', { name: 'Добавить игроков' })
  await dialog.getByLabel('Список игроков').fill([...list, 'Игрок А'].join('\n'))
  await dialog.getByText('Строка 11: «Игрок А» уже есть в этом списке').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Добавить 10 игроков' }).click()
  await expect(dialog.getByLabel('Список игроков')).toHaveValue('Игрок А')
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await dialog.waitFor({ state: 'detached' })
  await distribute(page)

  await page.getByRole('button', { name: 'Действия: Игрок а' }).click()
  await page.getByRole('menuitem', { name: 'Пригласить на это место' }).click()
  const question = page.getByRole('dialog', { name: 'Пригласить на место игрока Игрок а?' })
  await question.getByRole('button', { name: 'Создать ссылку' }).click()
  const ready = page.getByRole('dialog', { name: 'Ссылка-приглашение' })
  const link = await ready.getByText(/\/invite\/[\w-]{22}$/).innerText()
  await ready.getByRole('button', { name: 'Закрыть' }).click()

  const guest = await newVisitor({ as: newcomer, device: 'phone' })
  await guest.page.goto(link)
  await guest.page.getByText('занять место игрока Игрок а').waitFor()
  expect(await accessibilityFaults(guest.page)).toEqual([])
  await guest.page.getByRole('button', { name: 'Занять место' }).click()
  const asked = guest.page.getByRole('dialog', { name: 'Пара вопросов перед участием' })
  await asked.getByRole('button', { name: 'Участвовать' }).click()
  await guest.page.waitForURL(url => url.pathname.startsWith(`/competitions/${competitionId}`))
  const entry = (await stored.player(competitionId, newcomer.uid).get()).data()
  expect(entry).toMatchObject({ rankTier: 51, rankEntered: true, teamId: expect.stringMatching(/./) })

  // In the organizer's page, which nobody has reloaded.
  await page.getByRole('button', { name: `Действия: ${entry?.displayName}` }).waitFor()
  await page.getByText('Игрок а', { exact: true }).waitFor({ state: 'detached' })
})
