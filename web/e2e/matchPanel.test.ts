import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  afterAll,
  type BracketedCompetition,
  bracketedCompetition,
  storedMatch,
} from '../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { card, slot } from './support/drawnBracket.ts'
import { errorsShown } from './support/errorsShown.ts'
import { closePanel, openMatch } from './support/organizing.ts'
import { signIn } from './support/signIn.ts'
import { type VisitorOptions, withBrowser } from './support/visitor.ts'

const newVisitor = withBrowser()
let owner: Person

beforeAll(async () => {
  owner = (await signUpAll('owner')).owner
})

for (const way of ['mouse', 'touch', 'keyboard'] as const) {
  test(`a match of one game is scored in three actions, by ${way}, and that is undone in one`, async () => {
    const cup = await bracketedCompetition({ owner }, { teams: 4 })
    const page = await organizing(cup, { device: way === 'touch' ? 'phone' : 'desktop' })
    let actions = 0
    const key = async (name: string) => {
      actions += 1
      await page.keyboard.press(name)
    }
    const press = async (control: Locator) => {
      actions += 1
      await (way === 'touch' ? control.tap() : control.click())
    }
    const match = card(page, 'main-1-1')
    if (way === 'keyboard') {
      await match.focus()
      await key('Enter')
      await expect.poll(() => focused(page), { timeout: 15_000 }).toBe('Победа: Team 1')
      for (const name of ['Tab', 'Enter']) await key(name)
    } else {
      await press(match)
      await press(page.getByRole('button', { name: 'Победа: Team 4' }))
    }
    await page.getByText('Результат записан').waitFor()
    expect(actions).toBeLessThanOrEqual(3)
    await becomes(cup, 'main-1-1', { status: 'finished', score: [0, 1] })

    const undo = page.getByRole('button', { name: 'Отменить', exact: true })
    await (way === 'keyboard' ? key('Enter') : press(undo))
    await page.locator('[data-match="main-1-1"][data-status="ready"]').waitFor()
    await becomes(cup, 'main-1-1', { status: 'ready', score: [0, 0] })
  })
}

for (const { device, bestOf } of [
  { device: 'desktop', bestOf: 1 },
  { device: 'desktop', bestOf: 3 },
  { device: 'phone', bestOf: 1 },
  { device: 'phone', bestOf: 3 },
] as const) {
  test(`the panel keeps its controls where they are (Bo${bestOf}, ${device})`, async () => {
    const cup = await bracketedCompetition({ owner }, { teams: 4, bestOf })
    const page = await organizing(cup, { device })
    const panel = await openMatch(page, 'main-1-1')
    const steps = async () => {
      await panel.getByRole('button', { name: 'Начать матч' }).click()
      await panel.getByText('Матч начат').waitFor()
      await expectUnmoved()
      if (bestOf === 1) {
        await panel.getByRole('button', { name: 'Победа: Team 1' }).click()
      } else {
        for (const score of [1, 2]) {
          await panel.getByRole('button', { name: 'Team 1: плюс один' }).click()
          await panel.getByRole('group', { name: `Team 1: ${score}`, exact: true }).waitFor()
          await expectUnmoved()
        }
        await panel.getByRole('button', { name: /^Завершить/ }).click()
      }
      await panel.getByText('Результат записан').waitFor()
      await expectUnmoved()
      await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
      await page.locator('[data-match="main-1-1"][data-status="running"]').waitFor()
      await expectUnmoved()
    }
    const before = await places(panel)
    const expectUnmoved = async () => expect(await places(panel)).toEqual(before)
    await steps()
    await closePanel(panel)
  })
}

test('by the keyboard a series is counted without looking for the next control', async () => {
  const cup = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  const page = await organizing(cup)
  await card(page, 'main-1-1').focus()
  const enterLeadsTo = async (name: string) => {
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page), { timeout: 15_000 }).toBe(name)
  }
  await enterLeadsTo('Начать матч')
  await enterLeadsTo('Team 1: плюс один')
  await enterLeadsTo('Team 1: плюс один')
  await enterLeadsTo('Завершить: победитель — Team 1')
  await enterLeadsTo('Отменить')
  await enterLeadsTo('Завершить: победитель — Team 1')
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Team 4: плюс один')
  // Two to one is as many as there can be: the button can be pressed no more.
  await enterLeadsTo('Завершить: победитель — Team 1')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused(page)).toContain('Матч 1')
})

test('a match that was started by mistake is taken back, at once or later', async () => {
  const cup = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  const page = await organizing(cup)
  const panel = await openMatch(page, 'main-1-1')
  const start = panel.getByRole('button', { name: 'Начать матч' })
  await start.click()
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await start.waitFor()
  await start.click()
  await panel.getByRole('button', { name: 'Team 1: плюс один' }).click()
  await panel.getByRole('button', { name: 'Отменить начало матча' }).click()
  await start.waitFor()
  await becomes(cup, 'main-1-1', { status: 'ready', score: [0, 0] })
})

test('a score is corrected in place where the same team wins, and that is undone', async () => {
  const cup = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      bestOf: 3,
      after: bracket =>
        afterAll(
          bracket,
          before => startMatch(before, 'main-1-1'),
          before => finishSeries(before, 'main-1-1', [2, 0]),
          before => startMatch(before, 'main-1-2'),
          before => finishSeries(before, 'main-1-2', [2, 0]),
          before => startMatch(before, 'main-2-1'),
          before => finishSeries(before, 'main-2-1', [2, 0]),
        ),
    },
  )
  const page = await organizing(cup)
  const errors = await errorsShown(page)
  const final = await storedMatch(cup, 'main-2-1')
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const correction = page.getByRole('dialog', { name: 'Исправить результат' })
  const confirm = correction.getByRole('button', { name: 'Исправить', exact: true })
  expect(await confirm.isDisabled()).toBe(true)
  await correction.getByRole('radio', { name: '1:2' }).check({ force: true })
  await correction.getByText('Из-за этого пропадёт результат ещё 1 матча:').waitFor()
  await correction.getByRole('radio', { name: '2:1' }).check({ force: true })
  await correction.getByText(/^Победитель тот же/).waitFor()
  await confirm.click()
  await panel.getByText('Счёт исправлен').waitFor()
  await slot(page, 'main-1-1', 1).getByText('1', { exact: true }).waitFor()
  await becomes(cup, 'main-1-1', { status: 'finished', score: [2, 1] })
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await becomes(cup, 'main-1-1', { status: 'finished', score: [2, 0] })
  expect(await storedMatch(cup, 'main-2-1')).toEqual(final)
  expect(await errors()).toEqual([])
})

test('a refusal is heard from inside the panel', async () => {
  const cup = await bracketedCompetition({ owner }, { teams: 4 })
  const page = await organizing(cup)
  await page.route('**/brackets', route => route.abort())
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Начать матч' }).click()
  // By its role: what is hidden from who listens is not found so.
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
})

test('a slot that was cleared by hand promises nobody', async () => {
  const cup = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      after: bracket =>
        afterAll(
          bracket,
          before => startMatch(before, 'main-1-1'),
          before => finishSeries(before, 'main-1-1', [1, 0]),
        ),
    },
  )
  const page = await organizing(cup)
  const final = card(page, 'main-2-1')
  await final.getByText('Победитель матча 2').waitFor()
  const panel = await openMatch(page, 'main-2-1')
  await panel.getByRole('button', { name: 'Убрать из матча' }).click()
  await final.getByText('Место свободно').waitFor()
  await closePanel(panel)
  // Once its winner is to be found again, the slot waits for them.
  await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  await page.getByRole('button', { name: 'Отменить результат и открыть матч заново' }).click()
  await page.getByRole('button', { name: 'Отменить результат', exact: true }).click()
  await final.getByText('Победитель матча 1').waitFor()
})

/** Waits until the stored match has these facts. */
async function becomes(cup: BracketedCompetition, matchId: string, facts: Partial<Match>): Promise<void> {
  await expect.poll(() => storedMatch(cup, matchId), { timeout: 30_000 }).toMatchObject(facts)
}

async function organizing({ competitionId }: BracketedCompetition, options?: VisitorOptions): Promise<Page> {
  const { page } = await newVisitor(options)
  await signIn(page, owner)
  await page.goto(`/competitions/${competitionId}/bracket`)
  await page.locator('[data-match]').first().waitFor()
  return page
}

/** Where on the screen the cross and the two sides are. */
async function places(panel: Locator) {
  const parts = [
    panel.getByRole('button', { name: 'Закрыть' }),
    panel.getByRole('group', { name: /^Team 1: / }),
    panel.getByRole('group', { name: /^Team 4: / }),
  ]
  return Promise.all(parts.map(part => part.boundingBox()))
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })
}
