import { expect, type Page } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { openProfile } from '../support/openProfile.ts'

const free = () => freeDemonstrationPerson('kedr')
test.beforeEach(free)
test.afterAll(free)

async function openBot(page: Page, connect: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: connect }).click()
  const telegram = await opened
  await telegram.getByRole('link', { name: 'Кедр' }).click()
  return telegram
}

test('Telegram is connected through the bot, shown at once, and disconnected from either side', async ({
  newVisitor,
}) => {
  const { wolf } = await signUpAll('wolf')
  const { telegramChatId } = await free()
  await stored.profile(wolf.uid).update({ displayName: 'Wolf' })
  const { page, loads, complaints } = await newVisitor()
  await openProfile(page, wolf)
  const loaded = loads()
  const section = page.locator('#notifications')
  const channel = section.getByRole('switch', { name: /^Писать в Telegram/ })
  expect(await channel.isDisabled()).toBe(true)

  const telegram = await openBot(page, 'Подключить Telegram')
  await section.getByText('Нажмите «Старт» в чате с ботом').waitFor()
  await telegram.getByRole('button', { name: 'Start' }).click()
  await telegram.getByText('подключён к аккаунту «Wolf»').last().waitFor()
  await section.getByText('Подключён', { exact: true }).waitFor()
  expect(loads()).toBe(loaded)
  expect((await stored.account(wolf.uid).get()).data()?.telegramChatId).toBe(telegramChatId)

  await channel.click()
  await expect
    .poll(async () => (await stored.profile(wolf.uid).get()).data()?.channels)
    .toEqual({ push: true, email: true, telegram: false })

  await telegram.getByRole('textbox').fill('/stop')
  await telegram.getByRole('button', { name: 'Send' }).click()
  await section.getByText('Не подключён', { exact: true }).waitFor()

  await telegram.close()
  await (await openBot(page, 'Подключить Telegram')).getByRole('button', { name: 'Start' }).click()
  await section.getByRole('button', { name: 'Отключить' }).click()
  await section.getByText('Не подключён', { exact: true }).waitFor()
  expect((await stored.telegramChat(telegramChatId).get()).exists).toBe(false)
  expect(complaints).toEqual([])
})
