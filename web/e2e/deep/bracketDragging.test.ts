import { expect, type Locator, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { drag, slot, whereThingsAre } from '../support/drawnBracket.ts'
import { test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

test('a team is dragged to another slot, or the page says why it cannot be', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition(
    { owner },
    { teams: 8, played: { 'main-1-2': 'running' } },
  )
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const { page: spectator, loads } = await openBracket(await newVisitor(), testCompetition)
  await spectator.getByRole('button', { name: 'Скачать' }).waitFor()
  const stands = await drawing(spectator)

  // What is drawn early does not react yet.
  await expect(async () => {
    await drag(slot(page, 'main-1-1', 0), slot(page, 'main-2-2', 0))
    await slot(page, 'main-2-2', 0).getByText('Team 1').waitFor({ timeout: 5000 })
  }).toPass()
  await slot(spectator, 'main-2-2', 0).getByText('Team 1').waitFor()
  await spectator.locator('[data-match="main-1-1"][data-status="waiting"]').waitFor()

  const refused = async (onto: Locator, sentence: string) => {
    await drag(slot(page, 'main-1-4', 0), onto)
    await page.getByText(sentence).waitFor()
  }
  await refused(slot(page, 'main-1-1', 0), 'Команда уже стоит в этом раунде. Сначала освободите её место')
  await refused(
    slot(page, 'main-1-3', 1),
    'В матче уже обе команды. Сначала освободите место или отмените его результат',
  )
  await refused(slot(page, 'main-1-2', 1), 'Мешает матч, который сейчас идёт. Сначала завершите его')
  await slot(page, 'main-1-4', 0).getByText('Team 3').waitFor()

  await drag(slot(page, 'main-2-2', 0), slot(page, 'main-1-1', 0))
  await slot(spectator, 'main-1-1', 0).getByText('Team 1').waitFor()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await slot(spectator, 'main-2-2', 0).getByText('Team 1').waitFor()
  expect(await drawing(spectator)).toEqual(stands)
  expect(loads()).toBe(1)
})

/** The cards by their distance from the first: the list above the bracket grows and shrinks with what there is to do. */
async function drawing(page: Page) {
  const { cards } = await whereThingsAre(page)
  const [left = 0, top = 0] = cards[0] ?? []
  return cards.map(([x = 0, y = 0, ...size]) => [x - left, y - top, ...size])
}
