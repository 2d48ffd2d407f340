import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { firstRoundOver } from '../../../../testing/stagedCompetition.ts'
import { storedMatches } from '../../../../testing/storedBracket.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'
import { countOperations } from '../../in-process/support/countOperations.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'

const teams = 256
/** A machine that does nothing else needs less than two seconds. */
const maxMs = 15_000

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['organizers', null],
  ['their teams', defaultSelfService],
])(
  'a round of 128 matches that %s run is published within seconds, and a result of it reads a dozen documents',
  {
    timeout: 120_000,
  },
  async (_, selfService) => {
    const testCompetition = await firstRoundOver(owner, teams)
    const { competitionId, bracketId } = testCompetition
    await stored.competition(competitionId).update({ selfService, startDate: Date.now() - 1 })
    // The first call of a process loads what it needs.
    const warmUp = { competitionId, bracketId, stage: 's1', round: 1 }
    expect(await callInProcess('publishRound', owner, warmUp)).toMatchObject({ ok: true })

    const started = performance.now()
    const reply = await callInProcess('publishRound', owner, { ...warmUp, round: 2 })
    const took = performance.now() - started
    expect(reply).toMatchObject({ ok: true })
    const matches = Object.values(await storedMatches(testCompetition))
    const second = matches.filter(({ stage, round }) => stage === 's1' && round === 2)
    expect(second.map(({ status, revision }) => [status, revision])).toEqual(second.map(() => ['ready', 1]))
    expect(second).toHaveLength(teams / 2)
    expect(took).toBeLessThan(maxMs)

    const [match] = second
    if (match === undefined) throw new Error('no match')
    const target = { competitionId, bracketId, matchId: match.id }
    expect(await callInProcess('startMatch', owner, { ...target, revision: 1 })).toMatchObject({ ok: true })
    const scoring = countOperations()
    const score = { ...target, revision: 2, score: [1, 0] as [number, number] }
    expect(await callInProcess('setScore', owner, score)).toMatchObject({ ok: true })
    // It reads once, or twice with the match room, and writes.
    expect(scoring.rounds).toBe(selfService === null ? 2 : 3)
    vi.restoreAllMocks()
    const counted = countOperations()
    const result = { ...target, revision: 3, score: [1, 0] as [number, number] }
    expect(await callInProcess('finishSeries', owner, result)).toMatchObject({ ok: true })
    expect(counted.reads).toBeLessThanOrEqual(12)

    const [, { id: matchId = '', slots } = match] = second
    if (selfService === null) return
    vi.restoreAllMocks()
    const checkingIn = countOperations()
    const side = { competitionId, bracketId, matchId, revision: 1, teamId: slots[0].teamId ?? '' }
    expect(await callInProcess('checkInForMatch', owner, side)).toMatchObject({ ok: true })
    // It reads the match, then its room, and writes.
    expect(checkingIn.rounds).toBe(3)
    vi.restoreAllMocks()
    const reading = countOperations()
    const matchRoomId = `${matchId}.${slots[0].teamId}.${slots[1].teamId}`
    const read = { competitionId, bracketId, matchRoomId, upTo: Date.now() }
    expect(await callInProcess('markMatchRead', owner, read)).toMatchObject({ ok: true })
    expect(reading.rounds).toBe(2)
  },
)
