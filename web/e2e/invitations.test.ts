import { expect, test } from 'vitest'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { signIn } from './support/signIn.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

test('a newcomer gets by a link, through sign-up, into the tournament with one click; its owner sees it', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner, competition: { ownerName: 'Олег' } })
  const organizer = await newVisitor()
  await signIn(organizer.page, owner)
  await organizer.page.goto(`/competitions/${competitionId}/people`)
  await organizer.page.getByRole('button', { name: 'Пригласить по ссылке' }).click()
  const form = organizer.page.getByRole('dialog', { name: 'Пригласить по ссылке' })
  expect(await accessibilityFaults(organizer.page)).toEqual([])
  await form.getByRole('button', { name: 'Создать ссылку' }).click()
  const ready = organizer.page.getByRole('dialog', { name: 'Ссылка-приглашение' })
  await ready.getByRole('img', { name: 'QR-код приглашения' }).waitFor()
  const link = await ready.getByText(/\/invite\/[\w-]{22}$/).innerText()
  expect(await accessibilityFaults(organizer.page)).toEqual([])
  await ready.getByRole('button', { name: 'Закрыть' }).click()

  const { page } = await newVisitor({ device: 'phone' })
  await page.goto(link)
  await page.getByText('Вас зовёт Олег').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await signUpByForm(page, 'newcomer')
  await page.getByRole('button', { name: 'Участвовать' }).click()
  const asked = page.getByRole('dialog', { name: 'Перед началом' })
  await asked.getByRole('button', { name: 'Участвовать' }).click()
  await page.waitForURL(url => url.pathname.startsWith(`/competitions/${competitionId}`))
  expect((await stored.players(competitionId).get()).docs.map(each => each.data().displayName)).toEqual([
    'newcomer',
  ])
  await page.goto(link)
  await page.getByText('Вы уже приняли это приглашение').waitFor()

  // In the organizer's page, which nobody has reloaded.
  await organizer.page.getByText('Приняли: 1 из 50').waitFor()
  await organizer.page.getByRole('button', { name: 'Отозвать' }).click()
  const question = organizer.page.getByRole('dialog', { name: 'Отозвать приглашение?' })
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await organizer.page.getByText('отозвано', { exact: false }).first().waitFor()
  await organizer.page.getByRole('link', { name: 'История' }).click()
  const history = organizer.page.getByRole('listitem')
  await history.filter({ hasText: 'Отозвано приглашение' }).waitFor()
  await history.filter({ hasText: 'Создано приглашение' }).waitFor()
  expect(await accessibilityFaults(organizer.page)).toEqual([])
})
