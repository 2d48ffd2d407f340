import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../testing/person.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { swappable, test } from './support/fixtures.ts'

test(
  'an organizer saves a competition as a file, and somebody else creates the same one from it',
  swappable,
  async ({ newVisitor }) => {
    const { owner, other } = await signUpAll('owner', 'other')
    const { competitionId } = await bracketedCompetition({ owner }, { teams: 8, format: 'double' })
    const organizer = await newVisitor()
    await organizer.signInAs(owner)
    await organizer.page.goto(`/competitions/${competitionId}/about`)
    const saving = organizer.page.waitForEvent('download')
    await organizer.page.getByRole('link', { name: organizer.say('Сохранить файлом') }).click()
    const file = await (await saving).path()

    const { page, complaints, say, signInAs } = await newVisitor()
    await signInAs(other)
    await page.goto('/competitions/new')
    await page.getByRole('link', { name: say('Создать из файла') }).click()
    // The form of the page before has a field for a file too.
    await page.getByRole('heading', { name: say('Перенести турнир') }).waitFor()
    await page.locator('input[type=file]').setInputFiles(file)
    const create = page.getByRole('button', { name: say('Создать турнир') })
    await create.waitFor()
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await create.click()
    await page.waitForURL(/\/competitions\/[\w-]{20,}(\/\w+)?$/)
    expect(page.url()).not.toContain(competitionId)
    await page.getByRole('link', { name: say('Турнирная сетка') }).click()
    await page.getByText('Team 8').first().waitFor()
    expect(complaints).toEqual([])
  },
)
