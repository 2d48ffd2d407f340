import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUp } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { crowd, longName } from '../support/crowd.ts'
import { card, openRound } from '../support/drawnBracket.ts'
import { swappable, test } from '../support/fixtures.ts'
import { underWay } from '../support/underWay.ts'

// With reduced motion every change is a transition of 0.01 ms, so a ring measured at once is not there yet.
const motion = 'no-preference'

test('no focus ring is clipped in a bracket and its panel', swappable, async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 8, ...underWay })
  const { page } = await newVisitor({ as: owner, motion })
  await page.goto(`/competitions/${competitionId}/bracket`)
  await openRound(page)
  await card(page, 'upper-1-1').waitFor()
  await card(page, 'upper-1-2').focus()
  expect.soft(await ringFaults(page, 40)).toEqual([])
  await card(page, 'upper-1-2').click()
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
  expect.soft(await ringFaults(page, 40)).toEqual([])
})

test('a long name fills the width of its card, and no focus ring is clipped', async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const { competitionId } = await seededCompetition({
    owner,
    players: crowd('Запас', 70, 33),
    teams: [{ players: crowd('Первый', 4, 55), name: longName }],
  })
  const { page } = await newVisitor({ as: owner, device: 'phone', motion })
  await page.goto(`/competitions/${competitionId}/teams`)
  const name = page.getByRole('heading', { name: longName })
  await name.waitFor()
  const card = page.getByRole('listitem').filter({ has: name })
  const [inner, outer] = await Promise.all([name.boundingBox(), card.boundingBox()])
  expect((outer?.width ?? 0) - (inner?.width ?? 0)).toBeLessThan(40)
  expect(await ringFaults(page, 100)).toEqual([])
})

/** Tabs through the page and returns the elements that have no ring, or a clipped one. */
async function ringFaults(page: Page, presses: number): Promise<readonly string[]> {
  const faults = new Set<string>()
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(async () => {
      // What is focused is scrolled to in a frame.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused.matches('body, input')) return null
      const name = focused.outerHTML.slice(0, 120)
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused)
      if (outlineStyle === 'none') return `no ring: ${name}`
      const out = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth))
      // A tab overlaps the line below it.
      const slack = 1
      const ring = focused.getBoundingClientRect()
      for (let around = focused.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, contentVisibility } = getComputedStyle(around)
        if (around === document.body || around === document.documentElement) continue
        const clips = contentVisibility === 'auto' || overflowX !== 'visible' || overflowY !== 'visible'
        if (!clips) continue
        const box = around.getBoundingClientRect()
        const [x, y] = [box.left + around.clientLeft, box.top + around.clientTop]
        // What scrolls shows the ring of what it has scrolled to its edge once it is scrolled on.
        const scrolls = around.scrollHeight > around.clientHeight
        const isInside =
          ring.left - out >= x - slack &&
          ring.right + out <= x + around.clientWidth + slack &&
          (scrolls || (ring.top - out >= y - slack && ring.bottom + out <= y + around.clientHeight + slack))
        if (!isInside) return `clipped by ${around.className}: ${name}`
      }
      return null
    })
    if (fault !== null) faults.add(fault)
  }
  return [...faults]
}
