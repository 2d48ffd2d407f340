import { expect } from '@playwright/test'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'

test(
  'a captain enters a whole team with a substitute, who changes places with a member',
  swappable,
  async ({ newVisitor }) => {
    const { owner, captain } = await signUpAll('owner', 'captain')
    const { competitionId } = await seededCompetition({
      owner,
      competition: { options: { ...settingDefaults.options, wholeTeams: true, substitutes: 1 } },
    })
    const entering = await newVisitor({ as: captain, device: 'phone', language: 'en' })
    await entering.page.goto(`/competitions/${competitionId}/teams`)
    const enter = { name: entering.say('Записать команду') }
    await entering.page.getByRole('button', enter).click()
    // Nothing is known of the captain's rank.
    await entering.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Дальше|Continue)$/ })
      .click()
    const form = entering.page.getByRole('dialog', enter)
    await form.locator('input[name=name]').fill('Полярные волки')
    await form.getByLabel(entering.say('Остальные игроки')).fill('Медведь\nРосомаха\nСова\nЛис')
    await form.getByLabel(entering.say('Запасные')).fill('Рысь')
    expect(await accessibilityFaults(entering.page)).toEqual([])
    await form.getByRole('button', { name: entering.say('Записать'), exact: true }).click()
    const bench = entering.page.getByRole('list', { name: entering.say('Запасные') })
    await bench.getByText('Рысь', { exact: true }).waitFor()

    const { page, say, complaints } = await newVisitor({ as: owner })
    await page.goto(`/competitions/${competitionId}/teams`)
    await page.getByRole('button', { name: /^(Действия|Actions): Сова$/ }).click()
    await page.getByRole('menuitem', { name: say('Заменить…') }).click()
    await page.getByRole('dialog').getByRole('button', { name: /Рысь/ }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Заменить|Replace)$/ })
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    await bench.getByText('Сова', { exact: true }).waitFor()
    expect([...complaints, ...entering.complaints]).toEqual([])
  },
)
