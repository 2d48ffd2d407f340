import { expect } from '@playwright/test'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { countTaps } from '../support/countTaps.ts'
import { test } from '../support/fixtures.ts'
import { signUpByForm } from '../support/signUpByForm.ts'

const rows = Array.from(
  { length: 40 },
  (_, at) => `25.11.2026 19:${at + 10},p${at}@example.org,Игрок${at},Легенда ${(at % 5) + 1},p_${at}`,
)
const pasted = ['Отметка времени,Почта,Ваш никнейм,Какая у вас медаль?,Discord', ...rows].join('\n')

test('an owner comes from nothing to a running bracket of a sheet with 40 players in few taps', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  const { page } = await newVisitor({ as: owner, device: 'phone' })
  const taps = await countTaps(page)
  await page.goto('/competitions/new')
  const form = page.getByRole('form', { name: 'Создать турнир' })
  await form.getByLabel('Название турнира').fill('Кубок двора')
  await form.getByRole('button', { name: 'Создать турнир' }).click()

  const next = (step: string) => page.locator(`[data-next-step="${step}"]`)
  const before = await taps()
  await next('add-players').click()
  const adding = page.getByRole('dialog', { name: 'Добавить игроков' })
  await adding.getByLabel('Список игроков').fill(pasted)
  await adding.getByRole('button', { name: /^Добавить 40/ }).click()
  await adding.waitFor({ state: 'detached' })

  await next('distribute').click()
  const distributing = page.getByRole('dialog', { name: 'Распределить игроков' })
  await distributing.getByRole('button', { name: /^Создать \d+ команд/ }).click()
  await distributing.waitFor({ state: 'detached' })
  expect((await taps()) - before).toBeLessThanOrEqual(8)

  await next('create-bracket').click()
  await page.waitForURL(/\/bracket/)
  await next('create-bracket').click()
  const question = page.getByRole('dialog', { name: 'Создать сетку?' })
  await question.getByRole('button', { name: 'Создать сетку' }).click()
  await page.locator('[data-agenda]').first().waitFor()
  expect(await taps()).toBeLessThanOrEqual(12)
})

test('a newcomer comes from a link into a team in few taps', async ({ newVisitor }) => {
  const { owner, founder } = await signUpAll('owner', 'founder')
  const { competitionId } = await seededCompetition({
    owner,
    players: [founder],
    teams: [{ name: 'Полярные волки', players: [founder] }],
  })
  const { page } = await newVisitor({ device: 'phone' })
  const taps = await countTaps(page)
  await page.goto(`/competitions/${competitionId}`)
  await page.locator('[data-next-step="join"]').click()
  await signUpByForm(page, 'newcomer')
  await page.getByRole('dialog').getByRole('button', { name: 'Участвовать', exact: true }).click()
  await page.locator('[data-next-step="take-seat"]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Полярные волки/ })
    .click()
  await page.getByText('Вы в команде. Когда').waitFor()
  const [team] = (await stored.teams(competitionId).get()).docs
  expect(team?.data().playerUids).toHaveLength(2)
  expect(await taps()).toBeLessThanOrEqual(7)
})
