import { expect, test } from 'vitest'
import { stored } from '../../testing/database.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { signIn } from './support/signIn.ts'
import { newVisitor, type Visitor } from './support/visitor.ts'

async function entryOf(competitionId: string, { uid }: Person) {
  return (await stored.player(competitionId, uid).get()).data()
}

test("joining asks once for name and rank, and shows nobody's address", async () => {
  const { owner, newcomer } = await signUpAll('owner', 'newcomer')
  const [first, second] = await Promise.all([
    seededCompetition({ owner, players: [owner] }),
    seededCompetition({ owner }),
  ])
  const visitor = await newVisitor()
  const { page } = visitor
  await signIn(page, newcomer)
  await page.goto(`/competitions/${first.competitionId}/teams`)
  await page.getByText('owner', { exact: true }).first().waitFor()

  await pressJoin(visitor)
  const dialog = page.getByRole('dialog', { name: 'Перед началом' })
  const name = dialog.locator('input[name=displayName]')
  expect(await name.inputValue()).toBe('newcomer')
  await name.fill(newcomer.email)
  await dialog.getByRole('button', { name: 'Участвовать' }).click()
  await dialog.getByText('Это почта.').waitFor()
  await name.fill('Серый Волк')
  await dialog.getByRole('button', { name: /Dota 2/ }).click()
  await page
    .getByRole('dialog', { name: /Выбрать ранг/ })
    .getByRole('button', { name: /Легенда.*3/ })
    .click()
  await dialog.getByText('Изменить ранг').waitFor()
  await dialog.getByRole('button', { name: 'Участвовать' }).click()
  await page.getByText('Вы участвуете', { exact: true }).waitFor()
  expect(await entryOf(first.competitionId, newcomer)).toMatchObject({
    displayName: 'Серый Волк',
    rankTier: 53,
  })
  expect(await page.getByRole('main').innerText()).not.toContain('@')

  await page.goto(`/competitions/${second.competitionId}/teams`)
  await pressJoin(visitor)
  await page.getByText('Вы участвуете', { exact: true }).waitFor()
})

test('a rank may be skipped unless required, and is asked for again only where required', async () => {
  const { owner, skipper } = await signUpAll('owner', 'skipper')
  await stored.profile(skipper.uid).update({ lang: 'en' })
  const [first, second, strict] = await Promise.all([
    seededCompetition({ owner }),
    seededCompetition({ owner }),
    seededCompetition({
      owner,
      competition: {
        options: {
          thirdPlace: false,
          grandFinal: 'single',
          rankRequired: true,
          telegramRequired: false,
        },
      },
    }),
  ])
  const visitor = await newVisitor({ language: 'en', device: 'phone' })
  const { page } = visitor
  await signIn(page, skipper)
  await page.goto(`/competitions/${first.competitionId}/teams`)
  await pressJoin(visitor, 'Join')
  await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click()
  await page.getByText('You are in', { exact: true }).waitFor()
  expect(await entryOf(first.competitionId, skipper)).toMatchObject({
    displayName: 'skipper',
    rankTier: null,
  })

  await page.goto(`/competitions/${second.competitionId}/teams`)
  await pressJoin(visitor, 'Join')
  await page.getByText('You are in', { exact: true }).waitFor()

  await page.goto(`/competitions/${strict.competitionId}/teams`)
  await pressJoin(visitor, 'Join')
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

async function pressJoin({ page }: Visitor, label = 'Участвовать'): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
}
