import { offerId } from '@upper-bracket/shared/commentators/offerCommentary'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { confirmed } from '../support/commentating.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const people = await signUpAll('owner', 'administrator', 'player', 'wolf', 'bear')

const done = { ok: true, value: {} }

async function aTestCompetition() {
  const { competitionId, bracketId } = await bracketedCompetition(people, { teams: 4 })
  const publicCommentator = async (requestId: string) =>
    (await stored.publicCommentator(competitionId, requestId).get()).data()
  return { competitionId, of: (...matchIds: string[]) => ({ bracketId, matchIds }), publicCommentator }
}

function offering(competitionId: string, changes: object = {}) {
  const offer = { broadcastLink: 'twitch.tv/Wolf', languages: ['ru' as const], comment: '', matches: null }
  return { competitionId, ...offer, ...changes }
}

it('is asked for by a switch, offered by several, confirmed or turned down, and withdrawn', async () => {
  const { owner, administrator, wolf, bear } = people
  const { competitionId, of, publicCommentator } = await aTestCompetition()
  expect(await call('offerCommentary', wolf, offering(competitionId))).toEqual(refused('offers-closed'))
  for (let time = 0; time < 2; time += 1) {
    expect(await call('seekCommentators', owner, { competitionId, wanted: true })).toEqual(done)
  }
  const [final, requestId] = [of('main-2-1'), offerId(wolf.uid)]
  const offer = offering(competitionId, { matches: final })
  for (let time = 0; time < 2; time += 1) {
    expect(await call('offerCommentary', wolf, offer)).toEqual({ ok: true, value: { requestId } })
  }
  const nowhere = offering(competitionId, { matches: of('main-2-1', 'main-9-9') })
  expect(await call('offerCommentary', wolf, nowhere)).toEqual(refused('not-found', { document: 'match' }))
  await call('offerCommentary', bear, offering(competitionId))

  const address = { competitionId, requestId }
  expect(await call('confirmOffer', wolf, address)).toEqual(refused('permission-denied'))
  for (let time = 0; time < 2; time += 1) {
    expect(await call('confirmOffer', administrator, address)).toEqual(done)
  }
  expect(await publicCommentator(requestId)).toMatchObject({
    uid: wolf.uid,
    languages: ['ru'],
    matches: final,
  })
  const other = { competitionId, requestId: offerId(bear.uid) }
  expect(await call('cancelCommentatorRequest', administrator, other)).toEqual(done)
  expect(await call('offerCommentary', bear, offering(competitionId))).toEqual(refused('offer-turned-down'))

  const hello = { ...address, messageId: freshId(), text: 'Hello' }
  expect(await call('sendChatMessage', wolf, hello)).toMatchObject({ ok: true })
  expect(await call('respondToCommentatorRequest', wolf, { ...address, accept: false })).toEqual(done)
  expect(await publicCommentator(requestId)).toBeUndefined()
  expect(await call('confirmOffer', administrator, address)).toEqual(
    refused('request-not-awaiting', { status: 'declined' }),
  )
  const log = (await logOf({ competitionId })).map(({ action }) => action)
  for (const action of ['seekCommentators', 'confirmOffer']) {
    expect(log.filter(each => each === action)).toHaveLength(1)
  }
  const events = await stored.outbox().where('competition.id', '==', competitionId).get()
  const told = events.docs.map(each => each.data().kind).filter(kind => kind.startsWith('comment'))
  expect(told.toSorted()).toEqual([
    'commentaryOfferAnswered',
    'commentaryOfferAnswered',
    'commentaryOffered',
    'commentaryOffered',
    'commentatorAnswered',
  ])
})

it('is booked for matches, for two at the same time only by somebody who knows, and is told so', async () => {
  const { administrator, wolf } = people
  const { competitionId, of, publicCommentator } = await aTestCompetition()
  const { address } = await confirmed(competitionId, administrator, wolf)
  const other = await confirmed(competitionId, administrator, wolf)
  const book = (matches: ReturnType<typeof of> | null, despiteOverlap = false, to = address) =>
    call('bookCommentator', administrator, { ...to, matches, despiteOverlap })

  expect(await book(of('main-1-1', 'main-2-1'))).toEqual(done)
  const matchIds = ['main-1-1', 'main-1-2']
  expect(await book(of('main-1-2'), false, other.address)).toMatchObject({
    code: 'matches-overlap',
    details: { matchIds: expect.arrayContaining(matchIds) },
  })
  expect(await book(of(...matchIds))).toEqual(refused('matches-overlap', { matchIds }))
  expect(await publicCommentator(address.requestId)).toMatchObject({ matches: of('main-1-1', 'main-2-1') })
  for (let time = 0; time < 2; time += 1) expect(await book(of(...matchIds), true)).toEqual(done)
  expect(await publicCommentator(address.requestId)).toMatchObject({ matches: of(...matchIds) })
  expect(await book(null)).toEqual(done)
  expect(await book(of('main-9-9'))).toEqual(refused('not-found', { document: 'match' }))

  const booked = stored.outbox().where('kind', '==', 'commentatorBooked')
  const events = await booked.where('competition.id', '==', competitionId).get()
  const facts = events.docs.map(each => each.data()).toSorted((one, next) => one.at - next.at)
  expect(facts).toMatchObject([
    { facts: { matchCount: 2, overlap: false }, audience: { uids: [wolf.uid] } },
    { facts: { matchCount: 2, overlap: true } },
    { facts: { matchCount: 0, overlap: false } },
  ])
  await call('cancelCommentatorRequest', administrator, address)
  expect(await book(null)).toEqual(refused('commentator-not-confirmed', { status: 'cancelled' }))
})
