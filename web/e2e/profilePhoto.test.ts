import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../scripts/folders.ts'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { userOf } from '../../testing/userOf.ts'
import { test } from './support/fixtures.ts'
import { openProfile } from './support/openProfile.ts'

const picture = () => readFile(join(root, 'docs/pictures/home.jpg'))
const uploaded = 'img[src*="avatars%2F"]'

async function aPlayer() {
  const { wolf, owner } = await signUpAll('wolf', 'owner')
  const { competitionId } = await seededCompetition({ owner, teams: [{ name: 'Wolves', players: [wolf] }] })
  return { wolf, competitionId }
}

const photoOf = async ({ uid }: Person) => (await stored.profile(uid).get()).data()?.photoURL ?? null
const accountPhotoOf = async (person: Person) => (await userOf(person)).photoURL ?? ''
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)
const chooseJpeg = async (page: Page) =>
  choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() })
const sizeOf = (page: Page) =>
  page
    .locator(uploaded)
    .first()
    .evaluate(image => {
      if (!(image instanceof HTMLImageElement)) return null
      return [image.naturalWidth, image.naturalHeight]
    })

test('a photo is cropped, scaled down, stored and seen by spectators at once; a removed one is gone, and a logo likewise', async ({
  newVisitor,
}) => {
  const { wolf, competitionId } = await aPlayer()
  const spectator = await newVisitor({ device: 'phone' })
  await spectator.page.goto(`/competitions/${competitionId}/teams`)
  const { page, complaints } = await newVisitor()
  await openProfile(page, wolf)

  await chooseJpeg(page)
  const dialog = page.getByRole('dialog', { name: 'Обрежьте фото' })
  await dialog.getByRole('slider', { name: 'Масштаб' }).fill('1.5')
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('main').locator(uploaded).waitFor()
  await spectator.page.locator(uploaded).waitFor()
  await expect.poll(() => sizeOf(spectator.page)).toEqual([512, 512])
  expect(spectator.loads()).toBe(1)
  const photoURL = await photoOf(wolf)
  expect(photoURL).toContain(`/o/avatars%2F${wolf.uid}?alt=media&token=`)
  expect(await accountPhotoOf(wolf)).toBe(photoURL)
  const file = await fetch(photoURL ?? '')
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect((await file.arrayBuffer()).byteLength).toBeLessThan(200_000)

  await page.getByRole('button', { name: 'Убрать фото' }).click()
  await page.getByText('Фото убрано').waitFor()
  await spectator.page.locator(uploaded).waitFor({ state: 'detached' })
  expect(await photoOf(wolf)).toBeNull()
  expect(await accountPhotoOf(wolf)).toBe('')
  expect((await fetch(photoURL ?? '')).status).toBe(404)

  // The logo of the person's team, which is stored otherwise.
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: 'Изменить команду «Wolves»' }).click()
  const edit = page.getByRole('dialog', { name: 'Изменить команду' })
  await choose(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await page.getByRole('button', { name: 'Сохранить логотип' }).click()
  const logo = 'img[src*="/pictures/teamLogo/"]'
  await edit.locator(logo).waitFor()
  await spectator.page.locator(logo).waitFor()
  await expect
    .poll(() => spectator.page.locator(logo).evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBe(64)
  await edit.getByRole('button', { name: 'Убрать логотип' }).click()
  await spectator.page.locator(logo).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
