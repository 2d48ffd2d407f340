import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { signUp } from '../../testing/person.ts'
import { communitySite } from './support/communitySite.ts'
import { deniedStorage, denyStorageToFrames } from './support/denyStorage.ts'
import { swappable, test } from './support/fixtures.ts'
import { origin } from './support/origin.ts'

interface Event {
  readonly type: string
  readonly data: { readonly api: string }
}

/** An embed asks every few seconds. */
const longWait = { timeout: 30_000 }

test(
  'a site of a community shows the bracket by the copied code, live, as high as it is, without storage, and hears of the champion by its webhook',
  swappable,
  async ({ newVisitor }) => {
    const owner = await signUp('owner')
    const { competitionId, bracketId } = await bracketedCompetition(
      { owner },
      { teams: 4, bestOf: 3, played: { 'main-1-1': [2, 0], 'main-1-2': [2, 1], 'main-2-1': 'running' } },
    )
    const organizer = await newVisitor({ as: owner })
    const { page, say } = organizer
    await page.goto(`/competitions/${competitionId}/bracket`)
    await page.getByRole('button', { name: say('Скачать') }).click()
    await page.getByRole('menuitem', { name: say('Встроить на сайт') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.frameLocator('iframe').locator('[data-match="main-2-1"][data-status="running"]').waitFor()
    await dialog.getByText(say('Светлая'), { exact: true }).click()
    await organizer.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: say('Скопировать код') }).click()
    await page.getByText(say('Код скопирован')).waitFor()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())

    await using site = await communitySite()
    site.show(`<h1>Our team in the final</h1>${snippet}`)
    await page.goto(`/competitions/${competitionId}/integrations`)
    await page.getByRole('button', { name: say('Добавить вебхук') }).click()
    await dialog.getByLabel(say('Адрес')).fill(site.hook)
    const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
    await dialog.getByRole('button', { name: say('Проверить и добавить') }).click()
    await page.getByText(say('Вебхук добавлен')).waitFor()

    const reader = await newVisitor({ language: 'en' })
    await denyStorageToFrames(reader.page)
    await reader.page.goto(site.origin)
    const frame = reader.page.frameLocator('iframe')
    const scores = frame.locator('[data-match="main-2-1"] .score')
    await expect(scores).toHaveText(['0', '0'])
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
    const element = reader.page.locator('iframe')
    const height = () => element.evaluate(({ clientHeight }) => clientHeight)
    await expect.poll(height).toBeLessThan(500)
    const before = await height()
    const overflow = frame.locator('.pane').evaluate(pane => pane.scrollHeight - pane.clientHeight)
    expect(await overflow).toBe(0)

    const final = { competitionId, bracketId, matchId: 'main-2-1' }
    expect((await call('setScore', owner, { ...final, revision: 3, score: [1, 0] })).ok).toBe(true)
    await expect(scores).toHaveText(['1', '0'], longWait)
    expect((await call('finishSeries', owner, { ...final, revision: 4, score: [2, 0] })).ok).toBe(true)
    await frame.getByText(reader.say('Чемпион турнира')).waitFor(longWait)
    await expect(frame.locator('.champion b')).toHaveText('Team 1')
    await expect.poll(height).toBeGreaterThan(before)
    const webhook = new Webhook(secret)
    const verified = () =>
      site.received.map(
        ({ headers, body }) => webhook.verify(body, headers as Record<string, string>) as Event,
      )
    await expect.poll(() => verified().at(-1)?.type, longWait).toBe('competition.finished')
    expect(verified().map(({ type }) => type)).toEqual([
      ...['webhook.verification', 'match.scored', 'match.finished', 'competition.finished'],
    ])
    const api = verified().at(-1)?.data.api ?? ''
    const champion = async () => (await (await fetch(api)).json()).competition.champion?.teamName
    await expect.poll(champion, longWait).toBe('Team 1')
    const [embed] = reader.page.mainFrame().childFrames()
    expect(await deniedStorage(embed)).toEqual([])
    const links = await frame
      .getByRole('link')
      .evaluateAll(all => all.map(link => [link.getAttribute('target'), link.getAttribute('rel')]))
    expect(links.length).toBeGreaterThan(3)
    expect(new Set(links.map(String))).toEqual(new Set(['_blank,noopener']))
  },
)

test('a foreign site can frame embeds, and no other page or answer', async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 2 })
  await using site = await communitySite()
  const framed = ['bracket', 'table', 'agenda'].map(view => `/embed/competitions/${competitionId}/${view}`)
  const refused = [
    '/',
    '/en/auth/signin',
    '/profile',
    '/tournaments',
    `/competitions/${competitionId}`,
    `/competitions/${competitionId}/bracket`,
    `/competitions/${competitionId}/edit`,
    `/competitions/${competitionId}/overlay`,
    `/embed/competitions/${competitionId}/edit`,
    '/embed/competitions/%2e%2e%2fprofile/bracket',
    '/shells/embed',
    '/no/such/page',
    `/api/competitions/${competitionId}/snapshot`,
    '/api/oembed',
    '/favicon.svg',
  ]
  site.show([...framed, ...refused].map(path => `<iframe src="${origin}${path}"></iframe>`).join(''))
  const { page, complaints } = await newVisitor({ as: owner })
  await page.goto(site.origin, { waitUntil: 'load' })
  const shown = () =>
    page.frames().flatMap(frame => (frame.url().startsWith(origin) ? [new URL(frame.url()).pathname] : []))
  await expect
    .poll(() => page.frames().filter(frame => frame.url().startsWith('chrome-error:')).length)
    .toBe(refused.length)
  expect(shown().sort()).toEqual(framed.sort())
  complaints.splice(0)
})
