import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { currentStep, offeredChoices, type VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenMaps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { defaultSelfService, type SelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultVeto, type VetoSettings } from '@upper-bracket/shared/selfService/vetoSettings'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { refused } from '../support/refused.ts'
import { bracketInOrder } from './support/bracketInOrder.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const matchId = 'main-1-1'
const done = { ok: true, value: {} }
let people: Record<'owner' | 'wolf' | 'bear' | 'mate', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'wolf', 'bear', 'mate')
})

/** A match of two teams that has just started because both have checked in. */
async function startedMatch(
  veto: VetoSettings = defaultVeto('csgo'),
  reportBy: 'captain' | 'member' = 'captain',
) {
  const { owner, wolf, bear, mate } = people
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: [{ players: [wolf, mate] }, { players: [bear] }],
    competition: {
      format: 'single',
      game: veto.game,
      bestOf: { rounds: 3, final: 3 },
      startDate: Date.now() - 1,
      registrationDeadline: Date.now() - hour,
      selfService: { ...defaultSelfService, veto, reportBy },
    },
  })
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  await fireDueTimers(Date.now())
  const matchOf = async (): Promise<Match> => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    if (match === undefined) throw new Error('no match')
    return match
  }
  const inMatch = async () => ({ competitionId, bracketId, matchId, revision: (await matchOf()).revision })
  const matchRoomOf = async (): Promise<MatchRoom> => {
    const matchRoomId = matchRoomIdOf(await matchOf()) ?? 'none'
    const matchRoom = (await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).get()).data()
    if (matchRoom === undefined) throw new Error('no room')
    return matchRoom
  }
  const vetoOf = async () => {
    const { veto: current } = await matchRoomOf()
    if (current === null) throw new Error('no veto')
    return current
  }
  const start = async () => {
    const input = await inMatch()
    for (const [index, captain] of [wolf, bear].entries()) {
      await call('checkInForMatch', captain, { ...input, teamId: teamIds[index] ?? '' })
    }
  }
  await start()
  const captains = [wolf, bear] as const
  /** What the side whose turn it is would send. */
  const turn = async (choice?: VetoChoice) => {
    const current = await vetoOf()
    const side = currentStep(current)?.by ?? 0
    const input = {
      ...(await inMatch()),
      revision: current.revision,
      teamId: teamIds[side] ?? '',
      step: current.taken.length,
      choice: choice ?? offeredChoices(current)[0] ?? 'ct',
    }
    return { input, captain: captains[side], other: captains[side === 0 ? 1 : 0], side }
  }
  return { competitionId, bracketId, teamIds, matchOf, matchRoomOf, vetoOf, inMatch, start, turn }
}

it('opens with the match, takes each step once though a whole team calls at once, and survives scores', async () => {
  const { owner } = people
  const { competitionId, teamIds, matchOf, vetoOf, inMatch, turn } = await startedMatch()
  expect(await vetoOf()).toMatchObject({ revision: (await matchOf()).revision, bestOf: 3, taken: [] })

  const first = await turn('mirage')
  const several = await Promise.all([
    call('takeVetoStep', first.captain, first.input),
    call('takeVetoStep', first.captain, first.input),
    call('takeVetoStep', first.captain, { ...first.input, choice: 'nuke' }),
    call('takeVetoStep', owner, { ...first.input, choice: 'inferno' }),
    call('takeVetoStep', first.other, { ...first.input, teamId: teamIds[first.side === 0 ? 1 : 0] ?? '' }),
  ])
  const { taken } = await vetoOf()
  expect(taken).toHaveLength(1)
  expect(several.filter(({ ok }) => ok)).toHaveLength(taken[0]?.choice === 'mirage' ? 2 : 1)
  expect(await call('takeVetoStep', people.mate, (await turn()).input)).toEqual(refused('permission-denied'))

  // A game is over, while the captains still choose.
  expect(await call('setScore', owner, { ...(await inMatch()), score: [1, 0] })).toMatchObject({ ok: true })
  while (currentStep(await vetoOf()) !== null) {
    const { captain, input } = await turn()
    expect(await call('takeVetoStep', captain, input)).toEqual(done)
    expect(await call('takeVetoStep', captain, input)).toEqual(done)
  }
  expect(chosenMaps(await vetoOf())).toHaveLength(3)
  const { captain, input } = await turn()
  expect(await call('takeVetoStep', captain, input)).toEqual(refused('veto-moved-on'))
  const told = await documents.outbox().where('competition.id', '==', competitionId).get()
  expect(told.docs.filter(each => each.data().kind === 'vetoOpened')).toHaveLength(1)
})

it('draws a step by lot once its time is over, once, and nobody takes it late', async () => {
  const { vetoOf, turn, teamIds } = await startedMatch({ game: 'dota2', stepSeconds: 30 })
  const late = await turn('radiant')
  const { deadline } = await vetoOf()
  await fireDueTimers(deadline - 1)
  expect((await vetoOf()).taken).toEqual([])
  await Promise.all([fireDueTimers(deadline), fireDueTimers(deadline)])
  const drawn = await vetoOf()
  expect(drawn).toMatchObject({ taken: [{ uid: null }], deadline: deadline + 30_000 })
  expect(await call('takeVetoStep', late.captain, late.input)).toEqual(refused('veto-moved-on'))
  const next = await turn()
  const foreign = { ...next.input, teamId: teamIds[next.side === 0 ? 1 : 0] ?? '' }
  expect(await call('takeVetoStep', next.other, foreign)).toEqual(refused('not-your-turn'))
  expect(await call('takeVetoStep', next.captain, next.input)).toEqual(done)
  // Two timers are due: of the step that was taken in time, and of the next one.
  await fireDueTimers(deadline + hour)
  expect((await vetoOf()).taken.map(({ uid }) => uid)).toEqual([null, next.captain.uid, null])
})

it('draws a late step when pages ask for it, once though all ask at once, and never early', async () => {
  const { owner, wolf, bear, mate } = people
  const { competitionId, bracketId, matchOf, vetoOf, turn } = await startedMatch({
    game: 'dota2',
    stepSeconds: 30,
  })
  const { choice: _, ...first } = (await turn()).input
  const { deadline } = await vetoOf()
  for (const who of [wolf, mate, owner]) {
    expect(await call('pickVetoStepAtRandom', who, first)).toEqual(done)
  }
  expect((await vetoOf()).taken).toEqual([])

  const matchRoom = documents.matchRooms(competitionId, bracketId).doc(matchRoomIdOf(await matchOf()) ?? '')
  await matchRoom.update({ 'veto.deadline': Date.now() })
  const asking = [wolf, bear, mate, owner, wolf].map(who => call('pickVetoStepAtRandom', who, first))
  for (const reply of await Promise.all([
    ...asking,
    call('takeVetoStep', wolf, { ...first, choice: 'dire' }),
  ])) {
    expect([
      done,
      refused('veto-moved-on'),
      refused('veto-time-over'),
      refused('permission-denied'),
    ]).toContainEqual(reply)
  }
  const answeredAt = Date.now()
  const drawn = await vetoOf()
  expect(drawn.taken).toMatchObject([{ uid: null }])
  expect(drawn.taken[0]?.at).toBeLessThanOrEqual(answeredAt)
  expect(drawn.deadline).toBe((drawn.taken[0]?.at ?? 0) + 30_000)

  // Neither a repeated call nor the timer of the step takes the next one.
  expect(await call('pickVetoStepAtRandom', bear, first)).toEqual(done)
  await fireDueTimers(deadline)
  expect(await vetoOf()).toEqual(drawn)
  // Nobody has the page open.
  await fireDueTimers(drawn.deadline)
  expect((await vetoOf()).taken).toHaveLength(2)

  const { choice: __, ...next } = (await turn()).input
  expect(await call('pickVetoStepAtRandom', wolf, { ...next, revision: next.revision + 1 })).toEqual(
    refused('changed-meanwhile'),
  )
  await matchRoom.update({ 'veto.deadline': Date.now() })
  const [ended, ...replies] = await Promise.all([
    call('deleteBracket', owner, { competitionId, bracketId, confirmed: true }),
    ...[wolf, bear].map(who => call('pickVetoStepAtRandom', who, next)),
  ])
  expect(ended.ok).toBe(true)
  for (const reply of replies) expect([done, refused('changed-meanwhile')]).toContainEqual(reply)
  expect(await call('pickVetoStepAtRandom', wolf, next)).toEqual(refused('changed-meanwhile'))
})

it('goes with a start that is taken back, waits while the match is over, and holds up no result', async () => {
  const { owner, wolf, bear } = people
  const { inMatch, vetoOf, matchRoomOf, start, turn, teamIds, matchOf } = await startedMatch()
  const before = await turn()
  await call('takeVetoStep', before.captain, before.input)
  await call('unstartMatch', owner, await inMatch())
  expect((await matchRoomOf()).veto).toBeNull()
  expect(await call('takeVetoStep', before.captain, before.input)).toEqual(refused('no-veto'))
  await start()
  expect(await vetoOf()).toMatchObject({ revision: before.input.revision + 2, taken: [] })
  expect(await call('takeVetoStep', before.captain, before.input)).toEqual(refused('changed-meanwhile'))

  const input = { ...(await inMatch()), teamId: teamIds[0] ?? '', reportId: freshId() }
  await call('reportResult', wolf, { ...input, score: [2, 0], games: [] })
  await call('answerReport', bear, { ...input, teamId: teamIds[1] ?? '', accepts: true })
  expect((await matchOf()).status).toBe('finished')
  const { deadline } = await vetoOf()
  await fireDueTimers(deadline)
  expect((await vetoOf()).taken).toEqual([])
  await call('reopenMatch', owner, { ...(await inMatch()), cascade: false, preview: false })
  const { captain, input: current } = await turn()
  expect(await call('takeVetoStep', captain, current)).toEqual(done)
})

it('goes on with the whole time once teams run their matches again, however often that is said', async () => {
  const { owner } = people
  const { competitionId, vetoOf, turn } = await startedMatch()
  const { captain, input } = await turn()
  expect(await call('takeVetoStep', captain, input)).toEqual(done)
  const { deadline, settings: veto } = await vetoOf()
  const run = async (revision: number, selfService: SelfService | null) => {
    const change = { competitionId, revision, changes: { selfService } }
    expect(await call('updateCompetition', owner, change)).toMatchObject({ ok: true })
  }
  await run(0, null)
  await fireDueTimers(deadline)
  expect((await vetoOf()).taken).toHaveLength(1)
  await run(1, { ...defaultSelfService, veto })
  await Promise.all([fireDueTimers(Date.now()), fireDueTimers(Date.now())])
  const renewed = await vetoOf()
  expect(renewed.deadline).toBeGreaterThan(deadline)
  await fireDueTimers(renewed.deadline - 1)
  expect((await vetoOf()).taken).toHaveLength(1)
  await fireDueTimers(renewed.deadline)
  expect((await vetoOf()).taken).toHaveLength(2)
})

it('leaves steps to captains, also where members report; an organizer who starts a match opens it, too', async () => {
  const { owner, mate } = people
  const { inMatch, vetoOf, turn } = await startedMatch(defaultVeto('dota2'), 'member')
  await call('unstartMatch', owner, await inMatch())
  await call('startMatch', owner, await inMatch())
  expect(await vetoOf()).toMatchObject({ taken: [] })
  const { input } = await turn('dire')
  expect(await call('takeVetoStep', mate, input)).toEqual(refused('permission-denied'))
  expect(await call('takeVetoStep', owner, input)).toEqual(done)
})
