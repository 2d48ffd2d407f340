import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { test } from '../support/fixtures.ts'
import { signUpByForm } from '../support/signUpByForm.ts'

test('a commentator is requested, comes by the private link through sign-up, confirms, and both sides chat', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner, competition: { ownerName: 'Олег' } })
  const organizer = await newVisitor({ as: owner })
  await organizer.page.goto(`/competitions/${competitionId}/commentators`)
  await organizer.page.getByRole('button', { name: 'Запросить комментатора' }).click()
  const form = organizer.page.getByRole('dialog', { name: 'Запросить комментатора' })
  await form.getByLabel('Ссылка на трансляцию').fill('twitch.tv/StarLadder')
  await form.getByLabel('Имя в Telegram').fill('@commentator')
  expect(await accessibilityFaults(organizer.page)).toEqual([])
  await form.getByRole('button', { name: 'Отправить запрос' }).click()
  const ready = organizer.page.getByRole('dialog', { name: 'Ссылка для комментатора' })
  const text = await ready.getByLabel('Текст для комментатора').innerText()
  const link = /http\S+$/.exec(text)?.[0] ?? ''
  await ready.getByRole('button', { name: 'Закрыть' }).click()
  await organizer.page.getByText('Ждёт подтверждения').waitFor()

  const { page } = await newVisitor({ device: 'phone' })
  await page.goto(link)
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await signUpByForm(page, 'commentator')
  await page.getByRole('button', { name: 'Подтвердить участие' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // In the organizer's page, which nobody has reloaded.
  await organizer.page.getByText('Ссылку открыл commentator').waitFor()
  await page.getByRole('button', { name: 'Подтвердить участие' }).click()
  await organizer.page.getByText('Подтверждено').waitFor()
  await organizer.page.getByRole('heading', { name: 'commentator' }).waitFor()

  await page.getByRole('link', { name: 'Чат' }).click()
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Привет! Регламент: example.org/rules')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await organizer.page.getByRole('link', { name: 'Чат: есть новое' }).click()
  await organizer.page.getByRole('link', { name: 'example.org/rules' }).waitFor()
  await organizer.page.getByRole('textbox', { name: 'Сообщение' }).fill('Начинаем в семь')
  await organizer.page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Олег' }).getByText('Начинаем в семь').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await organizer.page.getByRole('link', { name: 'К комментаторам' }).click()
  await organizer.page.getByRole('button', { name: 'Отменить запрос' }).click()
  const question = organizer.page.getByRole('dialog', { name: 'Отменить запрос?' })
  await question.getByRole('button', { name: 'Отменить запрос' }).click()
  await page.getByText('Организатор отменил запрос').waitFor()
  expect(await page.getByRole('textbox', { name: 'Сообщение' }).count()).toBe(0)
  expect((await stored.publicCommentators(competitionId).get()).size).toBe(0)
})
