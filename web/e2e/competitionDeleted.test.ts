import { expect, test } from 'vitest'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { signIn } from './support/signIn.ts'
import { newVisitor } from './support/visitor.ts'

test('an organizer deletes a competition, and whoever is viewing it sees it disappear', async () => {
  const { owner, wolf } = await signUpAll('owner', 'wolf')
  const { competitionId } = await seededCompetition({
    owner,
    players: [wolf],
    competition: { name: 'Зимний кубок' },
  })
  const spectator = await newVisitor({ language: 'en', device: 'phone' })
  await spectator.page.goto(`/competitions/${competitionId}/teams`)
  await spectator.page.getByRole('heading', { name: 'Зимний кубок' }).waitFor()

  const { page, complaints } = await newVisitor()
  await signIn(page, owner)
  await page.goto(`/competitions/${competitionId}/edit`)
  await page.getByLabel('Название турнира').fill('Не сохранено')
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Удалить турнир' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить «Зимний кубок»?' })
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Удалить турнир' }).click()
  const confirm = dialog.getByRole('button', { name: 'Удалить турнир' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByLabel('Название турнира').fill('зимний  кубок')
  await confirm.click()

  await page.waitForURL(url => url.pathname === '/tournaments/owner')
  await page.getByText('Турнир «Зимний кубок» удалён').waitFor()
  await spectator.page.getByText('Check the link: part').waitFor()
  expect(spectator.loads()).toBe(1)
  expect(complaints).toEqual([])
})
