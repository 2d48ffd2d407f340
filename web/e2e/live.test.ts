import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { swappable, test } from './support/fixtures.ts'

test(
  'a broadcast and the match on air reach viewers and the stream by themselves',
  swappable,
  async ({ newVisitor }) => {
    const owner = await signUp('owner')
    const { competitionId, bracketId } = await bracketedCompetition(
      { owner },
      {
        teams: 4,
        bestOf: 3,
        played: { 'main-1-2': 'running' },
      },
    )
    const [organizer, viewer, stream] = await Promise.all([
      newVisitor(),
      newVisitor({ language: 'en', device: 'phone' }),
      newVisitor(),
    ])
    for (const { page } of [organizer, viewer, stream]) {
      // The players are not ours, and not reachable from here.
      await page.route(/twitch\.tv|youtube/, route => route.fulfill({ body: 'player' }))
    }
    await viewer.page.goto(`/competitions/${competitionId}/live`)
    // The first screen can say it, too.
    await viewer.page.locator('#content').getByText(viewer.say('Трансляции пока нет')).waitFor()
    const { say } = organizer
    await organizer.signInAs(owner)
    await organizer.page.goto(`/competitions/${competitionId}/live`)
    await organizer.page.getByRole('button', { name: say('Добавить трансляцию') }).click()
    const link = organizer.page.getByRole('textbox', { name: say('Ссылка'), exact: true })
    await link.fill('https://twitch.tv.example.org/starladder')
    await organizer.page.getByRole('button', { name: say('Сохранить') }).click()
    await organizer.page
      .getByRole('dialog')
      .getByText(/каналы и видео Twitch и YouTube|channels and videos of Twitch and YouTube/)
      .waitFor()
    await link.fill('m.twitch.tv/StarLadder')
    await organizer.page.getByRole('button', { name: say('Сохранить') }).click()

    const player = viewer.page.locator('iframe')
    await player.waitFor()
    expect(await player.getAttribute('src')).toBe(
      'https://player.twitch.tv/?channel=starladder&parent=127.0.0.1&autoplay=false',
    )
    await viewer.page.getByText('Team 3').waitFor()

    await organizer.page.getByRole('button', { name: say('Добавить матчи в эфир') }).click()
    await organizer.page.getByRole('button', { name: /Team 1 (—|vs|v\.?|–) Team 4/ }).click()
    await organizer.page.keyboard.press('Escape')
    await viewer.page.getByText('Team 1').waitFor()

    const { page } = organizer
    await page.getByRole('button', { name: say('Оверлеи для стрима') }).click()
    await page.getByRole('button', { name: say('Добавить оверлей') }).click()
    await page.getByRole('button', { name: say('Сохранить') }).click()
    await page.getByRole('button', { name: say('Скопировать адрес') }).waitFor()
    const [overlay] = (await stored.overlays(competitionId).get()).docs
    const address = `/competitions/${competitionId}/overlay#${overlay?.id}`
    await stream.page.goto(address)
    await stream.page.getByText('Team 1').waitFor()

    const match = { competitionId, bracketId, matchId: 'main-1-1' }
    await call('startMatch', owner, { ...match, revision: 0 })
    await call('setScore', owner, { ...match, revision: 1, score: [1, 0] })
    await stream.page.getByText('1 : 0').waitFor()
    expect(await stream.page.locator('header, footer, nav, button').count()).toBe(0)
    expect(await stream.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )

    await page.getByRole('button', { name: say('Изменить'), exact: true }).click()
    await page.getByRole('dialog').getByText(say('Сетка'), { exact: true }).click()
    await page.getByRole('button', { name: say('Сохранить') }).click()
    await stream.page.locator('[data-match="main-2-1"]').waitFor()

    await page.getByRole('button', { name: say('Отозвать') }).click()
    await page
      .getByRole('dialog')
      .filter({ hasText: say('Источник в OBS опустеет сразу, и этот адрес больше не заработает.') })
      .getByRole('button', { name: say('Отозвать') })
      .click()
    const picture = stream.page.locator('[data-overlay]')
    await picture.waitFor({ state: 'detached' })
  },
)
