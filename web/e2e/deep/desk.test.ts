import { expect, type Locator, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUp } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { stageProducers } from '../../../testing/staged.ts'
import { storedOverlay } from '../../../testing/storedOverlay.ts'
import { swappable, test } from '../support/fixtures.ts'

/** The matches of each stream, in order. */
const queues = [
  ['main-1-1', 'main-1-2', 'main-2-1', 'main-3-1'],
  ['main-1-3', 'main-1-4', 'main-2-2', 'third-place-1-1'],
] as const

test(
  'eight matches on two streams are run from two desks by keyboard alone, one of them by a commentator',
  swappable,
  async ({ newVisitor }) => {
    const [owner, commentator] = await Promise.all([signUp('owner'), signUp('commentator')])
    const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 8, thirdPlace: true })
    await stageProducers(competitionId, [commentator.uid])
    await stored.publicCommentator(competitionId, freshId()).set({
      uid: commentator.uid,
      displayName: 'Commentator',
      photoURL: null,
      broadcastLink: 'https://www.twitch.tv/upper_casts',
      languages: ['ru'],
      matches: null,
      confirmedAt: 1,
    })
    await call('setBroadcastQueue', owner, {
      competitionId,
      bracketId,
      revision: 0,
      matches: queues.flatMap((ids, stream) => ids.map(matchId => ({ matchId, stream, locked: false }))),
    })
    const streams = await Promise.all(
      [owner, commentator].map(async (person, stream) => {
        const [desk, source] = await Promise.all([newVisitor({ as: person }), newVisitor({ language: 'en' })])
        await source.page.goto(await storedOverlay(competitionId, { view: 'scene', stream, lang: 'en' }))
        await desk.page.goto(`/competitions/${competitionId}/live`)
        await follow(desk.page, desk.page.getByRole('link', { name: desk.say('Пульт эфира') }), /\/desk$/)
        if (stream > 0) {
          const tab = desk.page.getByRole('button', { name: /B$/ })
          await follow(desk.page, tab, /stream=1$/)
          // The address changes before the page, and until then the keys are those of the other stream.
          await expect(tab).toHaveAttribute('aria-pressed', 'true')
        }
        return { desk, source: source.page }
      }),
    )
    const show = async (
      { desk, source }: (typeof streams)[number],
      winner: 'KeyA' | 'KeyD',
      isLast: boolean,
    ) => {
      const { page, say } = desk
      const onAir = page.getByRole('region', { name: say('Сейчас в эфире') })
      const step = onAir.locator('[aria-keyshortcuts=F]')
      // A match that has just come on air ignores keys for a moment, and so does a key that has just been pressed. On a
      // busy machine a call can be refused.
      const press = (key: string, done: () => Promise<void>) =>
        expect(async () => {
          await page.keyboard.press(key)
          await done()
        }).toPass()
      const score = onAir.getByRole('button', { name: say('Счёт'), exact: true })
      await press('Digit1', () => expect(score).toHaveAttribute('aria-pressed', 'true', { timeout: 1500 }))
      // The final waits for both streams.
      await expect(step).toHaveAttribute('aria-disabled', 'false')
      await press('KeyF', () => source.getByText('0 : 0').waitFor({ timeout: 5000 }))
      const won = source.getByText(winner === 'KeyA' ? '1 : 0' : '0 : 1')
      await press(winner, () => won.waitFor({ timeout: 5000 }))
      await expect(step).toHaveAttribute('aria-disabled', 'false')
      await press('KeyF', () =>
        expect(onAir.getByText(say('завершён')).first()).toBeVisible({ timeout: 1500 }),
      )
      // What has ended stays in the picture until the stream goes on.
      await won.waitFor()
      await page.keyboard.press('Digit2')
      if (isLast) return
      await source.getByText('Up next').waitFor()
      const heading = onAir.getByRole('heading').first()
      const shown = await heading.innerText()
      await press('KeyN', () => expect(heading).not.toHaveText(shown, { timeout: 3000 }))
    }
    for (const round of [0, 1, 2, 3]) {
      await Promise.all(
        streams.map((stream, index) => show(stream, index === 0 ? 'KeyA' : 'KeyD', round === 3)),
      )
    }
    const [main] = streams
    await main?.desk.page.keyboard.press('Digit8')
    await main?.source.getByText('Team 1', { exact: true }).waitFor()
    await main?.desk.page.locator('textarea[name=caption]').fill('Спасибо всем\nДо встречи в субботу')
    await main?.desk.page.getByRole('button', { name: main.desk.say('Текст с пульта') }).click()
    await main?.source.getByText('До встречи в субботу').waitFor()
    await main?.desk.page.keyboard.press('KeyQ')
    await main?.source.getByText('Twitch · upper_casts').waitFor()
    await main?.source.getByText('Team 1', { exact: true }).waitFor()
    for (const { desk } of streams) {
      // Two people who go on at once change the queue one after the other.
      expect(desk.complaints.filter(each => !each.includes('409'))).toEqual([])
    }
    const statuses = async () =>
      (await stored.matches(competitionId, bracketId).get()).docs.map(read => read.data().status)
    await expect.poll(statuses).toEqual(Array(8).fill('finished'))
  },
)

/** Presses Enter on a link until it is followed: what is drawn early does not react yet. */
async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await expect(async () => {
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(address, { timeout: 3000 })
  }).toPass()
}
