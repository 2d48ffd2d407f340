import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { storedMatch } from '../../testing/storedBracket.ts'
import { card, frame, middleOf, openRound, whereThingsAre } from './support/drawnBracket.ts'
import { type NewVisitor, test } from './support/fixtures.ts'
import { underWay } from './support/underWay.ts'
import type { VisitorOptions } from './support/visitor.ts'

let testCompetition: BracketedCompetition

test.beforeAll(async () => {
  testCompetition = await bracketedCompetition({ owner: await signUp('owner') }, { teams: 32, ...underWay })
})

test('the drawing pans and zooms, stands still when a score changes, and is saved as a picture', async ({
  newVisitor,
}) => {
  const page = await looking(newVisitor)
  await pans(page)
  await zooms(page)
  await standsStill(page)
  await isSaved(page)
})

test('two fingers zoom and pan the drawing, not the page', async ({ newVisitor }) => {
  const page = await looking(newVisitor, { device: 'phone' })
  await page.getByRole('button', { name: 'Вся сетка' }).click()
  await frame(page).evaluate(element => element.scrollIntoView())
  const { x, y } = await middleOf(card(page, 'upper-1-3'))
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove', apart: number, at = { x, y }) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: at.x - apart, y: at.y, id: 0 },
        { x: at.x + apart, y: at.y, id: 1 },
      ],
    })
  await fingers('touchStart', 40)
  for (const apart of [44, 50, 56, 60]) await fingers('touchMove', apart)
  const moved = { x: x - 20, y: y + 30 }
  await fingers('touchMove', 60, moved)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await percent(page, 150)
  expect(await distance(page, 'upper-1-3', moved)).toBeLessThan(3)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test('matches out of view remain accessible and searchable', async ({ newVisitor }) => {
  const page = await looking(newVisitor, { device: 'phone' })
  const last = card(page, 'upper-1-16')
  await page.locator('[data-match="upper-1-16"][data-look="frame"]').waitFor()
  expect(await last.innerText()).toBe('Team 11, Team 22')
  expect(await last.getAttribute('aria-label')).toContain('Верхняя сетка, раунд 1')
  await last.scrollIntoViewIfNeeded()
  await page.locator('[data-match="upper-1-16"][data-look="card"]').waitFor()
  await page.locator('[data-match="upper-1-1"][data-look="frame"]').waitFor({ state: 'attached' })
})

/** Dragging the background pans the drawing, and a card can still be clicked. */
async function pans(page: Page): Promise<void> {
  const background = { x: (await middleOf(card(page, 'upper-1-3'))).x, y: 0 }
  background.y =
    ((await middleOf(card(page, 'upper-1-3'))).y + (await middleOf(card(page, 'upper-1-4'))).y) / 2
  await page.mouse.move(background.x, background.y)
  await page.mouse.down()
  await page.mouse.move(background.x - 120, background.y - 150, { steps: 5 })
  expect(await scrolled(page)).toEqual([120, 150])
  await page.mouse.up()
  await page.mouse.move(background.x, background.y, { steps: 3 })
  expect(await scrolled(page)).toEqual([120, 150])

  const onCard = await middleOf(card(page, 'upper-2-3'))
  await page.mouse.move(onCard.x, onCard.y)
  await page.mouse.down()
  await page.mouse.move(onCard.x - 4, onCard.y - 4)
  await page.mouse.up()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await scrolled(page)).toEqual([120, 150])
}

/** The keys + − 0 zoom, and Ctrl and the wheel around the pointer. */
async function zooms(page: Page): Promise<void> {
  await frame(page).focus()
  await page.keyboard.press('+')
  await percent(page, 125)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await percent(page, 80)
  await page.keyboard.press('0')
  await percent(page, 100)
  // A key that is held repeats.
  await page.keyboard.down('-')
  await page.keyboard.down('-')
  await page.keyboard.down('-')
  await page.keyboard.up('-')
  await percent(page, 51)
  await page.keyboard.press('0')
  await percent(page, 100)

  const pointer = await middleOf(card(page, 'upper-3-2'))
  await page.mouse.move(pointer.x, pointer.y)
  await page.keyboard.down('Control')
  for (const reached of [140, 195, 200]) {
    await page.mouse.wheel(0, -60)
    // A busy browser makes one turn of several, and one turn is limited.
    await percent(page, reached)
  }
  await page.keyboard.up('Control')
  expect(await distance(page, 'upper-3-2', pointer)).toBeLessThan(3)
  const { width } = (await card(page, 'upper-3-2').boundingBox()) ?? { width: 0 }
  expect(Math.round(width)).toBe(2 * 236)

  // The round's name sticks to the upper edge, scaled like the cards below it.
  await frame(page).evaluate(element => element.scrollBy(0, 700))
  const top = await frame(page).evaluate(element => element.getBoundingClientRect().top)
  const name = page.locator('[aria-hidden="true"] span').getByText('Верхняя сетка, раунд 3')
  const box = await name.boundingBox()
  expect(Math.abs((box?.y ?? 0) - top)).toBeLessThan(3)
}

/** A score moves nothing, whatever the zoom and scroll position. */
async function standsStill(page: Page): Promise<void> {
  await frame(page).focus()
  await page.keyboard.press('0')
  await page.keyboard.press('-')
  await frame(page).evaluate(element => element.scrollTo(150, 200))
  await percent(page, 80)
  const before = await whereThingsAre(page)
  const match = await storedMatch(testCompetition, 'upper-1-2')
  const wins = match.score[0] + 1
  const after = { ...match, score: [wins, 0] as const, revision: match.revision + 1 }
  await stored.match(testCompetition.competitionId, testCompetition.bracketId, match.id).set(after)
  await card(page, 'upper-1-2').locator('.score[data-scored="true"]').getByText(`${wins}`).waitFor()
  expect(await whereThingsAre(page)).toEqual(before)
}

async function isSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Скачать' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Картинка PNG' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Winter-Cup.png')
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // The header holds width and height: sixteen rows of the upper bracket above the lower one, at double density.
  expect(picture.readUInt32BE(16)).toBeGreaterThan(4000)
  expect(picture.readUInt32BE(20)).toBeGreaterThan(5000)
  // An empty picture would compress to a fraction of this.
  expect(picture.length).toBeGreaterThan(200_000)
}

async function looking(newVisitor: NewVisitor, options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newVisitor(options)
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  if (options.device === 'phone') await openRound(page)
  await card(page, 'upper-1-1').waitFor()
  await page.getByRole('button', { name: 'Скачать' }).waitFor()
  if (options.device !== 'phone') await frame(page).evaluate(element => element.scrollIntoView())
  return page
}

function percent(page: Page, value: number): Promise<void> {
  return page.getByRole('toolbar').getByText(`${value}%`).waitFor()
}

function scrolled(page: Page): Promise<readonly number[]> {
  return frame(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
}

async function distance(page: Page, matchId: string, to: { x: number; y: number }): Promise<number> {
  const { x, y } = await middleOf(card(page, matchId))
  return Math.hypot(x - to.x, y - to.y)
}
