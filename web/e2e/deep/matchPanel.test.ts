import { expect, type Locator, type Page } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'
import { card, slot } from '../support/drawnBracket.ts'
import { errorsShown } from '../support/errorsShown.ts'
import { expectMatch } from '../support/expectMatch.ts'
import { swappable, test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'
import { closePanel, openMatch } from '../support/organizing.ts'
import type { Visitor } from '../support/visitor.ts'

let owner: Person

test.beforeAll(async () => {
  owner = (await signUpAll('owner')).owner
})

test('a match of one game is scored in two presses, and undone in one', swappable, async ({ newVisitor }) => {
  // Whose language can be turned.
  const { organizer } = await signUpAll('organizer')
  const testCompetition = await bracketedCompetition({ owner: organizer }, { teams: 4 })
  const visitor = await newVisitor()
  const { page, say, signInAs } = visitor
  await signInAs(organizer)
  await openBracket(visitor, testCompetition)
  const panel = await openMatch(page, 'main-1-1')
  // The list of matches above the bracket has a button of the same name.
  await panel.getByRole('button', { name: say('Победа: Team 4') }).click()
  await page.getByText(say('Результат записан')).waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'finished', score: [0, 1] })

  await page.getByRole('button', { name: say('Отменить'), exact: true }).click()
  await page.locator('[data-match="main-1-1"][data-status="ready"]').waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'ready', score: [0, 0] })
})

test('a match of one game is scored in three keys, and undone in one', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4 })
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  await card(page, 'main-1-1').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page), { timeout: 15_000 }).toBe('Победа: Team 1')
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByText('Результат записан').waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'finished', score: [0, 1] })
  await page.keyboard.press('Enter')
  await page.locator('[data-match="main-1-1"][data-status="ready"]').waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'ready', score: [0, 0] })
})

test('with the keyboard, the focus follows the counting of a series', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
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
  // Two to one is the highest score: the button is disabled.
  await enterLeadsTo('Завершить: победитель — Team 1')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused(page)).toContain('Матч 1')
})

test('a start by mistake is undone, at once or later', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const panel = await openMatch(page, 'main-1-1')
  const start = panel.getByRole('button', { name: 'Начать матч' })
  await start.click()
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await start.waitFor()
  await start.click()
  await panel.getByRole('button', { name: 'Team 1: плюс один' }).click()
  await panel.getByRole('button', { name: 'Отменить начало матча' }).click()
  const asked = page.getByRole('dialog', { name: 'Отменить начало матча?' })
  await asked.getByRole('button', { name: 'Отменить начало матча' }).click()
  await start.waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'ready', score: [0, 0] })
})

test('a score that does not change the winner is corrected in place, and undone', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      bestOf: 3,
      played: { 'main-1-1': [2, 0], 'main-1-2': [2, 0], 'main-2-1': [2, 0] },
    },
  )
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const errors = await errorsShown(page)
  const final = await storedMatch(testCompetition, 'main-2-1')
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const correction = page.getByRole('dialog', { name: 'Исправить результат' })
  const confirm = correction.getByRole('button', { name: 'Исправить', exact: true })
  expect(await confirm.isDisabled()).toBe(true)
  const scoreOf = (team: string) =>
    correction.getByRole('group', { name: `Победитель — ${team}` }).getByRole('radio', { name: '2:1' })
  await scoreOf('Team 4').check({ force: true })
  await correction.getByText('Из-за этого пропадёт результат ещё 1 матча:').waitFor()
  await scoreOf('Team 1').check({ force: true })
  await correction.getByText(/^Победитель тот же/).waitFor()
  await confirm.click()
  await panel.getByText('Счёт исправлен').waitFor()
  await slot(page, 'main-1-1', 1).getByText('1', { exact: true }).waitFor()
  await expectMatch(testCompetition, 'main-1-1', { status: 'finished', score: [2, 1] })
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expectMatch(testCompetition, 'main-1-1', { status: 'finished', score: [2, 0] })
  expect(await storedMatch(testCompetition, 'main-2-1')).toEqual(final)
  expect(await errors()).toEqual([])
})

test('a slot cleared by hand no longer names who would come to it', async ({ newVisitor }) => {
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      played: { 'main-1-1': [1, 0] },
    },
  )
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const final = card(page, 'main-2-1')
  await final.getByText('Победитель матча 2').waitFor()
  const panel = await openMatch(page, 'main-2-1')
  await panel.getByRole('button', { name: 'Убрать из матча' }).click()
  await final.getByText('Место свободно').waitFor()
  await closePanel(panel)
  // Once that match is reopened, the slot waits for its winner again.
  await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  await page.getByRole('button', { name: 'Отменить результат и открыть матч заново' }).click()
  await page.getByRole('button', { name: 'Отменить результат', exact: true }).click()
  await final.getByText('Победитель матча 1').waitFor()
})

/** The accessible name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })
}

test(
  'the panel keeps its controls where they are, whatever is pressed and undone',
  swappable,
  async ({ newVisitor }) => {
    const { owner } = await signUpAll('owner')
    const [single, series] = await Promise.all([
      bracketedCompetition({ owner }, { teams: 4 }),
      bracketedCompetition({ owner }, { teams: 4, bestOf: 3 }),
    ])
    const visitor = await newVisitor()
    const { say, signInAs } = visitor
    await signInAs(owner)
    await expectCalm(visitor, single, panel =>
      panel.getByRole('button', { name: say('Победа: Team 1') }).click(),
    )

    await expectCalm(visitor, series, async (panel, expectUnmoved) => {
      for (const score of [1, 2]) {
        await panel.getByRole('button', { name: say('Team 1: плюс один') }).click()
        await panel.getByRole('group', { name: `Team 1: ${score}`, exact: true }).waitFor()
        await expectUnmoved()
      }
      await panel.getByRole('button', { name: say('Завершить: победитель — Team 1') }).click()
    })
    await expectMatch(series, 'main-1-1', { status: 'running', score: [2, 0] })
  },
)

/**
 * Starts the first match, undoes that, starts it again, has it won, and undoes that; whatever it does, the panel's
 * controls stay in place.
 */
async function expectCalm(
  visitor: Visitor,
  testCompetition: BracketedCompetition,
  win: (panel: Locator, expectUnmoved: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { page, say } = visitor
  await openBracket(visitor, testCompetition)
  const panel = await openMatch(page, 'main-1-1')
  const before = await places(panel, say('Закрыть'))
  const expectUnmoved = async () => expect(await places(panel, say('Закрыть'))).toEqual(before)
  const undo = panel.getByRole('button', { name: say('Отменить'), exact: true })
  const start = panel.getByRole('button', { name: say('Начать матч') })
  await start.click()
  await panel.getByText(say('Матч начат')).waitFor()
  await expectUnmoved()
  await undo.click()
  await start.click()
  await win(panel, expectUnmoved)
  await panel.getByText(say('Результат записан')).waitFor()
  await expectUnmoved()
  await undo.click()
  await page.locator('[data-match="main-1-1"][data-status="running"]').waitFor()
  await expectUnmoved()
}

/** The positions of the close button and both teams. */
async function places(panel: Locator, close: string) {
  const parts = [
    panel.getByRole('button', { name: close }),
    panel.getByRole('group', { name: /^Team 1: / }),
    panel.getByRole('group', { name: /^Team 4: / }),
  ]
  return Promise.all(parts.map(part => part.boundingBox()))
}
