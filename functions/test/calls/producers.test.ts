import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { describe, expect, it } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { stageProducers } from '../../../testing/staged.ts'
import { commentatingCast, confirmed, requested } from '../support/commentating.ts'
import { logOf } from '../support/logOf.ts'
import { onMatch } from '../support/onMatch.ts'
import { refused } from '../support/refused.ts'

const { people, aTestCompetition } = await commentatingCast()

const done = { ok: true, value: {} }

async function producersOf(competitionId: string) {
  return (await stored.competition(competitionId).get()).data()?.producerUids
}

/** A confirmed request of a commentator who may run the broadcast. */
async function aProducer(competitionId: string, commentator: Person) {
  const made = await confirmed(competitionId, people.administrator, commentator)
  const given = await call('setProducer', people.administrator, { ...made.address, allowed: true })
  if (!given.ok) throw new Error(`Refused: ${given.code}`)
  return made
}

describe('the right to run the broadcast', () => {
  it('is given to a confirmed commentator, who is told so, and taken again', async () => {
    const { owner, administrator, wolf, bear } = people
    const competitionId = await aTestCompetition()
    const { address } = await confirmed(competitionId, administrator, wolf)
    const awaiting = await requested(competitionId, administrator)
    await call('openCommentatorLink', bear, awaiting.link)
    expect(await call('setProducer', owner, { ...awaiting.address, allowed: true })).toEqual(
      refused('commentator-not-confirmed', { status: 'awaiting' }),
    )
    for (let time = 0; time < 2; time += 1) {
      expect(await call('setProducer', administrator, { ...address, allowed: true })).toEqual(done)
    }
    expect(await producersOf(competitionId)).toEqual([wolf.uid])
    const events = await stored.outbox().where('competition.id', '==', competitionId).get()
    const told = events.docs.map(each => each.data()).filter(({ kind }) => kind === 'madeProducer')
    expect(told).toMatchObject([{ byUid: administrator.uid, audience: { uids: [wolf.uid] } }])

    for (let time = 0; time < 2; time += 1) {
      expect(await call('setProducer', owner, { ...address, allowed: false })).toEqual(done)
    }
    expect(await producersOf(competitionId)).toEqual([])
    const log = (await logOf({ competitionId })).filter(({ action }) => action === 'setProducer')
    expect(log.toSorted((one, other) => one.at - other.at)).toMatchObject([
      { uid: administrator.uid, allowed: true, person: { uid: wolf.uid, name: 'wolf' } },
      { uid: owner.uid, allowed: false },
    ])
  })

  it('lets its holder take back their own last step, and no other', async () => {
    const { owner, administrator, wolf, bear } = people
    const competition = await bracketedCompetition({ owner, administrator }, { teams: 4 })
    const { competitionId } = competition
    const at = (revision: number) => onMatch(competition, 'main-1-1', revision)
    const reopening = (revision: number, cascade = false) => ({ ...at(revision), cascade, preview: false })
    await aProducer(competitionId, wolf)
    await aProducer(competitionId, bear)
    await call('startMatch', wolf, at(0))
    expect(await call('unstartMatch', bear, at(1))).toEqual(refused('take-back-over'))
    await call('finishSeries', wolf, { ...at(1), score: [1, 0] })
    expect([
      await call('reopenMatch', bear, reopening(2)),
      await call('reopenMatch', wolf, reopening(2, true)),
      await call('reopenMatch', wolf, reopening(2)),
      await call('unstartMatch', wolf, at(3)),
    ]).toMatchObject([refused('take-back-over'), refused('take-back-over'), { ok: true }, { ok: true }])
    await call('startMatch', owner, at(4))
    expect(await call('unstartMatch', wolf, at(5))).toEqual(refused('take-back-over'))
  })

  it('is given to two at once, and to no more than the limit', async () => {
    const { owner, administrator, wolf, bear } = people
    const competitionId = await aTestCompetition()
    const made = [
      await confirmed(competitionId, administrator, wolf),
      await confirmed(competitionId, administrator, bear),
    ]
    const giving = made.flatMap(({ address }) => [
      call('setProducer', owner, { ...address, allowed: true }),
      call('setProducer', administrator, { ...address, allowed: true }),
    ])
    expect(await Promise.all(giving)).toEqual([done, done, done, done])
    expect((await producersOf(competitionId))?.toSorted()).toEqual([wolf.uid, bear.uid].toSorted())

    const others = Array.from({ length: commentatorLimits.producers }, (_, index) => `other-${index}`)
    await stageProducers(competitionId, others)
    const [first] = made
    expect(await call('setProducer', owner, { ...first?.address, allowed: true } as never)).toEqual(
      refused('too-many-producers', { max: commentatorLimits.producers }),
    )
  })

  it('ends with the request, cancelled or declined, and with the account', async () => {
    const { administrator, wolf, bear } = people
    const { leaving } = await signUpAll('leaving')
    const competitionId = await aTestCompetition()
    const cancelled = await aProducer(competitionId, wolf)
    const declined = await aProducer(competitionId, bear)
    const { address } = await aProducer(competitionId, leaving)
    expect(await call('cancelCommentatorRequest', administrator, cancelled.address)).toEqual(done)
    expect(await producersOf(competitionId)).toEqual([bear.uid, leaving.uid])
    const no = { ...declined.address, accept: false } as const
    expect(await call('respondToCommentatorRequest', bear, no)).toEqual(done)
    expect(await producersOf(competitionId)).toEqual([leaving.uid])

    await call('setProducer', administrator, { ...address, allowed: false })
    await stored.accountDeletion(leaving.uid).set({ expiresAt: Date.now() + 60_000 })
    expect(await call('setProducer', administrator, { ...address, allowed: true })).toEqual(
      refused('not-found', { document: 'profile' }),
    )
    await stored.accountDeletion(leaving.uid).delete()
    await call('setProducer', administrator, { ...address, allowed: true })
    expect(await call('exportMyData', leaving, {})).toMatchObject({
      value: { commentary: [{ producer: true }] },
    })
    expect(await call('deleteMyAccount', leaving, {})).toEqual(done)
    expect(await producersOf(competitionId)).toEqual([])
  })
})
