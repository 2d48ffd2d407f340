import { expect } from '@playwright/test'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { crowd, longName } from '../support/crowd.ts'
import { swappable, test } from '../support/fixtures.ts'

test('players without a team get free seats first, as previewed', swappable, async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({
    owner,
    players: crowd('Запас', 4, 33),
    teams: [
      { players: crowd('Первый', 4, 55), name: longName },
      { players: crowd('Второй', 5, 44), name: 'Полные' },
    ],
  })
  const { page, complaints, say } = await newVisitor({ as: owner, language: 'en' })
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: say('Распределить игроков') }).click()
  const dialog = page.getByRole('dialog', { name: say('Распределить игроков') })
  // There is no spread with only one new team.
  const made = dialog.getByRole('listitem', { name: /^[А-Я][а-я]+ [а-я]+$|^[A-Z][a-z]+ [A-Z]?[a-z]+$/ })
  await made.waitFor()
  expect(await dialog.getByText(/^Разброс|^Spread/).count()).toBe(0)
  await dialog
    .getByRole('radio', { name: /Сначала свободные места|Fill free seats first/ })
    .check({ force: true })

  const grown = dialog.getByRole('listitem', { name: longName })
  await grown.waitFor()
  // The list is redrawn when a choice is made.
  await expect
    .poll(() => grown.innerText())
    .toMatch(
      /(сумма рангов|rank sum) \d+ → \d+ · (в среднем|\w+) [\d,.]+\s+(Уже в команде: 4 игрока|4 players already in the team)/i,
    )
  expect(await grown.getByRole('listitem').count()).toBe(1)
  expect(await made.getByRole('listitem').count()).toBe(3)
  expect(await dialog.getByRole('listitem', { name: 'Полные' }).count()).toBe(0)
  await dialog.getByText(say('Разброс средних рангов')).first().waitFor()
  await dialog.getByText(/сравниваем средний ранг игрока|we compare the average rank/).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])

  await dialog.getByRole('button', { name: say('Рассадить 4 игроков') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(say('У всех есть команда')).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await page
    .getByText(/13 игроков · 3 команды · 2 свободных места|13 players · 3 teams · 2 free seats/)
    .waitFor()
  expect(complaints).toEqual([])
})

test(
  'a captain asks a player, who is told and joins; both see it at once',
  swappable,
  async ({ newVisitor }) => {
    const { owner, captain, loner } = await signUpAll('owner', 'captain', 'loner')
    const { competitionId } = await seededCompetition({
      owner,
      players: [loner, ...crowd('Запас', 3, 33)],
      teams: [{ players: [captain], name: longName }],
    })
    const teams = `/competitions/${competitionId}/teams`
    const asking = await newVisitor({ device: 'phone' })
    const asked = await newVisitor({ language: 'en' })
    await asking.signInAs(captain)
    await asked.signInAs(loner)
    await asking.page.goto(teams)
    await asked.page.goto(teams)
    const seat = asking.say(`Пригласить игрока в команду «${longName}»`)
    await asking.page.getByRole('button', { name: seat }).first().click()
    await asking.page.getByRole('dialog').getByRole('button', { name: /loner/ }).click()
    await asking.page.getByText(asking.say('ждём ответа'), { exact: true }).waitFor()
    expect.soft(await accessibilityFaults(asking.page)).toEqual([])

    const request = asked.page.getByRole('region', {
      name: asked.say(`Вас приглашают в команду «${longName}»`),
    })
    await request.waitFor()
    expect.soft(await accessibilityFaults(asked.page)).toEqual([])
    await request.getByRole('button', { name: asked.say(`Занять место в команде «${longName}»`) }).click()
    await request.waitFor({ state: 'detached' })
    await asking.page.getByRole('listitem', { name: longName }).getByText('loner', { exact: true }).waitFor()
    expect([...asking.complaints, ...asked.complaints]).toEqual([])
  },
)

test('a long name fills the width of its card, and focus rings are not clipped', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({
    owner,
    players: crowd('Запас', 70, 33),
    teams: [{ players: crowd('Первый', 4, 55), name: longName }],
  })
  // With reduced motion every change is a transition of 0.01 ms, so a ring measured at once is not there yet.
  const { page } = await newVisitor({ as: owner, device: 'phone', motion: 'no-preference' })
  await page.goto(`/competitions/${competitionId}/teams`)
  const name = page.getByRole('heading', { name: longName })
  await name.waitFor()
  const card = page.getByRole('listitem').filter({ has: name })
  const [inner, outer] = await Promise.all([name.boundingBox(), card.boundingBox()])
  expect((outer?.width ?? 0) - (inner?.width ?? 0)).toBeLessThan(40)

  const presses = 100
  const clipped = new Set<string>()
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    for (const fault of await page.evaluate(ringFault)) clipped.add(fault)
  }
  expect([...clipped]).toEqual([])
})

/** Runs in the page: what is wrong with the focused element's ring. */
function ringFault(): string[] {
  const element = document.activeElement
  if (element === null || element === document.body || element.matches('input')) return []
  const called = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const style = getComputedStyle(element)
  if (style.outlineStyle === 'none') return [`no ring: ${called}`]
  const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset)
  const box = element.getBoundingClientRect()
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY, contentVisibility } = getComputedStyle(around)
    const cuts = [overflowX, overflowY].some(way => way !== 'visible') || contentVisibility === 'auto'
    if (!cuts || around === document.documentElement || around === document.body) continue
    const edge = around.getBoundingClientRect()
    if (box.left - reach < edge.left || box.right + reach > edge.right) return [`cut at the side: ${called}`]
    if (contentVisibility === 'auto' && (box.top - reach < edge.top || box.bottom + reach > edge.bottom))
      return [`cut above or below: ${called}`]
  }
  return []
}
