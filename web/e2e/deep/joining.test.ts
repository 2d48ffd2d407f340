import { expect } from '@playwright/test'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { errorsShown } from '../support/errorsShown.ts'
import { swappable, test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'

async function entryOf(competitionId: string, { uid }: Person) {
  return (await stored.player(competitionId, uid).get()).data()
}

test('a rank may be skipped unless required, and is asked for again only where required', async ({
  newVisitor,
}) => {
  const { owner, skipper } = await signUpAll('owner', 'skipper')
  await stored.profile(skipper.uid).update({ lang: 'en' })
  const [first, second, strict] = await Promise.all([
    seededCompetition({ owner }),
    seededCompetition({ owner }),
    seededCompetition({
      owner,
      competition: {
        options: { ...competitionDefaults.options, rankRequired: true },
      },
    }),
  ])
  const { page } = await newVisitor({ language: 'en', device: 'phone' })
  await signIn(page, skipper)
  await page.goto(`/competitions/${first.competitionId}/teams`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click()
  await page.getByText('You are in', { exact: true }).waitFor()
  expect(await entryOf(first.competitionId, skipper)).toMatchObject({
    displayName: 'skipper',
    rankTier: null,
  })

  await page.goto(`/competitions/${second.competitionId}/teams`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in', { exact: true }).waitFor()

  await page.goto(`/competitions/${strict.competitionId}/teams`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The organizer asks for a rank').waitFor()
  expect(await dialog.locator('input[name=displayName]').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Join' }).click()
  expect(await entryOf(strict.competitionId, skipper)).toBeUndefined()
  await dialog.getByRole('button', { name: /Dota 2/ }).click()
  await page
    .getByRole('dialog', { name: /Choose rank/ })
    .getByRole('button', { name: 'Immortal' })
    .click()
  await dialog.getByRole('button', { name: 'Join' }).click()
  await page.getByText('You are in', { exact: true }).waitFor()
  expect(await entryOf(strict.competitionId, skipper)).toMatchObject({ rankTier: 80 })
})

test("joining asks once for name and rank, and shows nobody's address", swappable, async ({ newVisitor }) => {
  const { owner, newcomer } = await signUpAll('owner', 'newcomer')
  const [first, second] = await Promise.all([
    seededCompetition({ owner, players: [owner] }),
    seededCompetition({ owner }),
  ])
  const { page, say, complaints } = await newVisitor({ as: newcomer })
  await page.goto(`/competitions/${first.competitionId}/teams`)
  await page.getByText('owner', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: say('Участвовать'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('Пара вопросов перед участием') })
  const name = dialog.locator('input[name=displayName]')
  expect(await name.inputValue()).toBe('newcomer')
  await name.fill(newcomer.email)
  await dialog.getByRole('button', { name: say('Участвовать') }).click()
  await dialog.getByText(/Это почта\.|This is an e-mail\./).waitFor()
  await name.fill('Серый Волк')
  await dialog.getByRole('button', { name: /Dota 2/ }).click()
  await page
    .getByRole('dialog', { name: /Выбрать ранг|Choose rank/ })
    .getByRole('button', { name: /(Легенда|Legend).*3/ })
    .click()
  await dialog.getByText(say('Изменить ранг')).waitFor()
  await dialog.getByRole('button', { name: say('Участвовать') }).click()
  await page.getByText(say('Вы участвуете'), { exact: true }).waitFor()
  expect((await stored.player(first.competitionId, newcomer.uid).get()).data()).toMatchObject({
    displayName: 'Серый Волк',
    rankTier: 53,
  })
  expect(await page.getByRole('main').innerText()).not.toContain('@')

  await page.goto(`/competitions/${second.competitionId}/teams`)
  await page.getByRole('button', { name: say('Участвовать'), exact: true }).click()
  await page.getByText(say('Вы участвуете'), { exact: true }).waitFor()

  // Then the organizer removes the player, who has the page open, and with them the team of which they were all.
  const { competitionId } = second
  const team = { competitionId, teamId: freshId(), name: 'Одиночки', discordLink: null }
  expect(await call('createTeam', newcomer, team)).toMatchObject({ ok: true })
  const card = page.getByRole('heading', { name: 'Одиночки' })
  await card.waitFor()
  const errors = await errorsShown(page)
  expect(await call('removePlayer', owner, { competitionId, uid: newcomer.uid })).toMatchObject({ ok: true })
  await page.getByText(say('Вы больше не участвуете в этом турнире')).waitFor()
  await page.getByRole('button', { name: say('Участвовать'), exact: true }).waitFor()
  await card.waitFor({ state: 'detached' })
  expect(await page.getByRole('main').getByText('Серый Волк').count()).toBe(0)
  expect([...(await errors()), ...complaints]).toEqual([])
})
