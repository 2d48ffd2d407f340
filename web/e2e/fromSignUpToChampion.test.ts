import { expect } from '@playwright/test'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpMany } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { test } from './support/fixtures.ts'
import { distribute, generateBracket, openCompetition, playNextMatch } from './support/organizing.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import type { Visitor } from './support/visitor.ts'

test('23 players become 5 teams and one champion, and everyone sees it without reloading', async ({
  newVisitor,
}) => {
  // The whole product, in one journey, takes three minutes on a busy machine.
  test.setTimeout(360_000)
  const organizer = await newVisitor({ motion: 'no-preference' })
  await organizer.page.goto('/auth/signup')
  await signUpByForm(organizer.page, 'organizer')
  const competitionId = await openCompetition(organizer.page, {
    name: 'Кубок двора',
    game: 'Dota 2',
    format: 'С нижней сеткой',
  })
  const address = `/competitions/${competitionId}`

  // The spectator has no account.
  const spectator = await newVisitor({ language: 'en', device: 'phone', motion: 'no-preference' })
  await spectator.page.goto(`${address}/teams`)
  await spectator.page.getByRole('heading', { name: 'Кубок двора' }).waitFor()

  const russian = await newVisitor()
  await joinByLink(russian, address, 'ru')
  await chooseDotaRank(russian)
  const english = await newVisitor({ language: 'en', device: 'phone' })
  await joinByLink(english, address, 'en')
  const seen = [organizer, spectator, russian, english]
  const loadsAtFirst = seen.map(({ loads }) => loads())

  await Promise.all([says(organizer, /2 игрока/), says(spectator, /2 players/)])
  const others = await signUpMany(21)
  const joined = await Promise.all(
    others.map(person => call('joinCompetition', person, { competitionId, joinId: freshId() })),
  )
  expect(joined.filter(({ ok }) => !ok)).toEqual([])
  await Promise.all([says(organizer, /23 игрока/), says(spectator, /23 players/)])

  await distribute(organizer.page)
  for (const { page } of [organizer, spectator, russian, english]) {
    await expect.poll(() => teamCards(page).count(), { timeout: 30_000 }).toBe(5)
  }

  await generateBracket(organizer.page)
  // Everyone else goes to the bracket through the tab, without loading a document.
  await spectator.page.getByRole('link', { name: 'Tournament bracket' }).click()
  await russian.page.getByRole('link', { name: 'Турнирная сетка' }).click()
  await spectator.page.locator('[data-agenda][data-status="ready"]').first().waitFor()

  const winners: string[] = []
  while (winners.length < 8) {
    // Favourites and underdogs win.
    winners.push(await playNextMatch(organizer.page, winners.length % 3 === 0 ? 1 : 0))
    const progress = `Сыграно матчей: ${winners.length} из 8`
    await Promise.all([organizer, russian].map(({ page }) => page.getByText(progress).waitFor()))
  }
  const champion = winners.at(-1) ?? ''
  for (const [visitor, title] of [
    [spectator, 'Tournament champion'],
    [russian, 'Чемпион турнира'],
  ] as const) {
    const banner = visitor.page.getByRole('region', { name: title })
    await banner.waitFor()
    expect(await banner.innerText()).toContain(champion)
  }
  const picture = russian.page.waitForEvent('download')
  await russian.page.getByRole('button', { name: 'Поделиться' }).click()
  expect((await picture).suggestedFilename()).toMatch(/\.png$/)
  const places = russian.page.getByRole('region', { name: 'Места' })
  expect(await places.getByRole('listitem').count()).toBe(5)
  const competition = (await stored.competition(competitionId).get()).data()
  expect(competition).toMatchObject({ status: 'finished', champion: { name: champion } })
  expect(seen.map(({ loads }) => loads())).toEqual(loadsAtFirst)
  expect(seen.flatMap(({ complaints }) => complaints)).toEqual([])
})

function says({ page }: Visitor, text: RegExp) {
  return page.getByText(text).first().waitFor()
}

function teamCards(page: Visitor['page']) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
}

/** From the competition's page to signing up, back again, and into the competition. */
async function joinByLink({ page }: Visitor, address: string, language: 'ru' | 'en'): Promise<void> {
  const join = language === 'ru' ? 'Участвовать' : 'Join'
  await page.goto(address)
  await page.getByRole('link', { name: join, exact: true }).click()
  await signUpByForm(page, `player-${language}`, language)
  await page.waitForURL(url => url.pathname.startsWith(address))
  // A newcomer is asked at once for name and rank; the proposed name may stay, the rank may be skipped.
  await page.getByRole('dialog').getByRole('button', { name: join, exact: true }).click()
  await page.getByText(language === 'ru' ? 'Вы участвуете' : 'You are in', { exact: true }).waitFor()
}

/** Goes to the profile and returns, through links and the browser's Back. */
async function chooseDotaRank({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: /^Профиль/ }).click()
  await page.getByRole('button', { name: /Dota 2/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Легенда.*3/ })
    .click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Профиль сохранён').waitFor()
  await page.goBack()
  await page
    .getByRole('img', { name: /Легенда.*3/ })
    .first()
    .waitFor()
}
