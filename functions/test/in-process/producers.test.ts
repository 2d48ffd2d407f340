import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { afterEach, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { refused } from '../support/refused.ts'
import { beforeNextCommit } from './support/beforeNextCommit.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const done = { ok: true, value: {} }

async function confirmedCommentator() {
  const { owner, wolf } = await newPeople('owner', 'wolf')
  const { competitionId } = await seededCompetition({ owner })
  const address = { competitionId, requestId: 'R'.repeat(20) }
  await stored.commentator(competitionId, address.requestId).set({
    ...aRequest,
    status: 'confirmed',
    commentatorUid: wolf.uid,
    displayName: 'wolf',
    confirmedAt: 2,
  })
  return {
    owner,
    wolf,
    give: () => call('setProducer', owner, { ...address, allowed: true }),
    cancel: () => call('cancelCommentatorRequest', owner, address),
    producers: async () => (await stored.competition(competitionId).get()).data()?.producerUids,
  }
}

it('is not given to a commentator whose request is cancelled just before the commit', async () => {
  const { give, cancel, producers } = await confirmedCommentator()
  beforeNextCommit(cancel)
  expect(await give()).toEqual(refused('commentator-not-confirmed', { status: 'cancelled' }))
  expect(await producers()).toEqual([])
})

it('is taken with the request, even if it is given just before the commit', async () => {
  const { give, cancel, producers } = await confirmedCommentator()
  beforeNextCommit(give)
  expect(await cancel()).toEqual(done)
  expect(await producers()).toEqual([])
})

it('is not given to an account whose deletion is recorded just before the commit', async () => {
  const { wolf, give, producers } = await confirmedCommentator()
  beforeNextCommit(() => stored.accountDeletion(wolf.uid).set({ expiresAt: Date.now() + hour }))
  expect(await give()).toEqual(refused('not-found', { document: 'profile' }))
  expect(await producers()).toEqual([])
})
