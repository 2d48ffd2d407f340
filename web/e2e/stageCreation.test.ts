import { expect } from '@playwright/test'
import { teamedCompetition } from '../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { countTaps } from './support/countTaps.ts'
import { test } from './support/fixtures.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

const sixteenTeams = Array.from({ length: 16 }, (_, index) => [index < 8 ? 80 : 35] as const)

test('groups and a bracket for sixteen teams take eight taps from the open competition', async ({
  newVisitor,
}) => {
  const { competitionId } = await teamedCompetition({ owner }, sixteenTeams as never)
  const { page } = await newVisitor({ as: owner })
  const taps = await countTaps(page)
  await page.goto(`/competitions/${competitionId}`)
  await page.getByRole('link', { name: 'Турнирная сетка' }).click()
  await page.getByRole('button', { name: 'Изменить формат' }).click()
  const format = page.getByRole('dialog', { name: 'Формат турнира' })
  await format.getByText('Группы и плей-офф').first().click()
  await format.getByRole('button', { name: 'Сохранить формат' }).click()
  await expect(page.getByRole('list', { name: 'Этапы' }).getByRole('listitem')).toHaveText([
    /4 × 4 · 24 матча/,
    /8 команд · 7 матчей/,
  ])
  await page.getByRole('button', { name: 'Создать сетку' }).last().click()
  await page
    .getByRole('dialog', { name: 'Создать сетку?' })
    .getByRole('button', { name: 'Создать сетку' })
    .click()
  await page.getByText('Сетка готова').waitFor()
  await page.getByRole('heading', { name: 'Группа D' }).first().waitFor()
  expect(await taps()).toBeLessThanOrEqual(8)
})
