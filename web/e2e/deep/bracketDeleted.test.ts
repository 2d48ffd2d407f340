import { expect, type Page } from '@playwright/test'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { test } from '../support/fixtures.ts'
import { createBracket } from '../support/organizing.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

const bots = (count: number) => ({ players: Array.from({ length: count }, () => ({ uid: freshId() })) })
const question = (page: Page) => page.getByRole('dialog', { name: 'Создать сетку?' })

test('a bracket is created after a warning, deleted, and created again', async ({ newVisitor }) => {
  const { competitionId } = await seededCompetition({
    owner,
    players: [{ uid: freshId() }],
    teams: [
      { name: 'Волки', ...bots(5) },
      { name: 'Барсы', ...bots(5) },
      { name: 'Совы', ...bots(3) },
      { name: 'Пустые', players: [] },
    ],
    competition: { startDate: Date.now() + 50 * hour, registrationDeadline: Date.now() + 20 * hour },
  })
  const spectator = await newVisitor({ device: 'phone' })
  await spectator.page.goto(`/competitions/${competitionId}/bracket`)
  await spectator.page.getByText('Сетки пока нет').waitFor()

  const { page, complaints } = await newVisitor({ as: owner })
  await page.goto(`/competitions/${competitionId}/bracket`)
  // Both tabs show the same number of teams.
  const summary = page.getByRole('list', { name: 'Формат' })
  await summary.getByText('4 команды').waitFor()
  await summary.getByText('Без игроков, вне сетки: 1').waitFor()
  await page.getByRole('link', { name: 'Команды 4' }).waitFor()

  await page.getByRole('button', { name: 'Создать сетку' }).first().click()
  const warnings = question(page).getByRole('alert').getByRole('listitem')
  await warnings.first().waitFor()
  expect(await warnings.allInnerTexts()).toEqual([
    'Неполный состав у 1 команды: Совы',
    'В сетку не попадут, потому что в них никого нет: Пустые',
    '1 игрок без команды: останется запасным',
    expect.stringMatching(/^Регистрация закроется раньше срока: она открыта до .*\d\d:\d\d/),
    expect.stringMatching(/^До начала ещё не скоро: .*\d\d:\d\d/),
  ])
  await question(page).getByRole('button', { name: 'Отмена' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({ status: 'registration' })
  await createBracket(page)
  await spectator.page.locator('[data-match]').first().waitFor()

  const [bracket] = await stored.competition(competitionId).collection('brackets').listDocuments()
  const bracketId = bracket?.id ?? ''
  const started = { competitionId, bracketId, matchId: 'upper-1-2', revision: 0 }
  expect(await call('startMatch', owner, started)).toMatchObject({ ok: true })
  await page.locator('[data-match="upper-1-2"][data-status="running"]').waitFor()

  await page.getByRole('button', { name: 'Действия с сеткой' }).click()
  await page.getByRole('menuitem', { name: 'Удалить сетку' }).click()
  const deletion = page.getByRole('dialog', { name: 'Удалить сетку?' })
  await deletion.getByText('Пропадёт результат 1 матча').waitFor()
  // A score that arrives while the dialog is open is listed, too.
  const score = { ...started, revision: 1, score: [1, 0] as [number, number] }
  expect(await call('setScore', owner, score)).toMatchObject({ ok: true })
  await deletion.getByRole('listitem').filter({ hasText: '1:0' }).waitFor()
  await deletion.getByRole('button', { name: 'Удалить сетку' }).click()

  await page.getByText('Сетка удалена, составы снова открыты').waitFor()
  await deletion.waitFor({ state: 'detached' })
  await spectator.page.getByText('Сетки пока нет').waitFor()
  await page.getByRole('link', { name: 'Команды 4' }).click()
  await page.getByRole('button', { name: 'Распределить игроков' }).waitFor()

  await page.getByRole('link', { name: 'Турнирная сетка' }).click()
  await createBracket(page)
  await spectator.page.locator('[data-match]').first().waitFor()
  expect(spectator.loads()).toBe(1)
  expect(complaints).toEqual([])
})
