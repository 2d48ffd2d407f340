import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../../testing/person.ts'
import { card } from '../support/drawnBracket.ts'
import { errorsShown } from '../support/errorsShown.ts'
import { test } from '../support/fixtures.ts'
import { openBracket } from '../support/openBracket.ts'
import { closePanel, finishMatch, openMatch } from '../support/organizing.ts'

test('a wrong result is corrected with all its consequences, live for a spectator', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  // The wrong team is recorded as the winner, and play goes on into the final.
  const testCompetition = await bracketedCompetition(
    { owner },
    {
      teams: 4,
      played: { 'main-1-1': [0, 1], 'main-1-2': [1, 0] },
    },
  )
  const { page } = await openBracket(await newVisitor({ as: owner }), testCompetition)
  const spectator = await openBracket(await newVisitor(), testCompetition)
  const seen = (matchId: string) => card(spectator.page, matchId)
  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Team 4')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Team 4').waitFor()

  const errors = await errorsShown(page)
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const correction = page.getByRole('dialog', { name: 'Исправить результат' })
  await correction
    .getByRole('group', { name: 'Победитель — Team 1' })
    .getByRole('radio', { name: '1:0' })
    .check({ force: true })
  const lost = correction.getByRole('listitem').filter({ hasText: 'Финал, матч 3' })
  await lost.getByText('Team 4 1:0 Team 2').waitFor()
  await lost.getByText('Уйдёт из матча: Team 4').waitFor()
  await correction.getByRole('button', { name: 'Исправить', exact: true }).click()
  await correction.waitFor({ state: 'detached' })
  await seen('main-2-1').getByText('Team 1').waitFor()
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).waitFor({ state: 'detached' })

  // Wrong again: the match is reopened.
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  await correction.getByRole('button', { name: 'Отменить результат и открыть матч заново' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить результат?' })
  await question.getByText('Уйдёт из матча: Team 1').waitFor()
  await question.getByRole('button', { name: 'Отменить результат' }).click()
  await question.waitFor({ state: 'detached' })
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()

  // The right team did not show up: that is recorded, undone, and recorded for the other team.
  const absent = async (team: string) => {
    const tools = panel.getByRole('group', { name: team, exact: true })
    await tools.getByRole('button', { name: 'Действия…' }).click()
    const menu = page.getByRole('dialog', { name: team, exact: true })
    await menu.getByRole('button', { name: /^Неявка/ }).click()
    const asked = page.getByRole('dialog', { name: `Неявка: ${team}?` })
    await asked.getByRole('button', { name: 'Записать неявку' }).click()
    await asked.waitFor({ state: 'detached' })
  }
  await absent('Team 1')
  await seen('main-2-1').getByText('Team 4').waitFor()
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()
  await absent('Team 4')
  await seen('main-2-1').getByText('Team 1').waitFor()
  await seen('main-1-1').getByText('неявка').waitFor()
  await seen('main-1-1').getByText('W', { exact: true }).waitFor()
  expect(await errors()).toEqual([])
  await closePanel(panel)

  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Team 1')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Team 1').waitFor()
  expect(spectator.loads()).toBe(1)
})
