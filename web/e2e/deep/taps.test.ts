import { expect } from '@playwright/test'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
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
  // Until the bracket's page is drawn, the link to it stands there.
  await page.locator('button[data-next-step="create-bracket"]').click()
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

test('a newcomer joins with a code in few taps', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({
    owner,
    competition: { options: { ...settingDefaults.options, entry: 'invited' } },
  })
  const invitationId = `${freshId()}ab`
  await call('createInvitation', owner, {
    competitionId,
    invitationId,
    role: 'player',
    teamId: null,
    lifetimeHours: 24,
    maxUses: 5,
    withCode: true,
  })
  const { code = '' } = (await stored.invitation(competitionId, invitationId).get()).data() ?? {}
  const { page } = await newVisitor({ as: (await signUpAll('wolf')).wolf, device: 'phone' })
  const taps = await countTaps(page)
  await page.goto(`/competitions/${competitionId}`)
  await page.getByRole('button', { name: 'Ввести код' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Код приглашения').fill(code)
  await dialog.getByRole('button', { name: 'Участвовать', exact: true }).click()
  await page.getByText('Вы участвуете', { exact: true }).waitFor()
  expect(await taps()).toBeLessThanOrEqual(5)
})

test('a captain enters a whole team of five in few taps', async ({ newVisitor }) => {
  const { owner, captain } = await signUpAll('owner', 'captain')
  const { competitionId } = await seededCompetition({
    owner,
    competition: { options: { ...settingDefaults.options, wholeTeams: true } },
  })
  const { page } = await newVisitor({ as: captain, device: 'phone' })
  const taps = await countTaps(page)
  await page.goto(`/competitions/${competitionId}`)
  await page.getByRole('button', { name: 'Записать команду' }).click()
  // Nothing is known of the captain's rank.
  await page.getByRole('dialog').getByRole('button', { name: 'Дальше' }).click()
  const entering = page.getByRole('dialog', { name: 'Записать команду' })
  await entering.getByLabel('Название команды').fill('Полярные волки')
  await entering.getByLabel('Остальные игроки').fill('Медведь Титан 2\nРосомаха\nСова, Легенда 3\nЛис')
  await entering.getByRole('button', { name: 'Записать', exact: true }).click()
  await page.getByText('Команда «Полярные волки» записана, состав полный').waitFor()
  const [team] = (await stored.teams(competitionId).get()).docs
  expect(team?.data().playerUids).toHaveLength(5)
  expect(await taps()).toBeLessThanOrEqual(10)
})
