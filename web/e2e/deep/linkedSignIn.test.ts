import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { openProfile } from '../support/openProfile.ts'
import { chooseInWindow, openWindow } from '../support/providerWindow.ts'
import { link, row, unlink } from '../support/signInMethods.ts'

const free = () => freeDemonstrationPerson('iskra')
test.beforeEach(free)
test.afterAll(free)

test('Steam and Discord are linked, fill in what is empty, sign in, and are unlinked', async ({
  newVisitor,
}) => {
  const { wolf } = await signUpAll('wolf')
  const { steamId, discordId } = await free()
  await stored.profile(wolf.uid).update({ steamNickname: 'wolf_of_the_north' })
  const { page, loads, complaints } = await newVisitor()
  await openProfile(page, wolf)
  const loaded = loads()
  await row(page, 'Почта').getByText('Единственный способ входа').waitFor()

  await link(page, 'Steam', 'Искра')
  await row(page, 'Steam').getByText('Привязан', { exact: true }).waitFor()
  await expect.poll(() => page.locator('input[name=steamProfileURL]').inputValue()).toContain(steamId)
  expect(await page.locator('input[name=steamNickname]').inputValue()).toBe('wolf_of_the_north')
  await link(page, 'Discord', 'Искра')
  await row(page, 'Discord').getByText('Привязан', { exact: true }).waitFor()
  expect(loads()).toBe(loaded)
  expect((await stored.profile(wolf.uid).get()).data()).toMatchObject({
    steamID: steamId,
    discordID: discordId,
  })

  expect.soft(await accessibilityFaults(page)).toEqual([])

  const elsewhere = await newVisitor()
  await elsewhere.page.goto('/auth/signin?next=/profile')
  await chooseInWindow(await openWindow(elsewhere.page, 'Discord'), 'Искра')
  await row(elsewhere.page, 'Почта').getByText(wolf.email).waitFor()

  await unlink(page, 'Почта')
  await row(page, 'Почта').getByText('Не привязана').waitFor()
  await unlink(page, 'Steam')
  await row(page, 'Discord').getByText('Единственный способ входа').waitFor()
  expect(await page.getByRole('button', { name: /^Отвязать/ }).count()).toBe(0)
  expect((await stored.identity('steam', steamId).get()).exists).toBe(false)
  expect(complaints).toEqual([])
})
