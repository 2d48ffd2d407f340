import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { swappable, test } from './support/fixtures.ts'

test('a competition of 8 teams is run from a phone by touch alone', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 8 })
  const { page, loads, complaints } = await newVisitor({ as: owner, device: 'phone' })
  await page.goto(`/competitions/${competitionId}`)
  const list = page.getByRole('region', { name: 'Матчи сейчас' })
  // Their controls take the place of the rows of those who watch.
  const starts = list.getByRole('button', { name: /^Начать матч: / })
  await starts.first().waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect.soft(await tooSmall(page)).toEqual([])

  const matches = 7
  let touches = 0
  // One is started first, as an organizer does who tells the teams to play. What moves while the page is loading can be
  // missed by a finger.
  await expect(async () => {
    await starts.first().tap()
    touches += 1
    await list.locator('[data-status="running"]').waitFor({ timeout: 15_000 })
  }).toPass()
  const open = list.locator('[data-agenda]:not([data-status="finished"])')
  const champion = page.getByText('Чемпион турнира', { exact: true })
  while (!(await champion.isVisible())) {
    const [matchId] = await open.evaluateAll(rows => rows.map(row => row.getAttribute('data-agenda')))
    if (matchId == null) {
      await open.or(champion).first().waitFor()
      continue
    }
    const row = list.locator(`[data-agenda="${matchId}"]:not([data-status="finished"])`)
    const win = row.getByRole('button', { name: /^Победа: / }).first()
    await win.tap()
    touches += 1
    // Rows move up as matches end: the tap may have met another one, as a finger does.
    await row.waitFor({ state: 'detached', timeout: 15_000 }).catch(() => undefined)
  }
  await expect
    .poll(async () => (await stored.competition(competitionId).get()).data()?.status)
    .toBe('finished')
  console.info(`${matches} matches in ${touches} touches: ${(touches / matches).toFixed(2)} a match`)
  expect(touches / matches).toBeLessThanOrEqual(2)
  expect(loads()).toBe(1)
  // A tap that was repeated while the first one was under way is refused.
  expect(complaints.filter(complaint => !complaint.includes('409'))).toEqual([])
})

/** What can be pressed in the list and is lower than a finger. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('region', { name: 'Матчи сейчас' })
    .getByRole('button')
    .evaluateAll(buttons =>
      buttons
        .filter(button => button.getBoundingClientRect().height < 44)
        .map(button => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    )
}

test(
  'a player confirms on another page, with a clock that is wrong by an hour, and the organizer sees it',
  swappable,
  async ({ newVisitor }) => {
    const { owner, captain, mate } = await signUpAll('owner', 'captain', 'mate')
    const { competitionId } = await seededCompetition({ owner, teams: [{ players: [captain, mate] }] })
    const [organizer, player] = [
      await newVisitor({ language: 'en' }),
      await newVisitor({ device: 'phone', fresh: true }),
    ]
    await organizer.signInAs(owner)
    await organizer.page.goto(`/competitions/${competitionId}/teams`)
    await player.page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 3_600_000
    })
    await player.signInAs(mate)
    await player.page.goto('/profile')
    await player.page.getByRole('heading', { level: 1 }).waitFor()

    await organizer.page.getByRole('button', { name: organizer.say('Проверить готовность') }).click()
    await organizer.page.getByText(organizer.say('Готовы 0 из 2')).first().waitFor()
    const prompt = player.page.getByRole('region', { name: player.say('Проверка готовности') })
    await prompt.getByText(/^[45]:\d\d$/).waitFor()
    expect.soft(await accessibilityFaults(player.page)).toEqual([])
    await prompt.getByRole('button', { name: player.say('Я готов') }).click()
    await prompt.getByText(player.say('Вы готовы'), { exact: true }).waitFor()
    await organizer.page.getByText(organizer.say('Готовы 1 из 2')).first().waitFor()

    // At the deadline the check closes for everyone who has the page open, before any timer fires.
    const { checkId = '' } = (await stored.competition(competitionId).get()).data()?.readinessCheck ?? {}
    expect(await call('confirmReadiness', captain, { competitionId, checkId: freshId() })).toMatchObject({
      code: 'no-check-running',
    })
    const deadline = Date.now() + 1500
    await stored.competition(competitionId).update({ 'readinessCheck.deadline': deadline })
    await organizer.page.getByText(organizer.say('Проверка закончилась')).waitFor()
    // The page knows the server's time to half a second.
    await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(deadline)
    expect((await stored.competition(competitionId).get()).data()?.readinessCheck?.closedAt).toBeNull()
    expect(await call('confirmReadiness', captain, { competitionId, checkId })).toMatchObject({
      code: 'check-over',
    })
    expect(player.complaints).toEqual([])
  },
)
