import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { firstRoundOver } from '../../../testing/stagedCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const teams = 256
/** A machine that does nothing else needs less than two seconds. */
const maxMs = 15_000

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

it.each([
  ['organizers', null],
  ['their teams', defaultSelfService],
])(
  'a round of 128 matches that %s run is published in one commit, within seconds',
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
    expect(reply).toEqual({ ok: true, value: {} })
    const matches = Object.values(await storedMatches(testCompetition))
    const second = matches.filter(({ stage, round }) => stage === 's1' && round === 2)
    expect(second.map(({ status, revision }) => [status, revision])).toEqual(second.map(() => ['ready', 1]))
    expect(second).toHaveLength(teams / 2)
    expect(took).toBeLessThan(maxMs)
  },
)
