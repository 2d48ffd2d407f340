import { test } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../testing/person.ts'
import { expectMatch } from './support/expectMatch.ts'
import { openBracket } from './support/openBracket.ts'
import { openMatch } from './support/organizing.ts'
import { turnedVisitor } from './support/turnedVisitor.ts'

test('a match of one game is scored in two presses, and undone in one', async () => {
  const { owner } = await signUpAll('owner')
  const cup = await bracketedCompetition({ owner }, { teams: 4 })
  const visitor = await turnedVisitor()
  const { page, say, signInAs } = visitor
  await signInAs(owner)
  await openBracket(visitor, cup)
  const panel = await openMatch(page, 'main-1-1')
  // The list of matches above the bracket has a button of the same name.
  await panel.getByRole('button', { name: say('Победа: Team 4') }).click()
  await page.getByText(say('Результат записан')).waitFor()
  await expectMatch(cup, 'main-1-1', { status: 'finished', score: [0, 1] })

  await page.getByRole('button', { name: say('Отменить'), exact: true }).click()
  await page.locator('[data-match="main-1-1"][data-status="ready"]').waitFor()
  await expectMatch(cup, 'main-1-1', { status: 'ready', score: [0, 0] })
})
