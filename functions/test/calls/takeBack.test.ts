import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { stageProducers } from '../../../testing/staged.ts'
import { applied, played, swissStage } from '../../../testing/stagedCompetition.ts'
import { storedBracket, storedCompetition, storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { onMatch } from '../support/onMatch.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()
const { owner, administrator, player } = people

const final = { teams: 2, format: 'single', played: { 'main-1-1': 'running' } } as const

async function finished(by: Person, testCompetition: BracketedCompetition): Promise<string> {
  const reply = await call('finishSeries', by, { ...onMatch(testCompetition, 'main-1-1', 1), score: [1, 0] })
  if (!reply.ok || reply.value.entryId === undefined) throw new Error('The change is not kept')
  return reply.value.entryId
}

const input = ({ competitionId, bracketId }: BracketedCompetition, ...entryIds: string[]) => ({
  competitionId,
  bracketId,
  entryIds,
})

describe('takeBack', () => {
  it('takes a result back with champion and status, once, though two ask at once', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2, format: 'single' })
    await call('startMatch', owner, onMatch(testCompetition, 'main-1-1', 0))
    const before = await stored
      .match(testCompetition.competitionId, testCompetition.bracketId, 'main-1-1')
      .get()
    const entryId = await finished(owner, testCompetition)
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished' })
    const replies = await Promise.all(
      [owner, administrator].map(person => call('takeBack', person, input(testCompetition, entryId))),
    )
    expect(replies.map(({ ok }) => ok)).toEqual([true, true])
    expect(await call('takeBack', owner, input(testCompetition, entryId))).toMatchObject({ ok: true })
    const after = await stored
      .match(testCompetition.competitionId, testCompetition.bracketId, 'main-1-1')
      .get()
    expect(after.data()).toEqual({ ...before.data(), revision: 3 })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion: null })
    const entries = (await logOf(testCompetition)).filter(({ action }) => action === 'takeBack')
    expect(entries).toMatchObject([
      { matchId: 'main-1-1', undone: 'finishSeries', changes: [{ after: { status: 'running' } }] },
    ])
  })

  it('takes several changes back together, or none of them', async () => {
    const testCompetition = await bracketedCompetition(people, { teams: 2, format: 'single' })
    const before = await storedMatches(testCompetition)
    const started = await call('startMatch', owner, onMatch(testCompetition, 'main-1-1', 0))
    const entryIds = [(started.ok && started.value.entryId) || '', await finished(owner, testCompetition)]
    const [first = ''] = entryIds
    await changingNothing(testCompetition.competitionId, [], async () => {
      const reply = await call('takeBack', owner, input(testCompetition, first))
      expect(reply).toEqual(refused('match-moved-on', { matches: ['main-1-1'] }))
      const missing = await call('takeBack', owner, input(testCompetition, first, 'A'.repeat(20)))
      expect(missing).toEqual(refused('not-found', { document: 'change' }))
    })
    expect(await call('takeBack', owner, input(testCompetition, ...entryIds))).toMatchObject({ ok: true })
    const [match] = Object.values(await storedMatches(testCompetition))
    expect([{ ...match, revision: 0 }]).toEqual(Object.values(before))
  })

  it('takes a result back with the round that followed from it, unless that has begun', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      format: 'table',
      stages: [swissStage],
      after: bracket => {
        const [, last = ''] = bracket.matches.keys()
        const rest = played(bracket, ({ round, id }) => round === 1 && id !== last)
        return applied(rest, 'startMatch', { matchId: last })
      },
    })
    const before = await storedBracket(testCompetition)
    const [, last] = [...before.matches.values()]
    const finish = async (revision: number) => {
      const match = onMatch(testCompetition, last?.id ?? '', revision)
      const reply = await call('finishSeries', owner, { ...match, score: [1, 0] })
      return (reply.ok && reply.value.entryId) || ''
    }
    const secondRound = async () =>
      Object.values(await storedMatches(testCompetition)).filter(
        ({ round, status }) => round === 2 && status !== 'bye',
      )
    const first = await finish(last?.revision ?? 0)
    expect((await secondRound()).map(({ status }) => status)).toEqual(['ready', 'ready'])
    expect(await call('takeBack', owner, input(testCompetition, first))).toMatchObject({ ok: true })
    const facts = ({ matches }: typeof before) =>
      [...matches.values()].map(({ revision: _, since: __, ...match }) => match)
    expect(facts(await storedBracket(testCompetition))).toEqual(facts(before))

    const second = await finish((last?.revision ?? 0) + 2)
    const [next] = await secondRound()
    await call('startMatch', owner, onMatch(testCompetition, next?.id ?? '', next?.revision ?? 0))
    expect(await call('takeBack', owner, input(testCompetition, second))).toEqual(
      refused('next-match-started', { matches: [next?.id] }),
    )
  })

  it('lets a producer take back their own step within a minute', async () => {
    const testCompetition = await bracketedCompetition(people, final)
    await stageProducers(testCompetition.competitionId, [player.uid])
    const entryId = await finished(player, testCompetition)
    const kept = stored.change(testCompetition.competitionId, testCompetition.bracketId, entryId)
    const { at = 0 } = (await kept.get()).data() ?? {}
    for (const other of [{ uid: owner.uid }, { at: at - 61_000 }]) {
      await kept.update({ uid: player.uid, at, ...other })
      const reply = await call('takeBack', player, input(testCompetition, entryId))
      expect(reply).toEqual(refused('take-back-over'))
    }
    await kept.update({ uid: player.uid, at })
    expect(await call('takeBack', player, input(testCompetition, entryId))).toMatchObject({ ok: true })
  })
})
