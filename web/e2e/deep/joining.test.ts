import { expect, test } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { signIn } from '../support/signIn.ts'
import { newVisitor } from '../support/visitor.ts'

async function entryOf(competitionId: string, { uid }: Person) {
  return (await stored.player(competitionId, uid).get()).data()
}

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
