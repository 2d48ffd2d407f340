import { expect } from '@playwright/test'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { test } from '../support/fixtures.ts'
import { openProfile } from '../support/openProfile.ts'
import { signIn } from '../support/signIn.ts'

test('the link can be copied to another device, and expires after ten minutes', async ({ newVisitor }) => {
  const { wolf } = await signUpAll('wolf')
  await stored.profile(wolf.uid).update({ lang: 'en' })
  const { page, context } = await newVisitor({ language: 'en', device: 'phone', fresh: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openProfile(page, wolf)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Connect Telegram' }).click()
  await (await opened).close()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const href = await page.getByRole('link', { name: 'Open the bot' }).getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  expect(href).toMatch(/\/upper_bracket_demo_bot\?start=[A-Za-z0-9_-]{43}$/)

  await page.clock.fastForward('10:01')
  await page.getByText('The link has expired').waitFor()
  await page.getByRole('button', { name: 'New link' }).waitFor()
})

test('a readiness check reaches a player in Telegram, whose button answers it on the page of the organizer', async ({
  newVisitor,
}) => {
  const { owner, wolf, bear } = await signUpAll('owner', 'wolf', 'bear')
  const { competitionId } = await seededCompetition({ owner, teams: [{ players: [wolf, bear] }] })
  const [organizer, player] = [await newVisitor(), await newVisitor()]
  const telegram = player.page
  const link = await call('createTelegramLink', wolf, {})
  await telegram.goto(link.ok ? link.value.url : '')
  await telegram.getByRole('link', { name: 'Кедр' }).click()
  await telegram.getByRole('button', { name: 'Start' }).click()
  await telegram.getByText('Telegram подключён').last().waitFor()

  const ready = telegram.getByRole('button', { name: 'Подтвердить готовность' })
  const earlier = await ready.count()

  await signIn(organizer.page, owner)
  await organizer.page.goto(`/competitions/${competitionId}/teams`)
  await organizer.page.getByRole('button', { name: 'Проверить готовность' }).click()
  await organizer.page.getByText('Готовы 0 из 2').first().waitFor()
  // The stand-in shows what has come once it is loaded again.
  await expect
    .poll(
      async () => {
        await telegram.reload()
        return ready.count()
      },
      { timeout: 20_000, intervals: [500] },
    )
    .toBe(earlier + 1)
  await ready.last().click()
  await telegram.getByText('Готово: организатор видит, что вы на месте').last().waitFor()
  await organizer.page.getByText('Готовы 1 из 2').first().waitFor()
  expect(organizer.complaints).toEqual([])
  await call('disconnectTelegram', wolf, {})
})
