import { afterAll, beforeEach, expect, test } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { openProfile } from '../support/openProfile.ts'
import { link, row } from '../support/signInMethods.ts'
import { newVisitor } from '../support/visitor.ts'

const free = () => freeDemonstrationPerson('iskra')
beforeEach(free)
afterAll(free)

test("somebody else's account is not taken over, and a refusal is shown", async () => {
  const { wolf } = await signUpAll('wolf')
  const { discordId } = await free()
  await stored.identity('discord', discordId).set({ uid: 'somebody-else', linkedAt: 1 })
  const { page } = await newVisitor()
  await openProfile(page, wolf)

  await link(page, 'Discord', 'Искра')
  await page.getByRole('alert').getByText('Этот аккаунт уже привязан к другому пользователю').waitFor()
  await link(page, 'Discord', 'Cancel')
  await page.getByRole('alert').getByText('Вход отменён').waitFor()
  await row(page, 'Discord').getByText('Не привязан').waitFor()
  expect((await stored.identity('discord', discordId).get()).data()?.uid).toBe('somebody-else')
  expect((await stored.profile(wolf.uid).get()).data()?.discordID).toBeNull()
})
