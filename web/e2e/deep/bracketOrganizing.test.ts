import { expect } from '@playwright/test'
import {
  type BracketedCompetition,
  bracketedCompetition,
  teamedCompetition,
} from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { card, slot } from '../support/drawnBracket.ts'
import { test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'
import { closePanel, createBracket, openMatch, seedByHand, undo } from '../support/organizing.ts'

let owner: Person

test.beforeAll(async () => {
  const people = await signUpAll('owner')
  owner = people.owner
})

test('each round has the series that the organizer has chosen for it', async ({ newVisitor }) => {
  const testCompetition = await teamedCompetition({ owner }, [[null], [null], [null], [null]], {
    format: 'single',
  })
  const { page } = await newVisitor({ as: owner })
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  await page.getByRole('button', { name: 'Длина серий по раундам' }).click()
  const choose = (round: string, length: string) =>
    page.getByRole('radiogroup', { name: round }).getByRole('radio', { name: length }).check({ force: true })
  await choose('1-й раунд', 'Bo3')
  await choose('Финал', 'Bo5')
  await createBracket(page)

  await card(page, 'main-2-1').getByText('Bo5').waitFor()
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByText('Bo3').waitFor()
  await panel.getByRole('button', { name: 'Начать матч' }).click()
  await panel.getByText('Чтобы завершить, одной из команд нужны 2 победы.').waitFor()
  for (const score of ['1', '2']) {
    await panel
      .getByRole('button', { name: /: плюс один$/ })
      .first()
      .click()
    await panel.getByRole('group', { name: new RegExp(`: ${score}$`) }).waitFor()
  }
  await panel.getByRole('button', { name: /^Завершить: победитель — / }).click()
  await page.locator('[data-match="main-1-1"][data-status="finished"]').waitFor()
  await page.locator('[data-match="main-2-1"] [data-empty="false"]').waitFor()
})

test('a bracket is seeded by hand, by moving each team to its place', async ({ newVisitor }) => {
  const testCompetition = await teamedCompetition({ owner }, [[null], [null], [null], [null]], {
    format: 'single',
  })
  const { page } = await newVisitor({ as: owner })
  await page.goto(`/competitions/${testCompetition.competitionId}/teams`)
  await seedByHand(page, ['Team 4', 'Team 3', 'Team 2', 'Team 1'])
  await slot(page, 'main-1-1', 0).getByText('Team 4').waitFor()
  await slot(page, 'main-1-1', 1).getByText('Team 1').waitFor()
  await slot(page, 'main-1-2', 0).getByText('Team 3').waitFor()
})

test('a withdrawn team is replaced before its next match, and the replacement is undone', async ({
  newVisitor,
}) => {
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4, played: { 'main-1-2': [1, 0] } })
  await addTeam(testCompetition, 'Запасные')
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const { page: spectator, loads } = await openBracket(await newVisitor(), testCompetition)

  const panel = await openMatch(page, 'main-2-1')
  const replace = async () => {
    await panel
      .getByRole('group', { name: 'Team 2', exact: true })
      .getByRole('button', { name: 'Действия…' })
      .click()
    await page
      .getByRole('dialog', { name: 'Team 2', exact: true })
      .getByRole('button', { name: /^Заменить/ })
      .click()
    const choice = page.getByRole('dialog', { name: 'Заменить: Team 2' })
    await choice.getByRole('button', { name: 'Запасные' }).waitFor()
    expect(await choice.getByRole('listitem').count()).toBe(1)
    await choice.getByRole('button', { name: 'Запасные' }).click()
    await slot(spectator, 'main-2-1', 1).getByText('Запасные').waitFor()
  }
  await replace()
  // The match it has played keeps its name.
  await slot(spectator, 'main-1-2', 0).getByText('Team 2').waitFor()
  await undo(page)
  await slot(spectator, 'main-2-1', 1).getByText('Team 2').waitFor()
  await replace()
  await closePanel(panel)
  expect(loads()).toBe(1)
})

async function addTeam({ competitionId }: BracketedCompetition, name: string): Promise<void> {
  await stored.team(competitionId, freshId()).set({
    name,
    discordLink: null,
    founderUid: null,
    captainUid: null,
    playerUids: [freshId()],
    seed: null,
    revision: 0,
  })
}
