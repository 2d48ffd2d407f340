import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'
import { errorsShown } from '../support/errorsShown.ts'
import { type NewVisitor, test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'
import { fillCredentials, password } from '../support/signUpByForm.ts'

/** A bad mobile network: 400 kbit/s, 400 ms. The emulator sends files uncompressed, three times what Hosting sends. */
const network = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }

/** How long each step took, in seconds: printed, and the limit for each. */
const took: Record<string, number> = {}
const longWait = { timeout: 60_000 }

async function slowVisitor(newVisitor: NewVisitor) {
  const visitor = await newVisitor({ device: 'phone', fresh: true })
  visitor.page.setDefaultTimeout(longWait.timeout)
  const devtools = await visitor.context.newCDPSession(visitor.page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  return visitor
}

async function timed(step: string, doing: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  await doing()
  took[step] = Math.round((performance.now() - started) / 100) / 10
}

/** Whether the page says that something is under way: a skeleton, a spinner in a button, a progress bar. */
function isBusy(page: Page): Promise<boolean> {
  return page
    .locator('[role="progressbar"], [aria-busy="true"], .MuiSkeleton-root, .MuiButton-loading')
    .first()
    .isVisible()
}

test('over a slow network, one signs in, joins, scores and follows, and sees what takes long', async ({
  newVisitor,
}) => {
  test.setTimeout(300_000)
  const { owner, player } = await signUpAll('owner', 'player')
  const [open, testCompetition] = [
    await seededCompetition({ owner }),
    await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 }),
  ]

  const joining = await slowVisitor(newVisitor)
  await timed('sign-in: its form is there', async () => {
    await joining.page.goto(
      `/auth/signin?next=${encodeURIComponent(`/competitions/${open.competitionId}/teams`)}`,
      {
        waitUntil: 'commit',
      },
    )
    await joining.page.getByRole('button', { name: 'Войти', exact: true }).waitFor()
  })
  await timed('sign-in: its form can be filled in', () =>
    joining.page.locator('input[name=email]:not([readonly])').waitFor(),
  )
  const errors = await errorsShown(joining.page)
  await fillCredentials(joining.page, player.email, password)
  await timed('sign-in: until the page asked for', async () => {
    await joining.page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect.poll(() => isBusy(joining.page)).toBe(true)
    await joining.page.waitForURL('**/teams')
    await joining.page.getByRole('button', { name: 'Участвовать', exact: true }).waitFor()
  })
  await timed('joining', async () => {
    await joining.page.getByRole('button', { name: 'Участвовать', exact: true }).click()
    const dialog = joining.page.getByRole('dialog').getByRole('button', { name: 'Участвовать' })
    const joined = joining.page.getByText('Вы участвуете', { exact: true })
    await dialog.or(joined).first().waitFor()
    if (await dialog.isVisible()) {
      await dialog.click()
      await expect.poll(() => isBusy(joining.page)).toBe(true)
    }
    await joined.waitFor()
  })
  expect(await errors()).toEqual([])
  expect((await stored.player(open.competitionId, player.uid).get()).exists).toBe(true)
  await joining.page.close()

  const address = `/competitions/${testCompetition.competitionId}/bracket`
  const [scoring, following] = [await slowVisitor(newVisitor), await slowVisitor(newVisitor)]
  await signIn(scoring.page, owner)
  await timed('following: until the bracket', async () => {
    await following.page.goto(address, { waitUntil: 'commit' })
    await following.page.locator('[data-match="main-1-1"]').first().waitFor()
  })
  await timed('scoring: until the bracket', async () => {
    await scoring.page.goto(address, { waitUntil: 'commit' })
    await scoring.page
      .getByRole('button', { name: /^Начать/ })
      .first()
      .waitFor()
  })
  const shown = await Promise.all([scoring.page, following.page].map(errorsShown))
  const score = following.page.locator('[data-match="main-1-1"] .score').first()
  await scoring.page.getByRole('button', { name: /^Начать.*Team 1/ }).click()
  for (const wins of [1, 2]) {
    await timed(`scoring: until a spectator sees ${wins}`, async () => {
      await scoring.page.getByRole('button', { name: 'Team 1: плюс один' }).first().click()
      // The scorer does not wait for confirmation.
      await expect
        .poll(() => scoring.page.getByRole('group', { name: `Team 1: ${wins}` }).count(), { timeout: 2000 })
        .toBeGreaterThan(0)
      await expect.poll(() => score.textContent(), longWait).toBe(String(wins))
    })
  }
  await timed('scoring: until the result is stored', async () => {
    await scoring.page.getByRole('button', { name: 'Завершить: победитель — Team 1' }).first().click()
    await expect
      .poll(() => storedMatch(testCompetition, 'main-1-1'), longWait)
      .toMatchObject({ status: 'finished' })
  })
  console.log(took)
  // Until Firestore is reached the page follows by snapshots, and says so.
  const said = (await Promise.all(shown.map(each => each()))).flat()
  expect(said.filter(text => !text.startsWith('Обновляем раз в несколько секунд'))).toEqual([])
  for (const seconds of Object.values(took)) expect(seconds, JSON.stringify(took)).toBeLessThan(45)
})
