import { expect, type Locator, type Page } from '@playwright/test'
import { defaultMapPool } from '@upper-bracket/shared/selfService/csMaps'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'
import { selfServiceCompetition } from '../support/selfServiceCompetition.ts'

/** Of a best of three with seven maps: four bans, two picks, and a side on each of these. */
const stepsOfThree = 8

test(
  'two captains and an organizer: from check-in and veto over a dispute and its decision to the next match',
  swappable,
  async ({ newVisitor }) => {
    const { owner, wolf, bear, fox, lynx } = await signUpAll('owner', 'wolf', 'bear', 'fox', 'lynx')
    const teams = [
      { players: [wolf], name: 'Волки' },
      { players: [fox], name: 'Лисы' },
      { players: [lynx], name: 'Рыси' },
      { players: [bear], name: 'Медведи' },
    ]
    const veto = { game: 'csgo', maps: defaultMapPool, order: 'major', stepSeconds: 300 } as const
    const { competitionId, bracketId, teamIds } = await selfServiceCompetition(
      { owner, teams },
      { game: 'csgo', selfService: { ...defaultSelfService, moveMinutes: 60, veto } },
    )

    const [first, second, organizer] = await Promise.all([
      newVisitor({ device: 'phone' }),
      newVisitor({ device: 'phone', language: 'en' }),
      newVisitor(),
    ])
    const at = `/competitions/${competitionId}/matches/main-1-1`
    for (const [{ page, signInAs }, person] of [
      [first, wolf],
      [second, bear],
      [organizer, owner],
    ] as const) {
      await signInAs(person)
      await page.goto(at)
    }

    await first.page.getByRole('button', { name: first.say('Предложить другое время') }).click()
    await first.page.getByRole('button', { name: first.say('+30 мин') }).click()
    await first.page.getByRole('button', { name: first.say('Отправить сопернику') }).click()
    await second.page.getByRole('button', { name: second.say('Отказаться') }).click()
    await first.page.getByRole('button', { name: first.say('Предложить другое время') }).waitFor()

    /** What each captain touches for the match itself. */
    const taps = new Map<Page, number>()
    const tap = async (page: Page, control: Locator) => {
      taps.set(page, (taps.get(page) ?? 0) + 1)
      // Radio buttons are invisible in their cards.
      await control.click({ force: true })
    }
    for (const { page, say } of [first, second]) {
      await tap(page, page.getByRole('button', { name: say('Мы на месте') }))
    }
    for (const { page, say } of [first, second]) {
      await page.getByRole('heading', { name: say('Карты матча') }).waitFor()
    }
    expect.soft(await accessibilityFaults(first.page)).toEqual([])

    for (let step = 1; step <= stepsOfThree; step += 1) {
      const turn = await Promise.any(
        [first, second].map(async ({ page }) => {
          await page.locator('[data-next-step=veto]').waitFor()
          return page
        }),
      )
      if (step === stepsOfThree) {
        for (const { page } of [first, second]) expect.soft(await accessibilityFaults(page)).toEqual([])
      }
      await tap(turn, turn.getByRole('radio').first())
      await tap(turn, turn.locator('[data-next-step=veto]'))
      for (const { page, say } of [first, second]) await page.getByText(say(`Все ходы: ${step}`)).waitFor()
    }
    for (const { page, say } of [first, second, organizer]) {
      await page.getByRole('heading', { name: say('Карты матча') }).waitFor()
      const maps = page.getByRole('list', { name: say('Что выбрано') }).getByRole('listitem')
      expect(await maps.count()).toBe(3)
    }

    await tap(first.page, first.page.getByRole('button', { name: first.say('Сообщить счёт') }))
    await tap(first.page, first.page.getByRole('radio', { name: '2:1' }).first())
    await first.page.getByRole('button', { name: first.say('Добавить скриншот') }).click()
    const buffer = await first.page.screenshot()
    const file = { name: 'end.png', mimeType: 'image/png', buffer }
    await first.page.locator('input[type=file]').setInputFiles(file)
    expect.soft(await accessibilityFaults(first.page)).toEqual([])
    await tap(first.page, first.page.getByRole('button', { name: first.say('Отправить счёт') }))
    await tap(second.page, second.page.getByRole('button', { name: second.say('Нет, счёт другой') }))
    await tap(second.page, second.page.getByRole('radio', { name: '2:0' }).last())
    await tap(second.page, second.page.getByRole('button', { name: second.say('Отправить счёт') }))
    for (const count of taps.values()) expect(count).toBeLessThanOrEqual(12)
    await first.page.getByRole('heading', { name: first.say('Команды не согласны') }).waitFor()
    expect.soft(await accessibilityFaults(second.page)).toEqual([])

    const shown = organizer.say('Скриншот 1')
    await organizer.page.getByRole('button', { name: shown }).click()
    await organizer.page.getByRole('dialog', { name: shown }).getByRole('img', { name: shown }).waitFor()
    await organizer.page.keyboard.press('Escape')
    const decision = organizer.say('Засчитать победу «Волки» 2:1')
    await organizer.page.getByRole('button', { name: decision }).click()
    const confirmation = { name: organizer.say('Подтвердить результат') }
    await organizer.page.getByRole('dialog').getByRole('button', confirmation).click()
    for (const { page, say } of [first, second]) await page.getByText(say('Решил организатор')).waitFor()
    const final = (await stored.match(competitionId, bracketId, 'main-2-1').get()).data()
    expect(final?.slots[0].teamId).toBe(teamIds[0])

    // The other semifinal is decided by the organizer; both finalists are asked to check in.
    await call('forfeitMatch', owner, {
      competitionId,
      bracketId,
      matchId: 'main-1-2',
      revision: 0,
      sides: [1],
    })
    await first.page.goto(`/competitions/${competitionId}/matches/main-2-1`)
    await first.page.getByRole('button', { name: first.say('Мы на месте') }).click()
    await first.page.getByText(first.say('На месте'), { exact: true }).waitFor()
    expect(first.complaints).toEqual([])
    expect(second.complaints).toEqual([])
    expect(organizer.complaints).toEqual([])
  },
)
