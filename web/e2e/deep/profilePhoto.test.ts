import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../scripts/folders.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { test } from '../support/fixtures.ts'
import { openProfile } from '../support/openProfile.ts'

const picture = () => readFile(join(root, 'docs/pictures/home.jpg'))

const photoOf = async ({ uid }: Person) => (await stored.profile(uid).get()).data()?.photoURL ?? null
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)
const chooseJpeg = async (page: Page) =>
  choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() })

test('a file can be dropped on the photo, also on a phone-sized page in English', async ({ newVisitor }) => {
  const { wolf } = await signUpAll('wolf')
  await stored.profile(wolf.uid).update({ lang: 'en' })
  const { page } = await newVisitor({ language: 'en', device: 'phone' })
  await openProfile(page, wolf)
  const bytes = [...(await readFile(join(root, 'docs/pictures/home.jpg')))]
  const dropped = await page.evaluateHandle(content => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'me.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await page.getByRole('button', { name: 'Upload photo' }).dispatchEvent('drop', { dataTransfer: dropped })
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('Photo updated').waitFor()
  expect((await stored.profile(wolf.uid).get()).data()?.photoURL).toContain(wolf.uid)
})

test('a broken photo is refused, an upload can be cancelled, and one that Storage refuses can be retried', async ({
  newVisitor,
}) => {
  const { wolf } = await aPlayer()
  const before = await photoOf(wolf)
  const { page } = await newVisitor()
  await openProfile(page, wolf)
  const uploads = '**/v0/b/*/o?*'
  const dialog = page.getByRole('dialog', { name: 'Обрежьте фото' })
  const save = dialog.getByRole('button', { name: 'Сохранить фото' })

  // Types are checked in the component's tests; only a browser can tell that a JPEG is broken.
  await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
  await page.getByRole('alert').getByText('не открывается как картинка').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await photoOf(wolf)).toBe(before)

  await page.route(uploads, () => undefined)
  await chooseJpeg(page)
  await save.click()
  await dialog.getByRole('progressbar').first().waitFor()
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await dialog.getByRole('alert').getByText('Загрузка отменена').waitFor()
  await page.unroute(uploads)

  await page.route(uploads, route => route.fulfill({ status: 403, json: { error: { code: 403 } } }))
  await save.click()
  await dialog.getByRole('alert').getByText('Этот файл загрузить нельзя').waitFor()
  expect(await photoOf(wolf)).toBe(before)
  await page.unroute(uploads)

  await save.click()
  await page.getByText('Фото обновлено').waitFor()
  expect(await photoOf(wolf)).toContain(wolf.uid)
})

async function aPlayer() {
  const { wolf, owner } = await signUpAll('wolf', 'owner')
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  return { wolf, competitionId }
}
