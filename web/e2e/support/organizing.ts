import type { Locator, Page } from '@playwright/test'

export interface NewCompetition {
  readonly name: string
  readonly game: 'Dota 2' | 'CS:GO'
  readonly format: 'На вылет' | 'С нижней сеткой'
}

/** Creates a competition through its form, without a second grand final, and returns its id. */
export async function openCompetition(page: Page, { name, game, format }: NewCompetition): Promise<string> {
  await page.goto('/competitions/new')
  const form = page.getByRole('form', { name: 'Создать турнир' })
  await form.getByLabel('Название турнира').fill(name)
  await form.getByRole('radio', { name: game }).check({ force: true })
  await form.getByRole('radio', { name: format }).check({ force: true })
  await form
    .getByRole('group', { name: 'Финал', exact: true })
    .getByRole('radio', { name: 'bo3' })
    .check({ force: true })
  await form.getByRole('group', { name: 'Серии до финала' }).getByRole('radio', { name: 'bo1' }).check({
    force: true,
  })
  if (format === 'С нижней сеткой')
    await form.getByRole('radio', { name: /^Одна серия/ }).check({ force: true })
  await form.getByRole('button', { name: 'Создать турнир' }).click()
  await page.waitForURL(/\/competitions\/[A-Za-z0-9_-]{20,}(\/|$|\?)/)
  const id = /\/competitions\/([A-Za-z0-9_-]{20,})/.exec(page.url())?.[1]
  if (id === undefined) throw new Error(`No competition in ${page.url()}`)
  return id
}

/** Distributes everyone who has no team. */
export async function distribute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Распределить игроков' }).click()
  const dialog = page.getByRole('dialog', { name: 'Распределить игроков' })
  await dialog.getByRole('button', { name: /^Создать \d+ команд/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

export async function generateBracket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Турнирная сетка' }).click()
  await createBracket(page)
}

/** Starts on the bracket tab. */
export async function createBracket(page: Page): Promise<void> {
  // The head of the page and the panel offer it.
  await page.getByRole('button', { name: 'Создать сетку' }).first().click()
  const question = page.getByRole('dialog', { name: 'Создать сетку?' })
  await question.getByRole('button', { name: 'Создать сетку' }).click()
  await page.locator('[data-match]').first().waitFor()
}

/** Creates the bracket with the teams in this order, each moved there with its buttons. */
export async function seedByHand(page: Page, teams: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Турнирная сетка' }).click()
  await page.getByRole('radio', { name: 'Вручную' }).check()
  for (const [place, team] of teams.entries()) {
    const names = page.locator('[data-team]')
    const up = page.getByRole('button', { name: `${team}: выше` })
    while (!(await names.nth(place).innerText()).includes(team)) await up.click()
  }
  await createBracket(page)
}

/** Opens the panel of a match. */
export async function openMatch(page: Page, matchId: string): Promise<Locator> {
  await page.locator(`[data-match="${matchId}"]`).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('heading', { level: 2 }).waitFor()
  return panel.first()
}

/** Starts the first match that is ready, counts the winner's games and finishes it. Returns the winner's name. */
export async function playNextMatch(page: Page, side: 0 | 1): Promise<string> {
  return play(page, page.locator('[data-match][data-status="ready"]').first(), side)
}

/** The same for a given match. */
export async function finishMatch(page: Page, matchId: string, side: 0 | 1): Promise<string> {
  return play(page, page.locator(`[data-match="${matchId}"][data-status="ready"]`), side)
}

async function play(page: Page, card: Locator, side: 0 | 1): Promise<string> {
  await card.click()
  const panel = page.getByRole('dialog')
  const start = panel.getByRole('button', { name: 'Начать матч' })
  await start.waitFor()
  const won = panel.getByRole('button', { name: /^Победа: / }).nth(side)
  const winner = (await won.isVisible()) ? await playOneGame(won) : await playSeries(panel, side)
  await panel.getByText('Результат записан').waitFor()
  await closePanel(panel)
  return winner
}

async function playOneGame(won: Locator): Promise<string> {
  const winner = (await won.getAttribute('aria-label'))?.replace(/^Победа: /, '') ?? ''
  await won.click()
  return winner
}

async function playSeries(panel: Locator, side: 0 | 1): Promise<string> {
  await panel.getByRole('button', { name: 'Начать матч' }).click()
  const finish = panel.getByRole('button', { name: /^Завершить: победитель — / })
  const onceMore = panel.getByRole('button', { name: /: плюс один$/ }).nth(side)
  for (let games = 0; games < 3 && !(await finish.isVisible()); games++) {
    await onceMore.click()
    await panel.getByRole('group', { name: new RegExp(`: ${games + 1}$`) }).waitFor()
  }
  const winner = (await finish.innerText()).replace(/^Завершить: победитель — /, '')
  await finish.click()
  return winner
}

export async function closePanel(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Закрыть' }).click()
  await panel.waitFor({ state: 'detached' })
}

/** Presses the button that takes back what was done last. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
}
