import { expect } from '@playwright/test'
import { call } from '../../testing/call.ts'
import { confirmEmail } from '../../testing/confirmEmail.ts'
import { stored } from '../../testing/database.ts'
import { notification } from '../../testing/notification.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { test } from './support/fixtures.ts'
import { inbox } from './support/inbox.ts'

test('being put into a team shows on the open page, behind the bell and in the inbox, until one unsubscribes', async ({
  newVisitor,
}) => {
  const { owner, wolf, bear } = await signUpAll('owner', 'wolf', 'bear')
  await confirmEmail(wolf)
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [wolf],
    teams: [{ name: 'Медведи', players: [bear] }],
  })
  // More than a list holds.
  const earlier = Array.from({ length: 60 }, (_, index) => ({ ...notification, at: index + 1 }))
  await Promise.all(
    earlier.map(each => stored.notifications(wolf.uid).doc(`notification-${each.at}`).set(each)),
  )
  const { page, complaints } = await newVisitor({ as: wolf })
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: 'Уведомления: 60 непрочитанных' }).waitFor()

  await call('assignPlayer', owner, { competitionId, uid: wolf.uid, teamId: teamIds[0] ?? '' })
  await page.getByRole('status').getByText('Вы в команде «Медведи»').waitFor()
  await page.getByRole('button', { name: 'Уведомления: 61 непрочитанное' }).click()
  await page
    .getByRole('dialog', { name: 'Уведомления' })
    .getByRole('link', { name: /Медведи/ })
    .click()
  await page.getByRole('button', { name: 'Уведомления: 60 непрочитанных' }).click()
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  const shown = () => page.getByRole('dialog').getByRole('link').count()
  await expect.poll(shown).toBe(45)
  await page.getByRole('button', { name: 'Отметить всё прочитанным' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Уведомления', exact: true }).waitFor()

  const mails = async () => {
    const all = (await (await fetch(`${inbox}/email`)).json()) as readonly Mail[]
    return all.filter(({ to }) => to.some(({ address }) => address === wolf.email))
  }
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('Вы в команде «Медведи»')
  const mail = (await mails()).find(({ subject }) => subject.includes('Медведи'))
  const link = /http\S+\/api\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const stranger = await newVisitor()
  await stranger.page.goto(link)
  await stranger.page.getByRole('button', { name: 'Отписаться' }).click()
  await stranger.page.getByRole('heading', { name: 'Писем больше не будет' }).waitFor()
  expect((await stored.profile(wolf.uid).get()).data()?.channels).toEqual({
    push: true,
    email: false,
    telegram: true,
  })
  expect(complaints).toEqual([])
})

interface Mail {
  readonly to: readonly { readonly address: string }[]
  readonly subject: string
  readonly text: string
}
