import { expect } from '@playwright/test'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { signUpAll } from '../../../testing/person.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'
import { selfServiceCompetition } from '../support/selfServiceCompetition.ts'
import type { Visitor } from '../support/visitor.ts'

test(
  'two captains, a stand-in and an organizer on phones: asked for, agreed to, told, talking, in the lobby, played',
  swappable,
  async ({ newVisitor }) => {
    const { owner, wolf, mate, bear, loner } = await signUpAll('owner', 'wolf', 'mate', 'bear', 'loner')
    const teams = [
      { players: [wolf, mate], name: 'Волки' },
      { players: [bear], name: 'Медведи' },
    ]
    const { competitionId } = await selfServiceCompetition(
      { owner, players: [loner], teams },
      { selfService: { ...defaultSelfService, standIns: 'consent' } },
    )

    const [home, away, standIn, organizer] = await Promise.all([
      newVisitor({ device: 'phone' }),
      newVisitor({ device: 'phone', language: 'en' }),
      newVisitor({ device: 'phone', language: 'en' }),
      newVisitor({ device: 'phone' }),
    ])
    const all = [home, away, standIn, organizer]
    const at = `/competitions/${competitionId}/matches/main-1-1`
    for (const [{ page, signInAs }, person] of [
      [home, wolf],
      [away, bear],
      [standIn, loner],
      [organizer, owner],
    ] as const) {
      await signInAs(person)
      await page.goto(at)
    }
    const heading = ({ page, say }: Visitor, text: string) =>
      page.getByRole('heading', { name: say(text) }).waitFor()
    const press = ({ page, say }: Visitor, text: string) =>
      page.getByRole('button', { name: say(text) }).click()
    const chatOf = ({ page, say }: Visitor) => page.getByRole('button', { name: say('Чат матча') })
    const close = ({ page, say }: Visitor) => page.getByRole('button', { name: say('Закрыть') }).click()
    /** Shown in the line-ups. */
    const inFor = ({ page, say }: Visitor) =>
      page
        .getByRole('region', { name: say('Составы') })
        .getByText(/^(In for|Вместо игрока) mate/)
        .waitFor()

    await press(home, 'Поставить замену')
    await home.page.getByRole('button', { name: /mate/ }).click()
    expect.soft(await accessibilityFaults(home.page)).toEqual([])
    await home.page.getByRole('button', { name: /loner/ }).click()
    await heading(away, 'Согласны на замену?')
    expect.soft(await accessibilityFaults(away.page)).toEqual([])
    // A stand-in who has only been asked is not part of the match yet.
    expect(await chatOf(standIn).count()).toBe(0)
    await press(away, 'Согласиться')

    await heading(standIn, 'Замены на этот матч')
    await inFor(standIn)
    for (const visitor of all) await chatOf(visitor).click()
    const says = async ({ page, say }: Visitor, text: string) => {
      await page.getByRole('textbox', { name: say('Сообщение') }).fill(text)
      await page.getByRole('button', { name: say('Отправить') }).click()
      // Not in the field, where it still stands if the message comes before the response.
      for (const other of all) await other.page.getByRole('log').getByText(text, { exact: true }).waitFor()
    }
    await says(standIn, 'I am here, which server?')
    await says(home, 'Стокгольм, лобби сейчас будет')
    await says(organizer, 'Ждём всех десять минут')
    for (const visitor of all) await close(visitor)

    await press(home, 'Указать лобби')
    await home.page.getByRole('textbox', { name: home.say('Название лобби') }).fill('UB 7')
    await home.page.getByRole('textbox', { name: home.say('Пароль') }).fill('morskoy-7')
    expect.soft(await accessibilityFaults(home.page)).toEqual([])
    await press(home, 'Сохранить')
    for (const { page } of all) await page.getByText('morskoy-7').waitFor()
    await press(organizer, 'Изменить лобби')
    await organizer.page.getByRole('textbox', { name: organizer.say('Пароль') }).fill('rechnoy-8')
    await press(organizer, 'Сохранить')
    for (const { page } of all) await page.getByText('rechnoy-8').waitFor()
    expect.soft(await accessibilityFaults(standIn.page)).toEqual([])

    // The stand-in's bell shows the same notifications as the team's.
    await standIn.page.getByRole('button', { name: /^(Уведомления|Notifications)/ }).click()
    const told = {
      ru: ['Вы выходите на замену', 'Лобби готово'],
      en: ['You’re standing in', 'Lobby is open'],
    }
    for (const text of told[standIn.language]) await standIn.page.getByText(text).first().waitFor()
    await standIn.page.goto('/')
    const ownMatch = standIn.page
      .getByRole('listitem')
      .filter({ hasText: standIn.say('Вы выходите на замену') })
      .getByRole('link')
    await ownMatch.waitFor()
    expect.soft(await accessibilityFaults(standIn.page)).toEqual([])
    await ownMatch.click()
    await standIn.page.waitForURL(url => url.pathname === at)

    for (const captain of [home, away]) await press(captain, 'Мы на месте')
    await press(home, 'Сообщить счёт')
    await home.page.getByRole('radio', { name: '2:0' }).first().check({ force: true })
    await press(home, 'Отправить счёт')
    await press(away, 'Да, победа «Волки» 2:0')
    const asked = away.page.getByRole('dialog')
    await asked.getByRole('button', { name: away.say('Подтвердить результат') }).click()
    for (const visitor of all) {
      await visitor.page.getByText(visitor.say('Соперник подтвердил счёт')).waitFor()
      await chatOf(visitor).click()
      await visitor.page.getByText(visitor.say('Турнир завершён: писать больше нельзя.')).waitFor()
      // What was played stays true.
      await inFor(visitor)
      expect.soft(await accessibilityFaults(visitor.page)).toEqual([])
      expect(visitor.complaints).toEqual([])
    }
  },
)
