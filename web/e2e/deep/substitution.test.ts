import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { openMatch } from '../support/organizing.ts'

let people: Record<'owner' | 'player' | 'late', Person>
test.beforeAll(async () => {
  people = await signUpAll('owner', 'player', 'late')
  await stored.profile(people.late.uid).update({ realName: 'Анна Волкова' })
})

test('after the start a player is let in, and put in where the bracket says that one is missing', async ({
  newVisitor,
}) => {
  const { owner, player, late } = people
  const { competitionId, teamIds } = await bracketedCompetition({ owner, player }, { teams: 2 })
  const { page } = await newVisitor({ as: owner })
  await page.goto(`/competitions/${competitionId}/teams`)

  await page.getByRole('button', { name: 'Добавить игроков' }).click()
  const adding = page.getByRole('dialog', { name: 'Добавить игроков' })
  await adding.getByRole('link').click()
  const invitation = page.getByRole('dialog', { name: 'Пригласить по ссылке' })
  await invitation.getByText(/Регистрация закончилась/).waitFor()
  await invitation.getByRole('button', { name: 'Создать ссылку' }).click()
  await invitation.waitFor({ state: 'detached' })
  const [made] = (await stored.invitations(competitionId).get()).docs
  await call('acceptInvitation', late, { invitationId: made?.id ?? '' })

  await page.goto(`/competitions/${competitionId}/bracket`)
  const panel = await openMatch(page, 'main-1-1')
  const team = panel.getByRole('group', { name: 'Team 1', exact: true })
  await team.getByRole('button', { name: 'Заменить' }).click()
  const choice = page.getByRole('dialog', { name: 'Заменить: Team 1' })
  await choice.getByRole('link', { name: 'Выпустить замену' }).click()
  await page
    .getByRole('dialog', { name: /^Кого заменить/ })
    .getByRole('button', { name: 'player' })
    .click()
  await page.getByRole('dialog', { name: 'Замена: player' }).getByRole('button', { name: 'late' }).click()
  await page.getByRole('button', { name: 'Заменить', exact: true }).click()
  await page.getByText('late теперь играет за «Team 1»').waitFor()
  const lineUp = (await stored.team(competitionId, teamIds[0] ?? '').get()).data()
  expect(lineUp).toMatchObject({ playerUids: [late.uid], captainUid: late.uid })

  await page.getByRole('link', { name: 'late', exact: true }).click()
  const theirCard = page.getByRole('dialog', { name: 'late' })
  await theirCard.getByText('Team 1, капитан').waitFor()
  await theirCard.getByText('Анна Волкова').waitFor()
  await page.goBack()
  await theirCard.waitFor({ state: 'detached' })
})
