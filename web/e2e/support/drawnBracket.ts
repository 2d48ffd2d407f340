import { expect, type Locator, type Page } from '@playwright/test'

export function card(page: Page, matchId: string): Locator {
  return page.locator(`[data-match="${matchId}"]`)
}

/** Opens the first round on a phone, where the matches that are on come first. A wide page shows all rounds. */
export async function openRound(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 900) return
  await page.locator('[data-round]:not([data-round="now"])').first().click()
}

export function slot(page: Page, matchId: string, side: 0 | 1): Locator {
  return card(page, matchId).locator('.slot').nth(side)
}

/** The frame that scrolls the drawing. */
export function frame(page: Page): Locator {
  return page.getByRole('region', { name: /^Сетка целиком|^Full bracket/ })
}

/** Drags with the mouse. Scrolls first: scrolling while the button is down would grab something else. */
export async function drag(from: Locator, to: Locator): Promise<void> {
  const page = from.page()
  await frame(page).evaluate(element => element.scrollIntoView())
  // Waits until what is above the bracket no longer moves it.
  await from.hover()
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 4, { steps: 3 })
  // What an earlier change has made longer or shorter above the bracket can still move it.
  await expect(async () => {
    const end = await middleOf(to)
    await page.mouse.move(end.x, end.y, { steps: 6 })
    expect(await middleOf(to)).toEqual(end)
  }).toPass()
  await page.mouse.up()
}

/** In pixels, relative to the viewport. */
export async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How far the page is scrolled, and where the cards are on the screen. */
export function whereThingsAre(page: Page) {
  return page.evaluate(() => ({
    page: window.scrollY,
    cards: [...document.querySelectorAll('[data-match]')].map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height]
    }),
  }))
}
