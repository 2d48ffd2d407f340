import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { signUp } from '../../testing/person.ts'
import { swappable, test } from './support/fixtures.ts'

test(
  'two matches of a stream are run from the desk by keyboard alone, and viewers and the stream follow',
  swappable,
  async ({ newVisitor }) => {
    const owner = await signUp('owner')
    const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
    await call('setBroadcastQueue', owner, {
      ...{ competitionId, bracketId, revision: 0 },
      matches: ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 0, locked: false })),
    })
    const [organizer, viewer, stream] = await Promise.all([newVisitor(), newVisitor(), newVisitor()])
    await viewer.page.goto(`/competitions/${competitionId}/live`)
    await stream.page.goto(`/competitions/${competitionId}/overlay?view=score&lang=en`)
    const { page, say } = organizer
    await organizer.signInAs(owner)
    await page.goto(`/competitions/${competitionId}/live`)
    await page.getByRole('link', { name: say('Пульт эфира') }).focus()
    await page.keyboard.press('Enter')

    const onAir = page.getByRole('region', { name: say('Сейчас в эфире') })
    const viewed = viewer.page.getByRole('region', { name: viewer.say('Сейчас в эфире') })
    const step = onAir.locator('[aria-keyshortcuts=F]')
    /** A match that has just come on air ignores what was meant for the previous one. */
    const press = (key: string, done: () => Promise<void>) =>
      expect(async () => {
        await page.keyboard.press(key)
        await done()
      }).toPass()
    /** Two quick presses count as one. */
    const slowly = async (key: string) => {
      await page.waitForTimeout(400)
      await page.keyboard.press(key)
    }
    for (const [team, winner] of [
      ['Team 1', 'KeyA'],
      ['Team 2', 'KeyD'],
    ] as const) {
      await onAir.getByRole('button', { name: `${team} +1` }).waitFor()
      await viewed.getByText(team, { exact: true }).waitFor()
      await press('KeyF', () => expect(step).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 }))
      await page.keyboard.press('KeyA')
      await stream.page.getByText('1 : 0').waitFor()
      await page.keyboard.press('KeyZ')
      await stream.page.getByText('0 : 0').waitFor()
      await slowly(winner)
      await stream.page.getByText(winner === 'KeyA' ? '1 : 0' : '0 : 1').waitFor()
      await slowly(winner)
      await expect(step).toHaveAttribute('aria-disabled', 'false')
      await page.keyboard.press('KeyF')
    }
    await onAir.getByText(say('В эфире пусто')).waitFor()
    await viewed.waitFor({ state: 'detached' })
    expect(organizer.complaints).toEqual([])
  },
)
