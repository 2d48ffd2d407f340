import { expect } from '@playwright/test'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'

test(
  'an organizer deletes a competition, and its viewers see it disappear',
  swappable,
  async ({ newVisitor }) => {
    const { owner, wolf } = await signUpAll('owner', 'wolf')
    const { competitionId } = await seededCompetition({
      owner,
      players: [wolf],
      competition: { name: 'Зимний кубок' },
    })
    const spectator = await newVisitor({ language: 'en', device: 'phone' })
    await spectator.page.goto(`/competitions/${competitionId}/teams`)
    await spectator.page.getByRole('heading', { name: 'Зимний кубок' }).waitFor()

    const { page, complaints, say, signInAs } = await newVisitor()
    await signInAs(owner)
    await page.goto(`/competitions/${competitionId}/edit`)
    await page.getByLabel(say('Название турнира')).fill('Не сохранено')
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: say('Удалить турнир') }).click()
    const dialog = page.getByRole('dialog', { name: say('Удалить «Зимний кубок»?') })
    await dialog.getByRole('button', { name: say('Отмена') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: say('Удалить турнир') }).click()
    const confirm = dialog.getByRole('button', { name: say('Удалить турнир') })
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByLabel(say('Название турнира')).fill('зимний  кубок')
    await confirm.click()

    await page.waitForURL(url => url.pathname === '/tournaments/owner')
    await page.getByText(say('Турнир «Зимний кубок» удалён')).waitFor()
    await spectator.page.getByText(/Check the link: part|Проверьте ссылку на турнир/).waitFor()
    expect(spectator.loads()).toBe(1)
    expect(complaints).toEqual([])
  },
)
