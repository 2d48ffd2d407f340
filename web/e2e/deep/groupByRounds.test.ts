import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { circleOfMaps, groupByRounds } from '../../../testing/circleOfMaps.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { test } from '../support/fixtures.ts'
import type { Visitor } from '../support/visitor.ts'

test('a group of CS whose first three have beaten each other in a circle is decided by rounds', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      stages: [groupByRounds],
      after: circleOfMaps,
    },
  )
  const { competitionId } = testCompetition
  await stored.competition(competitionId).update({ game: 'csgo' })
  const last = Object.values(await storedMatches(testCompetition)).find(({ status }) => status === 'ready')
  const [organizer, spectator] = await Promise.all([
    newVisitor({ as: owner, device: 'phone', language: 'en' }),
    newVisitor(),
  ])
  await spectator.page.goto(`/competitions/${competitionId}/bracket`)
  await organizer.page.goto(`/competitions/${competitionId}/bracket?match=${last?.id}`)
  await enterMap(organizer)

  await organizer.page.getByRole('button', { name: 'Close' }).click()
  await organizer.page.getByRole('button', { name: 'Standings' }).click()
  for (const { page, say } of [organizer, spectator]) {
    const rows = page.getByRole('table').first().getByRole('row')
    await expect(rows).toContainText(['', 'Team 3', 'Team 2', 'Team 1', 'Team 4'])
    await expect(rows.nth(1)).toContainText(say('выше по разнице раундов: +12 против +7'))
  }
  await spectator.page.getByRole('button', { name: 'Плей-офф' }).click()
  const final = spectator.page.locator('[data-match="s2-main-1-1"]')
  await expect(final.getByText(/^Team \d$/)).toHaveText(['Team 3', 'Team 2'])
  for (const { complaints } of [organizer, spectator]) expect(complaints).toEqual([])
})

/** Enters the map that closes the circle, in the open panel of its match. */
async function enterMap({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('По играм') }).click()
  const dialog = page.getByRole('dialog', { name: say('Карты и раунды') })
  await dialog.getByLabel(say('Раунды Team 3 в игре 1')).fill('13')
  await dialog.getByLabel(say('Раунды Team 1 в игре 1')).fill('7')
  await dialog.getByRole('button', { name: say('Завершить: победитель — Team 3') }).click()
}
