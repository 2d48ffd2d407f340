import { expect } from '@playwright/test'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { signUp } from '../../../testing/person.ts'
import { openRound } from '../support/drawnBracket.ts'
import { swappable, test } from '../support/fixtures.ts'
import { origin } from '../support/origin.ts'

test(
  'where Firestore cannot be reached, the bracket is shown and followed all the same, then live again, and followed once it is lost',
  swappable,
  async ({ newVisitor }) => {
    const [owner, wolf] = await Promise.all([signUp('owner'), signUp('wolf')])
    const testCompetition = await bracketedCompetition(
      { owner },
      { teams: 4, bestOf: 5, played: { 'main-1-1': 'running' } },
    )
    const { page, context, say, loads } = await newVisitor({ as: wolf, device: 'phone' })
    const firestore = new RegExp(`:${emulatorPorts(Number(new URL(origin).port)).firestore}/`)
    await page.route(firestore, route => route.abort())
    let revision = 1
    const setScore = async (...score: [number, number]) => {
      const address = {
        competitionId: testCompetition.competitionId,
        bracketId: testCompetition.bracketId,
        matchId: 'main-1-1',
      }
      await call('setScore', owner, { ...address, revision, score })
      revision += 1
    }
    // On a busy machine; and Firestore itself waits longer before each further attempt.
    const longWait = { timeout: 45_000 }
    const scores = page.locator('[data-match="main-1-1"] .score')
    const score = scores.first()
    // The rest is delayed as well.
    const notice = page.getByText(say('Обновляем раз в несколько секунд.').replace('.', ''))

    // So that nothing has changed since the snapshot: what has is heard of more easily.
    await new Promise(resolve => setTimeout(resolve, 2500))
    await page.goto(`/competitions/${testCompetition.competitionId}/bracket`)
    await openRound(page)
    await expect.poll(() => score.textContent(), longWait).toBe('0')
    await notice.waitFor()
    await setScore(1, 0)
    await expect.poll(() => score.textContent(), longWait).toBe('1')

    await page.unroute(firestore)
    await notice.waitFor({ state: 'hidden', ...longWait })
    await setScore(2, 0)
    await expect.poll(() => score.textContent(), longWait).toBe('2')

    // An instant without any network ends the connections that are open; Firestore alone does not get a new one.
    await page.route(firestore, route => route.abort())
    await context.setOffline(true)
    await context.setOffline(false)
    await notice.waitFor(longWait)
    await setScore(2, 1)
    await expect.poll(() => scores.last().textContent(), longWait).toBe('1')
    expect(loads()).toBe(1)
  },
)
