import { expect, type Locator } from '@playwright/test'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../../testing/person.ts'
import { expectMatch } from '../support/expectMatch.ts'
import { swappable, test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'
import { openMatch } from '../support/organizing.ts'
import type { Visitor } from '../support/visitor.ts'

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
