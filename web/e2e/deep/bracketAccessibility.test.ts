import { expect, type Page } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { card } from '../support/drawnBracket.ts'
import { swappable, test } from '../support/fixtures.ts'
import { underWay } from '../support/underWay.ts'

let owner: Person
let testCompetition: BracketedCompetition

test.beforeAll(async () => {
  owner = (await signUpAll('owner')).owner
  testCompetition = await bracketedCompetition({ owner }, { teams: 8, ...underWay })
})

test('focus rings are not clipped', swappable, async ({ newVisitor }) => {
  const { page } = await newVisitor({ as: owner, motion: 'no-preference' })
  await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
  await card(page, 'upper-1-1').waitFor()
  await card(page, 'upper-1-2').focus()
  expect.soft(await cutRings(page)).toEqual([])
  await card(page, 'upper-1-2').click()
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
  expect.soft(await cutRings(page)).toEqual([])
})

/** Tabs through the page and returns the elements whose focus ring is clipped. */
async function cutRings(page: Page): Promise<readonly string[]> {
  const cut = new Set<string>()
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused)
      if (outlineStyle === 'none') return null
      const out = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth))
      // A tab overlaps the line below it.
      const slack = 1
      const ring = focused.getBoundingClientRect()
      for (let around = focused.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (around === document.body || (overflowX === 'visible' && overflowY === 'visible')) continue
        const { left, top } = around.getBoundingClientRect()
        const [x, y] = [left + around.clientLeft, top + around.clientTop]
        const isInside =
          ring.left - out >= x - slack &&
          ring.top - out >= y - slack &&
          ring.right + out <= x + around.clientWidth + slack &&
          ring.bottom + out <= y + around.clientHeight + slack
        if (!isInside) return `${focused.outerHTML.slice(0, 120)} in ${around.className}`
      }
      return null
    })
    if (name !== null) cut.add(name)
  }
  return [...cut]
}
