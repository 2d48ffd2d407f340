import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../../scripts/folders.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { swappable, test } from '../support/fixtures.ts'

const banner = 'img[src*="banners%2F"]'

test(
  'what an organizer says about a competition is seen on its own tab at once, and its settings are cloned there',
  swappable,
  async ({ newVisitor }) => {
    const { owner } = await signUpAll('owner')
    const { competitionId } = await seededCompetition({ owner, competition: { name: 'Зимний кубок' } })
    const spectator = await newVisitor({ language: 'en', device: 'phone' })
    await spectator.page.goto(`/competitions/${competitionId}/about`)

    const { page, complaints, say, signInAs } = await newVisitor()
    await signInAs(owner)
    await page.goto(`/competitions/${competitionId}/edit`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'banner.jpg',
      mimeType: 'image/jpeg',
      buffer: await readFile(join(root, 'docs/pictures/home.jpg')),
    })
    const dialog = page.getByRole('dialog', { name: say('Обрежьте обложку') })
    await dialog.getByRole('button', { name: say('Готово') }).click()
    await dialog.waitFor({ state: 'detached' })
    await spectator.page.locator(banner).waitFor()

    await page
      .locator('textarea[name=description]')
      .fill('## Что это\n- без опозданий <img src=x onerror=alert(1)>')
    await page
      .getByRole('tab', { name: say('Как увидят игроки') })
      .first()
      .click()
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Что это' }).waitFor()
    await page.locator('textarea[name=rules]').fill('## Матчи\n[x](javascript:alert(1)) <b>счёт</b>')
    await page.getByLabel(say('Призы')).fill('Кубок и слава')
    await page.getByLabel(/Связь с организатором|How to reach/).fill('https://t.me/wolf')
    await page.getByLabel(say('Мест для команд')).fill('8')
    expect.soft(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: say('Сохранить турнир') }).click()

    await spectator.page.getByRole('heading', { name: 'Что это' }).waitFor()
    await spectator.page.getByText('без опозданий <img src=x').waitFor()
    await spectator.page.getByText('Кубок и слава').waitFor()
    expect(await spectator.page.getByRole('link', { name: 'https://t.me/wolf' }).getAttribute('rel')).toBe(
      'noopener nofollow',
    )
    await spectator.page.getByText(/0 teams of 8|0 команд из 8/).waitFor()
    expect.soft(await accessibilityFaults(spectator.page)).toEqual([])
    expect(spectator.loads()).toBe(1)
    await page.goto(`/competitions/${competitionId}/edit`)
    await page.getByRole('button', { name: say('Добавить спонсора') }).click()
    const adding = page.getByRole('dialog')
    await adding.locator('input[name=sponsorName]').fill('Wolf Energy')
    await adding.locator('input[name=sponsorLink]').fill('https://wolf.example/')
    await adding.locator('input[type=file]').setInputFiles(join(root, 'docs/pictures/home.jpg'))
    await adding.getByRole('button', { name: say('Добавить спонсора') }).click()
    const sponsor = spectator.page.getByRole('link', { name: 'Wolf Energy' })
    await expect(sponsor).toHaveAttribute('rel', 'noopener sponsored')
    await expect(sponsor.locator('img')).toHaveJSProperty('naturalHeight', 80)
    const removing = { name: /^(Убрать|Remove)$/ }
    await page.getByRole('listitem', { name: 'Wolf Energy' }).getByRole('button', removing).click()
    await page.getByRole('dialog').getByRole('button', removing).click()
    await sponsor.waitFor({ state: 'detached' })
    await page.goto(`/competitions/${competitionId}`)

    await spectator.page.getByRole('link', { name: spectator.say('Читать правила') }).click()
    await spectator.page.getByRole('heading', { name: 'Матчи' }).waitFor()
    await spectator.page.getByText('x <b>счёт</b>').waitFor()

    await page.getByRole('link', { name: say('О турнире') }).click()
    await page.getByRole('link', { name: say('Провести ещё раз') }).click()
    await page.getByRole('heading', { name: say('Ещё один турнир') }).waitFor()
    await page.getByRole('button', { name: say('Создать турнир') }).click()
    await page.waitForURL(url => url.pathname.endsWith('/teams') && !url.pathname.includes(competitionId))
    const cloneId = new URL(page.url()).pathname.split('/')[2] ?? ''
    const [original, clone] = await Promise.all(
      [competitionId, cloneId].map(async id => (await stored.competition(id).get()).data()),
    )
    const week = 7 * 24 * 60 * 60_000
    expect(clone).toMatchObject({
      name: 'Зимний кубок',
      description: original?.description,
      places: { players: 2560, teams: 8 },
      bannerURL: original?.bannerURL?.replace(competitionId, cloneId),
      playerCount: 0,
      startDate: (original?.startDate ?? 0) + week,
    })
    const file = await fetch(clone?.bannerURL ?? '')
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(complaints).toEqual([])
  },
)
