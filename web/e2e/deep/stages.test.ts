import { expect } from '@playwright/test'
import { teamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { playMatches } from '../../../testing/stagedCompetition.ts'
import { countTaps } from '../support/countTaps.ts'
import { swappable, test } from '../support/fixtures.ts'

/** The steps from an open competition with teams to the first match of its groups. */
const maxTaps = 8

test(
  'an organizer sets up groups and a playoff for 8 teams on a phone and plays them to the champion',
  swappable,
  async ({ newVisitor }) => {
    const { owner } = await signUpAll('owner')
    const { competitionId, teamIds } = await teamedCompetition(
      { owner },
      Array.from({ length: 8 }, () => [null]),
      { bestOf: { rounds: 1, final: 1 } },
    )
    const { page, say } = await newVisitor({ as: owner, device: 'phone' })
    const taps = await countTaps(page)
    await page.goto(`/competitions/${competitionId}/bracket`)
    await page.getByRole('button', { name: say('Изменить формат') }).click()
    const dialog = page.getByRole('dialog')
    // Radio buttons are invisible in their cards.
    await dialog.getByText(say('Группы и плей-офф'), { exact: true }).click()
    await dialog.getByRole('button', { name: say('Сохранить формат') }).click()
    await expect(page.getByRole('list', { name: say('Этапы') }).getByRole('listitem')).toHaveText([
      /2 × 4 · 12/,
      /4 .* · 3/,
    ])
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Создать сетку') })
      .last()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Создать сетку') })
      .click()
    await page.getByRole('button', { name: say('Групповой этап') }).waitFor()
    expect(await taps()).toBeLessThanOrEqual(maxTaps)

    const { bracketId } = (await stored.competition(competitionId).get()).data() ?? {}
    if (typeof bracketId !== 'string') throw new Error('The competition has no bracket')
    const testCompetition = { competitionId, bracketId, teamIds }
    const spectator = await newVisitor({ device: 'phone' })
    await spectator.page.goto(`/competitions/${competitionId}/bracket`)
    await playMatches(testCompetition, owner, ({ stage }) => stage === 's1')

    // All tables are decided, and the page that everybody watches shows who has reached the playoff.
    await spectator.page.getByRole('button', { name: spectator.say('Плей-офф') }).click()
    const first = spectator.page.locator('[data-match="s2-main-1-1"]')
    await expect(first.getByText(/^Team \d+$/)).toHaveCount(2)
    await playMatches(testCompetition, owner)
    const champion = (await stored.competition(competitionId).get()).data()?.champion
    expect(champion).toMatchObject({ teamId: teamIds[0] })
    await spectator.page.getByText(spectator.say('Места'), { exact: true }).waitFor()
  },
)
