import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { clearActiveAfterMs } from '../../src/competitions/clearActiveCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

it("an ended competition is no organizer's active one, and after an hour nobody's, unless its final was taken back", async () => {
  const people = await newPeople('owner', 'player', 'elsewhere')
  const { owner, player, elsewhere } = people
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner },
    { teams: 2, played: { 'main-1-1': 'running' } },
  )
  const active = async (uid: string) => (await stored.profile(uid).get()).data()?.activeCompetitionID
  await stored.profile(owner.uid).update({ activeCompetitionID: competitionId })
  await stored.profile(player.uid).update({ activeCompetitionID: competitionId })
  await stored.profile(elsewhere.uid).update({ activeCompetitionID: 'another' })
  const match = { competitionId, bracketId, matchId: 'main-1-1' }
  const finish = async (revision: number) =>
    expect(await call('finishSeries', owner, { ...match, revision, score: [1, 0] })).toMatchObject({
      ok: true,
    })
  const dueAt = async () => {
    const timers = await documents.timers().where('competitionId', '==', competitionId).get()
    return Math.max(...timers.docs.map(timer => timer.data().dueAt))
  }

  await finish(1)
  expect(await active(owner.uid)).toBeNull()
  const first = await dueAt()
  expect(first).toBeGreaterThan(Date.now() + clearActiveAfterMs - 60_000)
  await call('reopenMatch', owner, { ...match, revision: 2, cascade: false, preview: false })
  await fireDueTimers(first)
  expect(await active(player.uid)).toBe(competitionId)

  await finish(3)
  const second = await dueAt()
  await fireDueTimers(second - 1)
  expect(await active(player.uid)).toBe(competitionId)
  await fireDueTimers(second)
  expect(await active(player.uid)).toBeNull()
  expect(await active(elsewhere.uid)).toBe('another')
})
