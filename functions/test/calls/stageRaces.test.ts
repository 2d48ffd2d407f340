import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { beforeAll, describe, expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import {
  type BracketedCompetition,
  bracketedCompetition,
  newBracket,
} from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { applied, played, swissStage, twoGroups } from '../../../testing/stagedCompetition.ts'
import { storedBracket, storedCompetition, storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { onMatch } from '../support/onMatch.ts'
import { outsideTeam } from '../support/outsideTeam.ts'

const rounds = raceRounds(2)
const timeout = 300_000
const people = await bracketCast()
const { owner, administrator } = people

const swiss = { stages: [{ ...swissStage, publishing: 'manual' as const }] }
const groups = { stages: [twoGroups] }

let testCompetition: BracketedCompetition
beforeAll(async () => {
  testCompetition = await bracketedCompetition(people, { teams: 8, ...groups })
})

/** A new bracket in the same competition, in the state that `after` gives it. */
async function inState(
  seed: { readonly stages: readonly StagePlan[] },
  after: (bracket: Bracket) => Bracket,
): Promise<{ readonly address: BracketedCompetition; readonly before: Bracket }> {
  const address = await newBracket(testCompetition, owner, { ...seed, after })
  testCompetition = address
  return { address, before: await storedBracket(address) }
}

const entrantsOf = ({ shape: { teamIds, stages } }: Bracket) => ({ teamIds, stages })
const resultsOf = ({ matches }: Bracket) => Object.fromEntries(matches)

async function logged(address: BracketedCompetition, action: string): Promise<number> {
  const entries = await logOf(address)
  return entries.filter(
    entry => entry.action === action && 'bracketId' in entry && entry.bracketId === address.bracketId,
  ).length
}

const withoutRevision = ({ revision: _, ...match }: Match) => match

const firstRoundOver = (bracket: Bracket) => played(bracket, ({ round }) => round === 1)

/** The other side wins. */
const reversed = ({ score: [upper, lower] }: Match): [number, number] => [lower, upper]

it('a round that two organizers publish in the same instant is published once', { timeout }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { address, before } = await inState(swiss, firstRoundOver)
    const { competitionId, bracketId } = address
    const publication = { competitionId, bracketId, stage: 's1', round: 2 }
    const replies = await Promise.all(
      [owner, administrator].map(person => call('publishRound', person, publication)),
    )
    expect(replies).toMatchObject(replies.map(() => ({ ok: true })))
    const after = applied(before, 'publishRound', { stage: 's1', round: 2 })
    expect(await storedMatches(address)).toEqual(resultsOf(after))
    expect(await logged(address, 'publishRound')).toBe(1)
    expect((await stored.bracket(competitionId, bracketId).get()).data()?.edits).toBe(1)
  }
})

it.each([
  {
    what: 'of two groups seat the playoff once and completely',
    seed: groups,
    lasts: ['s1g1-main-3-1', 's1g2-main-3-1'],
    next: ['s2-main-1-1', 's2-main-1-2'],
  },
  {
    what: 'of a Swiss round publish the next one',
    seed: { stages: [swissStage] },
    lasts: ['s1-main-1-3', 's1-main-1-4'],
    next: ['s1-main-2-1', 's1-main-2-2', 's1-main-2-3', 's1-main-2-4'],
  },
])(
  'the last matches that end in the same instant: those $what',
  { timeout },
  async ({ seed, lasts, next }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { address, before } = await inState(seed, bracket => {
        const isBefore = ({ id, stage, round: each }: Match) =>
          stage === 's1' && !lasts.includes(id) && (seed === groups || each === 1)
        const over = played(bracket, isBefore)
        return lasts.reduce((now, matchId) => applied(now, 'startMatch', { matchId }), over)
      })
      const score: [number, number] = [1, 0]
      const replies = await Promise.all(
        lasts.map((id, index) =>
          call('finishSeries', index === 0 ? owner : administrator, { ...onMatch(address, id, 1), score }),
        ),
      )
      expect(replies).toMatchObject(replies.map(() => ({ ok: true, value: { revision: 2 } })))
      const after = lasts.reduce((now, matchId) => applied(now, 'finishSeries', { matchId, score }), before)
      // Both results can be followed by the same closing.
      const facts = Object.values(await storedMatches(address)).map(withoutRevision)
      expect(facts).toEqual([...after.matches.values()].map(withoutRevision))
      expect(next.map(id => after.matches.get(id)?.status)).toEqual(next.map(() => 'ready'))
    }
  },
)

it('a result that is corrected while the next round is published counts for its pairings or does not', {
  timeout,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { address, before } = await inState(swiss, firstRoundOver)
    const match = before.matches.get('s1-main-1-1')
    if (match === undefined) throw new Error('no match')
    const { competitionId, bracketId } = address
    const score = reversed(match)
    const publication = { stage: 's1', round: 2 }
    const replies = await Promise.all([
      call('correctScore', administrator, { ...onMatch(address, match.id, match.revision), score }),
      call('publishRound', owner, { competitionId, bracketId, ...publication }),
    ])
    expect(replies).toMatchObject([{ ok: true }, { ok: true }])
    const correct = (now: Bracket) => applied(now, 'correctScore', { matchId: match.id, score })
    const publish = (now: Bracket) => applied(now, 'publishRound', publication)
    const [one, other] = [resultsOf(publish(correct(before))), resultsOf(correct(publish(before)))]
    expect(one).not.toEqual(other)
    const after = await storedMatches(address)
    const isCounted = after['s1-main-2-1']?.slots[0].teamId === one['s1-main-2-1']?.slots[0].teamId
    expect(after).toEqual(isCounted ? one : other)
  }
})

it('the last result of a round and the publication of the next one: published with it, or refused', {
  timeout,
}, async () => {
  const last = 's1-main-1-4'
  for (let round = 0; round < rounds; round += 1) {
    const { address, before } = await inState(swiss, bracket =>
      applied(
        played(bracket, ({ id, round: each }) => each === 1 && id !== last),
        'startMatch',
        { matchId: last },
      ),
    )
    const { competitionId, bracketId } = address
    const publication = { stage: 's1', round: 2 }
    const [finished, published] = await Promise.all([
      call('finishSeries', owner, { ...onMatch(address, last, 1), score: [1, 0] }),
      call('publishRound', administrator, { competitionId, bracketId, ...publication }),
    ])
    expect(finished).toMatchObject({ ok: true })
    const over = applied(before, 'finishSeries', { matchId: last, score: [1, 0] })
    const after = published.ok ? applied(over, 'publishRound', publication) : over
    if (!published.ok) expect(published.code).toBe('round-not-due')
    expect(await storedMatches(address)).toEqual(resultsOf(after))
  }
})

it('a correction that moves a team and the start of its playoff match: one of them takes place', {
  timeout,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { address, before } = await inState(groups, bracket =>
      played(bracket, ({ stage }) => stage === 's1'),
    )
    const best = before.shape.teamIds.filter((_, seed) => seed === 0 || seed === 3)
    const match = [...before.matches.values()].find(
      ({ stage, slots }) => stage === 's1' && slots.every(({ teamId }) => best.includes(teamId ?? '')),
    )
    const semiFinal = before.matches.get('s2-main-1-1')
    if (match === undefined || semiFinal === undefined) throw new Error('no match')
    const start: CallableInput<'startMatch'> = onMatch(address, semiFinal.id, semiFinal.revision)
    const score = reversed(match)
    const [corrected, started] = await Promise.all([
      call('correctScore', owner, { ...onMatch(address, match.id, match.revision), score }),
      call('startMatch', administrator, start),
    ])
    const after = corrected.ok
      ? applied(before, 'correctScore', { matchId: match.id, score })
      : applied(before, 'startMatch', { matchId: semiFinal.id })
    expect([corrected, started].map(reply => (reply.ok ? 'done' : reply.code))).toEqual(
      corrected.ok ? ['done', 'changed-meanwhile'] : ['next-match-started', 'done'],
    )
    expect(await storedMatches(address)).toEqual(resultsOf(after))
    expect(await storedCompetition(address)).toMatchObject({ status: 'running' })
  }
})

describe('a late team', () => {
  let lateId: string
  beforeAll(async () => {
    lateId = await outsideTeam(testCompetition, [freshId()])
  })
  const entry = () => ({ teamId: lateId, pointsPerMissedRound: 0.5 }) as const

  it('that enters while a round is published plays in it, or has missed it', { timeout }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { address, before } = await inState(swiss, firstRoundOver)
      const { competitionId, bracketId } = address
      const publication = { stage: 's1', round: 2 }
      const replies = await Promise.all([
        call('enterLate', administrator, { competitionId, bracketId, ...entry() }),
        call('publishRound', owner, { competitionId, bracketId, ...publication }),
      ])
      expect(replies).toMatchObject([{ ok: true }, { ok: true }])
      const enter = (now: Bracket) => applied(now, 'enterLate', entry())
      const publish = (now: Bracket) => applied(now, 'publishRound', publication)
      const after = await storedBracket(address)
      const isFirst = [...after.matches.values()].some(
        match => match.round === 2 && match.slots.some(({ teamId }) => teamId === lateId),
      )
      const wanted = isFirst ? publish(enter(before)) : enter(publish(before))
      expect(resultsOf(after)).toEqual(resultsOf(wanted))
      expect(entrantsOf(after)).toEqual(entrantsOf(wanted))
    }
  })

  it('that wants the same bye as another one: one of them plays for it', { timeout }, async () => {
    const cup = await bracketedCompetition(people, { teams: 7, format: 'double' })
    const { competitionId, bracketId } = cup
    const callers = [owner, administrator]
    const lateIds = await Promise.all(callers.map(() => outsideTeam(cup, [freshId()])))
    const factsOf = ({ matches }: Bracket) =>
      Object.fromEntries([...matches.values()].filter(isUsed).map(each => [each.id, withoutRevision(each)]))
    for (let round = 0; round < rounds; round += 1) {
      const before = await storedBracket(cup)
      const replies = await Promise.all(
        callers.map((person, index) =>
          call('enterLate', person, {
            competitionId,
            bracketId,
            teamId: lateIds[index] ?? '',
            byeId: 'upper-1-1',
          }),
        ),
      )
      expect(replies.map(reply => (reply.ok ? 'done' : reply.code)).sort()).toEqual(['done', 'stage-full'])
      const teamId = lateIds[replies.findIndex(({ ok }) => ok)] ?? ''
      const after = await storedBracket(cup)
      const wanted = applied(before, 'enterLate', { teamId, byeId: 'upper-1-1' })
      expect(factsOf(after)).toEqual(factsOf(wanted))
      expect(entrantsOf(after)).toEqual(entrantsOf(wanted))
      const cancelled = await call('cancelLateEntry', administrator, { competitionId, bracketId, teamId })
      expect(cancelled).toMatchObject({ ok: true })
      const back = await storedBracket(cup)
      expect(factsOf(back)).toEqual(factsOf(before))
      expect(entrantsOf(back)).toEqual(entrantsOf(before))
    }
  })
})
