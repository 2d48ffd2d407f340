import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { expect, test } from 'vitest'
import { runScheduledFunction } from '../../scripts/schedules/runScheduledFunction.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { signIn } from './support/signIn.ts'
import { signUpByForm } from './support/signUpByForm.ts'
import { newVisitor } from './support/visitor.ts'

test('a commentator is requested, comes by the private link through sign-up, confirms, and both sides chat', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner, competition: { ownerName: 'Олег' } })
  const organizer = await newVisitor()
  await signIn(organizer.page, owner)
  await organizer.page.goto(`/competitions/${competitionId}/commentators`)
  await organizer.page.getByRole('button', { name: 'Запросить комментатора' }).click()
  const form = organizer.page.getByRole('dialog', { name: 'Запросить комментатора' })
  await form.getByLabel('Ссылка на трансляцию').fill('twitch.tv/StarLadder')
  await form.getByLabel('Имя в Телеграме').fill('@caster')
  expect(await accessibilityFaults(organizer.page)).toEqual([])
  await form.getByRole('button', { name: 'Отправить запрос' }).click()
  const ready = organizer.page.getByRole('dialog', { name: 'Ссылка для комментатора' })
  const text = await ready.getByLabel('Текст для комментатора').innerText()
  const link = /http\S+$/.exec(text)?.[0] ?? ''
  await ready.getByRole('button', { name: 'Закрыть' }).click()
  await organizer.page.getByText('Ждёт подтверждения').waitFor()

  const { page } = await newVisitor({ device: 'phone' })
  await page.goto(link)
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await signUpByForm(page, 'caster')
  await page.getByRole('button', { name: 'Подтвердить участие' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // In the organizer's page, which nobody has reloaded.
  await organizer.page.getByText('Ссылку открыл caster').waitFor()
  await page.getByRole('button', { name: 'Подтвердить участие' }).click()
  await organizer.page.getByText('Подтверждено').waitFor()
  await organizer.page.getByRole('heading', { name: 'caster' }).waitFor()

  await page.getByRole('link', { name: 'Чат' }).click()
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Привет! Регламент: example.org/rules')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await organizer.page.getByRole('link', { name: 'Чат: есть новое' }).click()
  await organizer.page.getByRole('link', { name: 'example.org/rules' }).waitFor()
  await organizer.page.getByRole('textbox', { name: 'Сообщение' }).fill('Начинаем в семь')
  await organizer.page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Олег' }).getByText('Начинаем в семь').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await organizer.page.getByRole('link', { name: 'К комментаторам' }).click()
  await organizer.page.getByRole('button', { name: 'Отменить запрос' }).click()
  const question = organizer.page.getByRole('dialog', { name: 'Отменить запрос?' })
  await question.getByRole('button', { name: 'Отменить запрос' }).click()
  await page.getByText('Организатор отменил запрос').waitFor()
  expect(await page.getByRole('textbox', { name: 'Сообщение' }).count()).toBe(0)
  expect((await stored.casters(competitionId).get()).size).toBe(0)
})

test('organizers are reminded after 24 hours, take up an offer instead, and put its broadcast on the Live tab', async () => {
  const { owner, fan } = await signUpAll('owner', 'fan')
  const { competitionId } = await seededCompetition({ owner })
  const requestId = freshId()
  await call('seekCommentators', owner, { competitionId, wanted: true })
  await call('requestCommentator', owner, {
    ...{ competitionId, requestId, secret: 'S'.repeat(22), broadcastLink: 'twitch.tv/StarLadder' },
    ...{ contact: { service: 'discord', handle: 'silent' }, comment: '' },
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
