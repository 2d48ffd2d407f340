import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { ageSignIn } from './support/ageSignIn.ts'
import { test } from './support/fixtures.ts'
import { openProfile } from './support/openProfile.ts'
import { password } from './support/signUpByForm.ts'

test('people download all their data as a file, and delete the account after a fresh sign-in; a competition that has started keeps a nameless entry', async ({
  newVisitor,
}) => {
  const { wolf, bear, owner } = await signUpAll('wolf', 'bear', 'owner')
  await stored.profile(wolf.uid).update({ displayName: 'Серый Волк', realName: 'Анна Волк' })
  const { competitionId } = await seededCompetition({
    owner,
    teams: [{ players: [bear, wolf] }],
    competition: { name: 'Зимний кубок', status: 'running', bracketId: 'b' },
  })
  const spectator = await newVisitor({ language: 'en' })
  await spectator.page.goto(`/competitions/${competitionId}/teams`)
  await spectator.page.getByText('Серый Волк').waitFor()

  const { page, complaints } = await newVisitor()
  await openProfile(page, wolf)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^upper-bracket-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { uid: wolf.uid, email: wolf.email },
    profile: { realName: 'Анна Волк' },
    playing: [{ competition: 'Зимний кубок' }],
  })
  expect(complaints).toEqual([])

  const renew = await ageSignIn(page)
  await page.locator('input[name=displayName]').fill('Не сохранено')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт навсегда?' })
  await dialog.getByText('под именем «Удалённый игрок»').waitFor()
  await dialog.getByText('Подтвердите, что это вы').waitFor()
  const confirm = dialog.getByRole('button', { name: 'Удалить навсегда' })
  expect(await confirm.isDisabled()).toBe(true)

  await dialog.getByLabel('Пароль').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await dialog.getByText(/Неверный пароль|не подходят/).waitFor()
  await renew()
  await dialog.getByLabel('Пароль').fill(password)
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await dialog.getByText('Теперь аккаунт можно удалить').waitFor()
  await confirm.click()

  await page.waitForURL(url => url.pathname === '/')
  await page.getByText('Аккаунт удалён').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor()
  await spectator.page.getByText('Deleted player').waitFor()
  expect(await spectator.page.getByText('Серый Волк').count()).toBe(0)
  expect(spectator.loads()).toBe(1)
})
