import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import { chance } from '@upper-bracket/shared/random/chance'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { applied, played, swissStage } from '../../../testing/stagedCompetition.ts'
import { storedBracket } from '../../../testing/storedBracket.ts'
import { closeStages } from '../../src/brackets/closeStages.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { onMatch } from '../support/onMatch.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { killAtRequests, mortal } from './support/mortal.ts'
import { newPeople } from './support/newPeople.ts'

/** One for each of `others`. */
const rounds = raceRounds(4)
/** More requests than the commit of a result and its closing make. */
const requests = 10
/** Rate limits allow a person no more calls in so short a time. */
const roundsOfOwner = 40
const stages = [swissStage]
const [over, ...open] = ['s1-main-1-1', 's1-main-1-2', 's1-main-1-3', 's1-main-1-4'] as const
const score: [number, number] = [1, 0]

let owner: Person
let testCompetition: BracketedCompetition
beforeEach(killAtRequests)
afterEach(() => {
  vi.restoreAllMocks()
})

/** Commands on the whole bracket that come while the round is closed. */
const others = ['none', 'correctScore', 'disqualifyTeam', 'closeStages'] as const

it('a round that is closed by several results at once, some of them killed, is closed once', {
  timeout: 1_800_000,
}, async () => {
  const below = chance(7)
  for (let round = 0; round < rounds; round += 1) {
    if (round % roundsOfOwner === 0) {
      ;({ owner } = await newPeople('owner'))
      testCompetition = await bracketedCompetition({ owner }, { teams: 8, stages })
    }
    const start = await allButOneRunning()
    const [teamId = ''] = start.shape.teamIds
    const other = others[round % others.length] ?? 'none'
    const { competitionId, bracketId } = testCompetition
    const finish = (matchId: string) =>
      call('finishSeries', owner, { ...onMatch(testCompetition, matchId, 1), score })
    const about = { competitionId, bracketId }
    const besides = {
      none: async () => undefined,
      correctScore: () =>
        call('correctScore', owner, { ...onMatch(testCompetition, over, 2), score: [0, 1] }),
      disqualifyTeam: () => call('disqualifyTeam', owner, { ...about, teamId }),
      closeStages: () => closeStages({ ...about, awaits: { stage: 's1', group: 0, round: 1 } }),
    }
    const killed = open.map(matchId => mortal(below(requests), () => finish(matchId)).catch(() => undefined))
    await Promise.all([...killed, besides[other]()])
    // What was killed before its commit is repeated, as a page does.
    for (const matchId of open) expect(await finish(matchId)).toMatchObject({ ok: true })
    await fireDueTimers(Date.now() + 60_000)

    const end = await storedBracket(testCompetition)
    const ended = (bracket: Bracket) =>
      open.reduce((now, matchId) => applied(now, 'finishSeries', { matchId, score }), bracket)
    const change = (bracket: Bracket) => {
      if (other === 'correctScore') return applied(bracket, 'correctScore', { matchId: over, score: [0, 1] })
      return other === 'disqualifyTeam' ? applied(bracket, 'disqualifyTeam', { teamId }) : bracket
    }
    expect([facts(ended(change(start))), facts(change(ended(start)))]).toContainEqual(facts(end))
    const second = [...end.matches.values()].filter(
      match => match.stage === 's1' && match.round === 2 && isUsed(match),
    )
    expect(second.flatMap(({ slots }) => slots.flatMap(slot => slot.teamId ?? [])).sort()).toEqual(
      expect.arrayContaining(start.shape.teamIds.filter(id => id !== teamId).toSorted()),
    )
    if (other !== 'disqualifyTeam') expect(second.map(({ revision }) => revision)).toEqual([1, 1, 1, 1])
    const { edits } = (await stored.bracket(competitionId, bracketId).get()).data() ?? {}
    const isChanged = other === 'correctScore' || other === 'disqualifyTeam'
    expect(isChanged ? [1, 2] : [1]).toContain(edits)
    const timers = await stored.timers().where('bracketId', '==', bracketId).get()
    expect(timers.docs.map(timer => timer.data().kind)).toEqual([])
  }
})

/** A new bracket whose first round has one result; its other matches are running. */
async function allButOneRunning(): Promise<Bracket> {
  testCompetition = await newBracket(testCompetition, owner, {
    stages,
    after: bracket =>
      open.reduce(
        (now, matchId) => applied(now, 'startMatch', { matchId }),
        played(bracket, ({ id }) => id === over),
      ),
  })
  return storedBracket(testCompetition)
}

function facts({ matches }: Bracket): readonly Omit<Match, 'revision'>[] {
  return [...matches.values()].map(({ revision: _, ...match }) => match)
}
