import { expect } from '@playwright/test'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'
import type { Visitor } from '../support/visitor.ts'

test(
  'organizers decide requests in bulk, and the waiting list moves up, which everybody sees without reloading',
  swappable,
  async ({ newVisitor }) => {
    const { owner, wolf, bear } = await signUpAll('owner', 'wolf', 'bear')
    const { competitionId } = await seededCompetition({
      owner,
      players: Array.from({ length: 9 }, () => ({ uid: freshId() })),
      competition: {
        places: { players: 10, teams: 2 },
        options: { ...settingDefaults.options, entry: 'approval' },
      },
    })
    const first = await newVisitor({ as: wolf, device: 'phone', language: 'en' })
    await ask(first, competitionId)
    const second = await newVisitor({ as: bear })
    await ask(second, competitionId)

    const { page, say, complaints } = await newVisitor({ as: owner })
    await page.goto(`/competitions/${competitionId}/people`)
    const queue = page.getByRole('region', { name: say('Заявки и лист ожидания') })
    await expect(queue.getByRole('listitem')).toHaveCount(2)
    expect(await accessibilityFaults(page)).toEqual([])
    await queue.getByLabel(say('Выбрать всех')).check()
    await page.getByRole('button', { name: /^(Принять|Admit) 2$/ }).click()

    await first.page.getByText(first.say('Вы участвуете'), { exact: true }).waitFor()
    await second.page
      .getByText(/^(Вы в листе ожидания: 1 из 1|You are on the waiting list: 1 of 1)$/)
      .waitFor()
    await first.page.getByRole('button', { name: first.say('Выйти из турнира') }).click()
    const leaving = first.page.getByRole('dialog')
    await leaving.getByRole('button', { name: first.say('Выйти из турнира') }).click()
    await second.page.getByText(second.say('Вы участвуете'), { exact: true }).waitFor()
    await queue.getByText(say('Пока никто не ждёт. Здесь появятся заявки и лист ожидания.')).waitFor()
    expect([...complaints, ...first.complaints, ...second.complaints]).toEqual([])
  },
)

/** Asks to join without a rank. */
async function ask({ page, say }: Visitor, competitionId: string): Promise<void> {
  await page.goto(`/competitions/${competitionId}/teams`)
  const button = { name: say('Подать заявку'), exact: true }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
  await page.getByText(say('Заявка отправлена: её рассматривает организатор')).waitFor()
}

test(
  'an organizer opens a page, and who follows it hears of the tournament that is shown there next',
  swappable,
  async ({ newVisitor }) => {
    const { owner, wolf } = await signUpAll('owner', 'wolf')
    const name = 'Кубок с подписчиками'
    await seededCompetition({ owner, competition: { name } })
    const address = `cups-${freshId()
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')}`
    const organizer = await newVisitor({ as: owner })
    const { page, say } = organizer
    await page.goto('/profile/organizer')
    await page.locator('input[name=address]').fill(address)
    await page.locator('input[name=name]').fill('Лига двора')
    await page.locator('textarea[name=description]').fill('Играем **каждую пятницу**')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: say('Создать страницу') }).click()
    await page.getByText(say('Страница создана. Теперь выберите, какие турниры на ней показать.')).waitFor()

    const follower = await newVisitor({ as: wolf, device: 'phone', language: 'en' })
    await follower.page.goto(`/organizers/${address}`)
    await follower.page.getByRole('button', { name: follower.say('Подписаться'), exact: true }).click()
    await follower.page.getByRole('button', { name: follower.say('Вы подписаны') }).waitFor()
    expect(await accessibilityFaults(follower.page)).toEqual([])

    await page.getByRole('switch', { name: new RegExp(`: ${name}$`) }).click()
    await page.getByText(say('Турнир на странице, подписчики о нём узнают')).waitFor()
    await follower.page.getByRole('button', { name: /^(Уведомления|Notifications)/ }).click()
    await follower.page.getByText(new RegExp(name)).first().waitFor({ timeout: 20_000 })
    expect([...organizer.complaints, ...follower.complaints]).toEqual([])
  },
)
