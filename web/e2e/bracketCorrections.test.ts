import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { signUpMany } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { errorsShown } from './support/errorsShown.ts'
import { closePanel, finishMatch, openCompetition, openMatch, seedByHand } from './support/organizing.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

test('a wrong result is corrected with all its consequences, live for a spectator', async () => {
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

  // The wrong team is recorded as the winner, and play goes on into the final.
  expect(await finishMatch(page, 'main-1-1', 1)).toBe('Стая 1')
  expect(await finishMatch(page, 'main-1-2', 0)).toBe('Стая 3')
  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Стая 1')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Стая 1').waitFor()

  const errors = await errorsShown(page)
  const panel = await openMatch(page, 'main-1-1')
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  const correction = page.getByRole('dialog', { name: 'Исправить результат' })
  await correction
    .getByRole('group', { name: 'Победитель — Стая 4' })
    .getByRole('radio', { name: '1:0' })
    .check({ force: true })
  const lost = correction.getByRole('listitem').filter({ hasText: 'Финал, матч 3' })
  await lost.getByText('Стая 1 2:0 Стая 3').waitFor()
  await lost.getByText('Уйдёт из матча: Стая 1').waitFor()
  await correction.getByRole('button', { name: 'Исправить', exact: true }).click()
  await correction.waitFor({ state: 'detached' })
  await seen('main-2-1').getByText('Стая 4').waitFor()
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).waitFor({ state: 'detached' })

  // Wrong again: the match is reopened.
  await panel.getByRole('button', { name: 'Исправить результат' }).click()
  await correction.getByRole('button', { name: 'Отменить результат и открыть матч заново' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить результат?' })
  await question.getByText('Уйдёт из матча: Стая 4').waitFor()
  await question.getByRole('button', { name: 'Отменить результат' }).click()
  await question.waitFor({ state: 'detached' })
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()

  // The right team did not show up: that is recorded, undone, and recorded for the other team.
  const absent = async (team: string) => {
    const tools = panel.getByRole('group', { name: team, exact: true })
    await tools.getByRole('button', { name: 'Неявка' }).click()
    const asked = page.getByRole('dialog', { name: `Неявка: ${team}?` })
    await asked.getByRole('button', { name: 'Записать неявку' }).click()
    await asked.waitFor({ state: 'detached' })
  }
  await absent('Стая 4')
  await seen('main-2-1').getByText('Стая 1').waitFor()
  await panel.getByRole('button', { name: 'Отменить', exact: true }).click()
  await seen('main-2-1').getByText('Победитель матча 1').waitFor()
  await absent('Стая 1')
  await seen('main-2-1').getByText('Стая 4').waitFor()
  await seen('main-1-1').getByText('неявка').waitFor()
  await seen('main-1-1').getByText('W', { exact: true }).waitFor()
  expect(await errors()).toEqual([])
  await closePanel(panel)

  expect(await finishMatch(page, 'main-2-1', 0)).toBe('Стая 4')
  await spectator.page.getByRole('region', { name: 'Чемпион турнира' }).getByText('Стая 4').waitFor()
  expect(spectator.loads()).toBe(1)
})
