import { expect } from '@playwright/test'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { swappable, test } from './support/fixtures.ts'
import { signUpByForm } from './support/signUpByForm.ts'

test(
  'a newcomer gets by a link, through sign-up, into the tournament with one click; its owner sees it',
  swappable,
  async ({ newVisitor }) => {
    const { owner } = await signUpAll('owner')
    const { competitionId } = await seededCompetition({ owner, competition: { ownerName: 'Олег' } })
    const organizer = await newVisitor({ language: 'en' })
    await organizer.signInAs(owner)
    await organizer.page.goto(`/competitions/${competitionId}/people`)
    await organizer.page.getByRole('button', { name: organizer.say('Пригласить по ссылке') }).click()
    const form = organizer.page.getByRole('dialog', { name: organizer.say('Пригласить по ссылке') })
    expect(await accessibilityFaults(organizer.page)).toEqual([])
    await form.getByRole('button', { name: organizer.say('Создать ссылку') }).click()
    const ready = organizer.page.getByRole('dialog', { name: organizer.say('Ссылка-приглашение') })
    await ready.getByRole('img', { name: organizer.say('QR-код приглашения') }).waitFor()
    const link = await ready.getByText(/\/invite\/[\w-]{22}$/).innerText()
    expect(await accessibilityFaults(organizer.page)).toEqual([])
    await ready.getByRole('button', { name: organizer.say('Закрыть') }).click()

    const newcomer = await newVisitor({ device: 'phone' })
    const { page, say } = newcomer
    await page.goto(link)
    await page.getByText(/Олег приглашает вас|Олег invites you/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: say('Зарегистрироваться') }).click()
    await signUpByForm(page, 'newcomer', newcomer.language)
    await page.getByRole('button', { name: say('Участвовать') }).click()
    const asked = page.getByRole('dialog', { name: say('Пара вопросов перед участием') })
    await asked.getByRole('button', { name: say('Участвовать') }).click()
    await page.waitForURL(url => url.pathname.startsWith(`/competitions/${competitionId}`))
    expect((await stored.players(competitionId).get()).docs.map(each => each.data().displayName)).toEqual([
      'newcomer',
    ])
    await page.goto(link)
    await page.getByText(say('Вы уже приняли это приглашение')).waitFor()

    // In the organizer's page, which nobody has reloaded.
    await organizer.page.getByText(organizer.say('Приняли: 1 из 50')).waitFor()
    await organizer.page.getByRole('button', { name: organizer.say('Отозвать') }).click()
    const question = organizer.page.getByRole('dialog', { name: organizer.say('Отозвать приглашение?') })
    await question.getByRole('button', { name: organizer.say('Отозвать') }).click()
    await organizer.page.getByText(organizer.say('отозвано'), { exact: false }).first().waitFor()
    await organizer.page.getByRole('link', { name: organizer.say('История') }).click()
    const history = organizer.page.getByRole('listitem')
    await history.filter({ hasText: /Отозвано приглашение|Revoked an invitation/ }).waitFor()
    await history.filter({ hasText: /Создано приглашение|Created an invitation/ }).waitFor()
    expect(await accessibilityFaults(organizer.page)).toEqual([])
  },
)
