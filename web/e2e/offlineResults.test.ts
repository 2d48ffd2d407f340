import { expect } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { storedMatch } from '../../testing/storedBracket.ts'
import { openRound } from './support/drawnBracket.ts'
import { swappable, test } from './support/fixtures.ts'
import { untilReadyOffline } from './support/untilReadyOffline.ts'

test(
  'results recorded without a network are sent once, also from another tab, and conflicts are resolved',
  swappable,
  async ({ newVisitor }) => {
    const owner = await signUp('owner')
    const testCompetition = await bracketedCompetition({ owner }, { teams: 4 })
    const { page, context, say, signInAs } = await newVisitor({ device: 'phone' })
    const address = `/competitions/${testCompetition.competitionId}/bracket`
    await signInAs(owner)
    await page.goto(address)
    const longWait = { timeout: 15_000 }
    const win = (team: string) => page.getByRole('button', { name: `${say('Победа')}: ${team}` })
    await win('Team 1').waitFor()

    await untilReadyOffline(page)
    await context.setOffline(true)
    for (const team of ['Team 1', 'Team 2']) await win(team).click()
    await openRound(page)
    const kept = page.locator('[data-queued][data-status="finished"]')
    await expect.poll(() => kept.count(), longWait).toBe(2)
    // A tap shows its result at once; it is on the device a moment later: a start and a result for each match.
    await expect.poll(() => page.evaluate(storedCommands), longWait).toBe(4)
    await page.close()

    // Another organizer records the second match meanwhile, with the other winner.
    const second = {
      competitionId: testCompetition.competitionId,
      bracketId: testCompetition.bracketId,
      matchId: 'main-1-2',
    }
    await call('startMatch', owner, { ...second, revision: 0 })
    await call('finishSeries', owner, { ...second, revision: 1, score: [0, 1] })

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(address)
    const conflict = later.locator('[data-conflict]')
    await conflict.getByText(/1:0|1 to 0/).waitFor()
    await conflict.getByText(/0:1|0 to 1/).waitFor()
    expect(await conflict.count()).toBe(1)
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({
      status: 'finished',
      score: [1, 0],
      revision: 2,
    })

    await conflict.getByRole('button', { name: say('Записать мой вариант') }).click()
    await conflict.waitFor({ state: 'detached' })
    const mine = { status: 'finished', score: [1, 0], revision: 4 }
    await expect.poll(() => storedMatch(testCompetition, 'main-1-2'), longWait).toMatchObject(mine)
    const log = await stored.competition(testCompetition.competitionId).collection('log').get()
    const finished = log.docs.filter(entry => entry.get('action') === 'finishSeries')
    expect(finished.map(entry => entry.get('matchId')).sort()).toEqual(['main-1-1', 'main-1-2', 'main-1-2'])
  },
)

/** In the page: how many commands its database holds. */
function storedCommands(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept-commands')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('queues').objectStore('queues').getAll()
      reading.onsuccess = () => {
        database.close()
        resolve(reading.result.flat().length)
      }
    }
  })
}
