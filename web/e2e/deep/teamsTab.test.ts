import { expect, test } from 'vitest'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { crowd, longName } from '../support/crowd.ts'
import { signIn } from '../support/signIn.ts'
import { newVisitor } from '../support/visitor.ts'

test('a long name fills the width of its card, and focus rings are not clipped', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({
    owner,
    players: crowd('Запас', 70, 33),
    teams: [{ players: crowd('Первый', 4, 55), name: longName }],
  })
  // With reduced motion every change is a transition of 0.01 ms, so a ring measured at once is not there yet.
  const { page } = await newVisitor({ device: 'phone', motion: 'no-preference' })
  await signIn(page, owner)
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
