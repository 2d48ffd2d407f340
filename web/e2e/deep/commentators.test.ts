import { expect } from '@playwright/test'
import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { runScheduledFunction } from '../../../scripts/schedules/schedules.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'

test('organizers are reminded after 24 hours, take up an offer instead, and put its broadcast on the Live tab', async ({
  newVisitor,
}) => {
  const { owner, fan } = await signUpAll('owner', 'fan')
  const { competitionId } = await seededCompetition({ owner })
  const requestId = freshId()
  await call('seekCommentators', owner, { competitionId, wanted: true })
  await call('requestCommentator', owner, {
    competitionId,
    requestId,
    secret: 'S'.repeat(22),
    broadcastLink: 'twitch.tv/StarLadder',
    contact: { service: 'discord', handle: 'silent' },
    comment: '',
  })
  const [organizer, viewer] = [await newVisitor(), await newVisitor({ device: 'phone' })]
  for (const [{ page }, person] of [
    [organizer, owner],
    [viewer, fan],
  ] as const) {
    await page.route(/twitch\.tv|youtube/, route => route.fulfill({ body: 'player' }))
    await signIn(page, person)
    await page.goto(`/competitions/${competitionId}/commentators`)
  }
  await organizer.page.getByText('С комментатором свяжутся в течение 24 часов').waitFor()

  // A day passes: everything that the request is bound to happened a day earlier.
  const timers = await stored.timers().where('competitionId', '==', competitionId).get()
  for (const { ref, data } of timers.docs.map(each => ({ ref: each.ref, data: each.data() }))) {
    await ref.update({ dueAt: data.dueAt - commentatorLimits.responseMs })
  }
  const request = stored.commentator(competitionId, requestId)
  const { requestedAt = 0 } = (await request.get()).data() ?? {}
  await request.update({ requestedAt: requestedAt - commentatorLimits.responseMs })
  await organizer.page.getByText('Прошло 24 часа, ответа нет').waitFor()
  await runScheduledFunction(Number(process.env['UPPER_BRACKET_PORT']), 'fireTimers')
  await organizer.page.getByRole('button', { name: 'Уведомления: 1 непрочитанное' }).click()
  const bell = organizer.page.getByRole('dialog', { name: 'Уведомления' })
  await bell.getByText('silent не отвечает уже сутки').waitFor()
  await organizer.page.keyboard.press('Escape')

  await viewer.page.getByRole('button', { name: 'Предложить себя' }).click()
  const form = viewer.page.getByRole('dialog', { name: 'Предложить себя' })
  await form.getByLabel('Ваш канал').fill('twitch.tv/FanCast')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await organizer.page.getByRole('button', { name: 'Взять комментатором' }).click()
  await viewer.page.getByText('Вы подтвердили участие').waitFor()
  await organizer.page.getByRole('button', { name: 'Показать в эфире' }).click()
  await organizer.page.getByText('На вкладке «Эфир»', { exact: true }).waitFor()

  await viewer.page.getByRole('link', { name: 'Эфир' }).click()
  const player = viewer.page.locator('iframe')
  await player.waitFor()
  expect(await player.getAttribute('src')).toContain('channel=fancast')
})
