import { expect } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { card, openRound } from './support/drawnBracket.ts'
import { swappable, test } from './support/fixtures.ts'
import { underWay } from './support/underWay.ts'

let owner: Person
let testCompetition: BracketedCompetition

test.beforeAll(async () => {
  owner = (await signUpAll('owner')).owner
  testCompetition = await bracketedCompetition({ owner }, { teams: 8, ...underWay })
})

test(
  'axe finds no fault in the bracket, its panels and the correction',
  swappable,
  async ({ newVisitor }) => {
    const { page, say, language, signInAs } = await newVisitor({ device: 'phone' })
    const scheme = language === 'ru' ? 'light' : 'dark'
    await page.addInitScript(mode => localStorage.setItem('mui-mode', mode), scheme)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
    await signInAs(owner)
    await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
    await page.locator('[data-agenda="upper-1-2"]').waitFor()
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await openRound(page)
    await card(page, 'upper-1-1').waitFor()
    expect.soft(await accessibilityFaults(page)).toEqual([])
    for (const matchId of ['upper-1-1', 'upper-1-2', 'upper-1-3']) {
      await card(page, matchId).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('heading', { level: 2 }).waitFor()
      expect.soft(await accessibilityFaults(page, '.MuiDialog-root')).toEqual([])
      if (matchId === 'upper-1-1') {
        await panel.getByRole('button', { name: say('Исправить результат') }).click()
        const correction = page.getByRole('dialog', { name: say('Исправить результат') })
        await correction.getByRole('radio').nth(2).check({ force: true })
        await correction.getByRole('listitem').first().waitFor()
        expect.soft(await accessibilityFaults(page)).toEqual([])
        await page.keyboard.press('Escape')
        await correction.waitFor({ state: 'detached' })
      }
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    }
  },
)
