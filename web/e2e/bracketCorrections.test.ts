import { expect, test } from 'vitest'
import { call } from '../../functions/test/support/call.ts'
import { signUpMany } from '../../functions/test/support/person.ts'
import { freshId } from '../../functions/test/support/seededCompetition.ts'
import { closePanel, finishMatch, openCompetition, openMatch, seedByHand } from './support/organizing.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import { withBrowser } from './support/visitor.ts'

const newVisitor = withBrowser()

test('a wrong result is corrected with all that came of it, and a spectator sees it happen', async () => {
  const organizer = await newVisitor()
  const { page } = organizer
  await page.goto('/auth/signup')
  await signUpByForm(page, 'organizer')
  const competitionId = await openCompetition(page, {
    name: 'Кубок ошибок',
    game: 'Dota 2',
    format: 'На вылет',
  })
  for (const [index, captain] of (await signUpMany(4)).entries()) {
    await call('joinCompetition', captain, { competitionId })
    const team = { competitionId, teamId: freshId(), name: `Стая ${index + 1}`, discordLink: null }
    expect(await call('createTeam', captain, team)).toMatchObject({ ok: true })
  }
  await page.getByRole('heading', { name: 'Стая 4' }).waitFor()

  await seedByHand(page, ['Стая 4', 'Стая 3', 'Стая 2', 'Стая 1'])
  const spectator = await newVisitor()
  await spectator.page.goto(`/competitions/${competitionId}/bracket`)
  const seen = (matchId: string) => spectator.page.locator(`[data-match="${matchId}"]`)
  await seen('main-1-1').getByText('Стая 4').waitFor()
  await seen('main-1-1').getByText('Стая 1').waitFor()

  // The wrong side is counted, and play goes on into the final.
  expect(await finishMatch(page, 'main-1-1', 1)).toBe('Стая 1')
  expect(await finishMatch(page, 'main-1-2', 0)).toBe('Стая 3')
  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Стая 1')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Стая 1').waitFor()

  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить результат?' })
  const lost = question.getByRole('listitem').filter({ hasText: 'Финал, матч 3' })
  await lost.getByText('Стая 1 2:0 Стая 3').waitFor()
  await lost.getByText('Уйдёт из матча: Стая 1').waitFor()
  await question.getByRole('button', { name: 'Отменить результат' }).click()
  await question.waitFor({ state: 'detached' })
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).waitFor({ state: 'detached' })

  // The right side has not come at all: that is recorded, undone, and recorded for the other side.
  await panel
    .getByRole('group', { name: 'Стая 4', exact: true })
    .getByRole('button', { name: 'Неявка' })
    .click()
  await seen('main-2-1').getByText('Стая 1').waitFor()
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()
  await panel
    .getByRole('group', { name: 'Стая 1', exact: true })
    .getByRole('button', { name: 'Неявка' })
    .click()
  await seen('main-2-1').getByText('Стая 4').waitFor()
  await seen('main-1-1').getByText('неявка').waitFor()
  await closePanel(panel)

  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Стая 4')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Стая 4').waitFor()
  expect(spectator.loads()).toBe(1)
})
