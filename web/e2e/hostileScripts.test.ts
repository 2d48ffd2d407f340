import { expect } from '@playwright/test'
import { foldedAddress } from '@upper-bracket/shared/organizerPage/organizerAddress'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { storedOverlay } from '../../testing/storedOverlay.ts'
import { test } from './support/fixtures.ts'
import { origin } from './support/origin.ts'

/** Ends whatever it stands in, and runs if it becomes markup. */
function hostile(mark: string): string {
  return `${mark}'"></title></script><img src=x onerror="ran=1"><script>ran=1</script><svg onload=ran=1>{{ran}}`
}

/** A competition in which every text that people enter is hostile. */
async function hostileTestCompetition(): Promise<{
  readonly competitionId: string
  readonly address: string
}> {
  const owner = await signUp('owner')
  const testCompetition = await bracketedCompetition({ owner }, { teams: 4 })
  const { competitionId } = testCompetition
  await markStaged(competitionId)
  const [players, teams] = await Promise.all([
    stored.players(competitionId).get(),
    stored.teams(competitionId).get(),
  ])
  const address = `hostile-${freshId()}`
  const common = { displayName: hostile('Commentator'), photoURL: null } as const
  await Promise.all([
    stored.competition(competitionId).update({
      name: hostile('Cup'),
      description: `${hostile('About')} [link](javascript:ran=1) ![picture](x)`,
      rules: `${hostile('Rules')} [link](javascript:ran=1) [data](data:text/html,ran) ![picture](x)`,
      prizes: hostile('Prizes'),
      contact: hostile('Contact'),
      ownerName: hostile('Owner'),
      sponsors: [{ id: 'sponsor', name: hostile('Sponsor'), url: 'https://sponsor.example/', picture: 1 }],
      onPage: { address, toldAt: null },
    }),
    stored.organizerAddress(foldedAddress(address)).set({ uid: owner.uid }),
    stored.organizerPage(owner.uid).set({
      address,
      addresses: [address],
      name: hostile('League'),
      description: `${hostile('About')} [link](javascript:ran=1) ![picture](x)`,
      links: ['https://example.org/'],
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
    }),
    ...players.docs.map(({ ref }) => ref.update({ displayName: hostile('Player') })),
    ...teams.docs.map(({ ref }) => ref.update({ name: hostile('Team') })),
    stored.publicCommentator(competitionId, freshId()).set({
      uid: 'commentator',
      ...common,
      broadcastLink: 'https://www.twitch.tv/starladder',
      languages: ['en'],
      matches: null,
      confirmedAt: 1,
    }),
  ])
  return { competitionId, address }
}

test('scripts in any text of a competition are shown as text on its public pages', async ({ newVisitor }) => {
  const { competitionId, address } = await hostileTestCompetition()
  const { page } = await newVisitor({ language: 'en' })
  const captions = { lowerthird: false, text: true, lines: [hostile('Caption')], commentators: [] }
  const own = `/competitions/${competitionId}`
  const pages = [
    [`${own}/about`, 'Prizes'],
    [`${own}/rules`, 'Rules'],
    [`${own}/teams`, 'Team'],
    [`${own}/bracket`, 'Team'],
    [`${own}/commentators`, 'Commentator'],
    [`${own}/live`, 'Cup'],
    [await storedOverlay(competitionId, { view: 'bracket', lang: 'en' }), 'Team'],
    [await storedOverlay(competitionId, { view: 'text', lang: 'en', captions }), 'Caption'],
    [`/organizers/${address}`, 'League'],
    [`/embed${own}/bracket`, 'Team'],
    [`/embed${own}/table`, 'Team'],
    [`/embed${own}/agenda`, 'Cup'],
  ] as const
  for (const [path, mark] of pages) {
    await page.goto(path)
    await page.getByText(`${mark}'"></title></script><img`).first().waitFor({ state: 'attached' })
    const harm = await page.evaluate(() => ({
      ran: Reflect.get(window, 'ran') ?? null,
      elements: document.querySelectorAll(
        'img[src="x"], [onerror], [onload], a[href^="javascript:" i], a[href^="data:" i]',
      ).length,
    }))
    expect(harm, path).toEqual({ ran: null, elements: 0 })
  }
  const html = await (await fetch(`${origin}${own}/bracket`)).text()
  expect(html).toContain('Cup&#39;&#34;&#62;&#60;/title')
  expect(html).not.toContain('ran=1"')
})

test('what slips into a page does not run, and what fails is reported', async ({ newVisitor }) => {
  const { page, complaints } = await newVisitor({ fresh: true })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const outcome = await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        return String(work())
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const drawn = document.createElement('p')
    return {
      foreign: attempt(() => (document.createElement('script').src = 'https://evil.example/a.js')),
      markup: attempt(() => {
        drawn.innerHTML = '<img src=x onerror="window.ran = true"><b>bold</b>'
        document.body.append(drawn)
        return drawn.childElementCount
      }),
    }
  })
  expect(outcome).toEqual({ foreign: 'TypeError', markup: '0' })

  const [report] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/errors')),
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('Nothing is known of "Anna Wolf"')
      })
    }),
  ])
  // The endpoint takes nothing but a whole report; Chromium shows no bodies of beacons.
  expect(report.status()).toBe(204)
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  // As it should, at its leisure.
  await expect.poll(() => complaints.some(each => each.includes('TrustedScriptURL'))).toBe(true)
  complaints.splice(0)
})
