import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpMany } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'
import { password } from '../support/signUpByForm.ts'
import { commentators, emptyTestCompetition } from './support/galleryCompetitions.ts'
import { type GalleryPeople, galleryPeople } from './support/galleryPeople.ts'
import { Keyboard } from './support/keyboard.ts'

let people: GalleryPeople

test.beforeAll(async () => {
  people = await galleryPeople()
})

test('from signing up to a corrected result by keyboard alone', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor()
  const keyboard = new Keyboard(page)
  await page.goto('/')
  await keyboard.use(page.getByRole('link', { name: 'Войти' }))
  await page.waitForURL('**/auth/signin**')
  await keyboard.expectKept('on the sign-in page')
  await keyboard.use(page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }))
  await page.waitForURL('**/auth/signup**')
  await keyboard.expectKept('on the sign-up page')
  await keyboard.fill(page.locator('input[name=email]'), `keyboard-${randomUUID().slice(0, 8)}@example.org`)
  await keyboard.fill(page.locator('input[name=password]'), password)
  await keyboard.fill(page.locator('input[name=confirmation]'), password)
  await keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  await keyboard.expectKept('after signing up')

  await keyboard.use(page.getByRole('main').getByRole('link', { name: 'Создать турнир' }))
  await page.waitForURL('**/competitions/new')
  await keyboard.expectKept('on the form of a new competition')
  await keyboard.fill(page.getByLabel('Название турнира'), 'Кубок без мыши')
  await keyboard.to(page.getByRole('radio', { name: 'Dota 2' }))
  await keyboard.press('Space')
  await keyboard.use(page.getByRole('button', { name: 'Создать турнир' }))
  await page.waitForURL(/\/competitions\/[\w-]{20,}\/teams/)
  await keyboard.expectKept('after creating')

  await keyboard.use(page.getByRole('button', { name: 'Участвовать', exact: true }))
  const joining = page.getByRole('dialog')
  await keyboard.use(joining.getByRole('button', { name: 'Участвовать', exact: true }))
  await page.getByText('Вы участвуете', { exact: true }).waitFor()
  await keyboard.expectKept('after joining')
  const competitionId = /competitions\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  for (const person of await signUpMany(19))
    await call('joinCompetition', person, { competitionId, joinId: randomUUID() })
  await page
    .getByText(/20 игроков/)
    .first()
    .waitFor()

  await keyboard.use(page.getByRole('button', { name: 'Распределить игроков' }))
  const distributing = page.getByRole('dialog', { name: 'Распределить игроков' })
  await keyboard.use(distributing.getByRole('button', { name: /^Создать \d+ команд/ }))
  await distributing.waitFor({ state: 'detached' })
  await keyboard.expectKept('after the distribution')

  await keyboard.use(page.getByRole('link', { name: 'Турнирная сетка' }))
  await keyboard.use(page.getByRole('button', { name: 'Создать сетку' }).first())
  const question = page.getByRole('dialog', { name: 'Создать сетку?' })
  await keyboard.use(question.getByRole('button', { name: 'Создать сетку' }))
  await page.locator('[data-match]').first().waitFor()
  await keyboard.expectKept('after the bracket was made')

  const card = page.locator('[data-match="upper-1-1"]')
  await keyboard.use(card)
  const panel = page.getByRole('dialog')
  await keyboard.use(panel.getByRole('button', { name: 'Начать матч' }))
  await keyboard.use(panel.getByRole('button', { name: /^Победа: / }).first())
  await panel.getByText('Результат записан').waitFor()
  await keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await keyboard.isAt(card)).toBe(true)

  await keyboard.press('Enter')
  await keyboard.use(panel.getByRole('button', { name: /^Исправить/ }))
  const correction = page.getByRole('dialog', { name: /^Исправить/ })
  await keyboard.to(correction.getByRole('radio').first())
  await keyboard.press('ArrowRight')
  await keyboard.use(correction.getByRole('button', { name: 'Исправить', exact: true }))
  await correction.waitFor({ state: 'detached' })
  await keyboard.expectKept('after the correction')
  await keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await keyboard.isAt(card)).toBe(true)
  expect([...keyboard.faults, ...complaints].join('\n')).toBe('')
})

test('a chat and the profile by keyboard alone', async ({ newVisitor }) => {
  const competitionId = await emptyTestCompetition(people)
  await commentators(competitionId, people)
  const { page, complaints } = await newVisitor()
  const keyboard = new Keyboard(page)
  await signIn(page, people.owner)
  await page.goto(`/competitions/${competitionId}/commentators`)
  await keyboard.use(page.getByRole('link', { name: /^Чат/ }))
  await keyboard.fill(page.getByRole('textbox', { name: 'Сообщение' }), 'Начинаем в семь')
  await keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Начинаем в семь' }).first().waitFor()
  await keyboard.expectKept('after a message')
  await keyboard.use(page.getByRole('link', { name: 'К комментаторам' }))
  await keyboard.expectKept('after leaving the chat')

  // From the top, as with the skip link.
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keyboard.press('Tab')
  // Also once the page has taken the place of its frame.
  await expect.poll(() => keyboard.isAt(page.getByRole('link', { name: 'К содержанию' }))).toBe(true)
  await keyboard.use(page.getByRole('link', { name: /^Профиль/ }))
  await page.waitForURL('**/profile')
  await keyboard.fill(page.getByLabel('Имя на сайте'), 'Вера Судейская')
  await keyboard.press('Enter')
  await page.getByText('Профиль сохранён').waitFor()
  await keyboard.expectKept('after saving')
  await keyboard.use(page.getByRole('button', { name: /Dota 2/ }))
  await page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await keyboard.isAt(page.getByRole('button', { name: /Dota 2/ }))).toBe(true)
  await keyboard.use(page.getByRole('button', { name: /^Уведомления/ }))
  await page.getByRole('dialog', { name: 'Уведомления' }).waitFor()
  await keyboard.press('Escape')
  expect(await keyboard.isAt(page.getByRole('button', { name: /^Уведомления/ }))).toBe(true)
  expect((await stored.profile(people.owner.uid).get()).data()?.displayName).toBe('Вера Судейская')
  expect([...keyboard.faults, ...complaints].join('\n')).toBe('')
})
