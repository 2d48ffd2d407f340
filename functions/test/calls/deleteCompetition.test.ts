import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { getStorage } from 'firebase-admin/storage'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { competitionInput } from '../../../testing/competitionInput.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { deleteRemains } from '../../src/competitions/deleteRemains.ts'
import { firebaseApp } from '../../src/platform/firebase.ts'
import { refused } from '../support/refused.ts'
import { snapshot } from '../support/snapshot.ts'

const people = await signUpAll('owner', 'administrator', 'player', 'captain', 'stranger')

async function aCompetition() {
  const { owner, administrator, player, captain } = people
  const { competitionId } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [player],
    teams: [{ players: [captain] }],
  })
  return competitionId
}

describe('deleteCompetition', () => {
  it.each(['owner', 'administrator'] as const)(
    'lets the %s take it away with all that is below it',
    async role => {
      const competitionId = await aCompetition()
      await stored.bracket(competitionId, 'b').set({ sweepAfter: null } as never)
      const banner = getStorage(firebaseApp()).bucket().file(bannerFile(competitionId))
      await banner.save(Buffer.from('picture'), { contentType: 'image/png' })
      expect(await call('deleteCompetition', people[role], { competitionId })).toEqual({
        ok: true,
        value: {},
      })
      expect((await stored.competition(competitionId).get()).exists).toBe(false)
      await deleteRemains(competitionId)
      expect(await snapshot(competitionId)).toEqual({})
      expect(await banner.exists()).toEqual([false])
    },
  )

  it('leads nobody there any more, and leaves others where they are led', async () => {
    const [competitionId, other] = [await aCompetition(), await aCompetition()]
    await stored.profile(people.player.uid).update({ activeCompetitionID: competitionId })
    await stored.profile(people.captain.uid).update({ activeCompetitionID: other })
    await call('deleteCompetition', people.owner, { competitionId })
    await deleteRemains(competitionId)
    expect((await stored.profile(people.player.uid).get()).data()?.activeCompetitionID).toBeNull()
    expect((await stored.profile(people.captain.uid).get()).data()?.activeCompetitionID).toBe(other)
  })

  it('answers the same when it is called twice, and at once', async () => {
    const competitionId = await aCompetition()
    const replies = await Promise.all([
      call('deleteCompetition', people.owner, { competitionId }),
      call('deleteCompetition', people.owner, { competitionId }),
    ])
    replies.push(await call('deleteCompetition', people.owner, { competitionId }))
    expect(replies).toEqual([1, 2, 3].map(() => ({ ok: true, value: {} })))
    expect(await call('deleteCompetition', people.stranger, { competitionId })).toEqual(refused('not-found'))
  })

  it('gives its id to nobody again', async () => {
    const competitionId = await aCompetition()
    await call('deleteCompetition', people.owner, { competitionId })
    const again = await call('createCompetition', people.stranger, competitionInput({ competitionId }))
    expect(again).toEqual(refused('id-taken'))
  })
})
