import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { chance } from '@upper-bracket/shared/random/chance'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { stored } from '../../../../testing/database.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import { callInProcess as call } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { logOf } from '../../support/logOf.ts'
import { runningAutomatically } from './support/runningAutomatically.ts'

const rounds = 80
const callsPerRound = 13
const scores = [
  [2, 0],
  [2, 1],
  [0, 2],
] as const

/** Refusals of those who come too late, or contradict themselves. */
const expected = [
  'changed-meanwhile',
  'report-gone',
  'own-report',
  'match-not-running',
  'match-not-finished',
  'winner-differs',
  // With this many parallel calls, one of them exhausts its retries.
  'try-again',
]

test(`${rounds * callsPerRound} reports and answers in the same instants, stale, doubled, crossed and contrary, come to one end each`, {
  timeout: 600_000,
}, async () => {
  const { owner } = await newPeople('owner')
  const ends: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    const below = chance(round * 7919 + 1)
    const { competitionId, bracketId, captainOf } = await runningAutomatically(owner, 4, {
      format: 'single',
      bestOf: { rounds: 3, final: 3 },
      selfService: defaultSelfService,
    })
    const ofMatch = { competitionId, bracketId, matchId: 'main-1-1' }
    await call('startMatch', owner, { ...ofMatch, revision: 0 })
    const matchOf = async (id: string): Promise<Match> => {
      const match = (await stored.match(competitionId, bracketId, id).get()).data()
      if (match === undefined) throw new Error(id)
      return match
    }
    const { slots } = await matchOf('main-1-1')
    const sideOf = (side: Side) => {
      const teamId = slots[side].teamId ?? ''
      return { teamId, captain: captainOf(teamId) }
    }
    const reportIds = [freshId(), freshId(), freshId()]
    const decided: string[] = []
    const hasReport = round % 2 === 1

    const press = async () => {
      // A side that has already reported does not report again, so that its report can be answered.
      const { teamId, captain } = sideOf(below(2) === 0 && !hasReport ? 0 : 1)
      const about = { ...ofMatch, teamId, revision: below(6) === 0 ? 0 : 1 }
      const [one, other] = scores[below(scores.length)] ?? [2, 0]
      const score: [number, number] = [one, other]
      const reportId = reportIds[below(reportIds.length)] ?? ''
      switch (below(12)) {
        case 0: {
          const reply = await call('finishSeries', owner, { ...ofMatch, revision: 1, score })
          if (reply.ok) decided.push(score.join())
          return reply
        }
        case 1:
        case 2:
        case 3:
          return call('answerReport', captain, {
            ...about,
            accepts: below(2) === 0,
            reportId: hasReport ? (reportIds[0] ?? '') : reportId,
          })
        default: {
          const input = { ...about, reportId, score, games: [] }
          const [reply] = await Promise.all([
            call('reportResult', captain, input),
            ...(below(3) === 0 ? [call('reportResult', captain, input)] : []),
          ])
          return reply
        }
      }
    }
    if (hasReport) {
      const { teamId, captain } = sideOf(0)
      const [reportId = ''] = reportIds
      await call('reportResult', captain, {
        ...ofMatch,
        teamId,
        revision: 1,
        reportId,
        score: [2, 0],
        games: [],
      })
    }
    const replies = await Promise.all(Array.from({ length: callsPerRound }, press))
    const codes = replies.flatMap(reply => (reply.ok ? [] : [reply.code]))
    expect(codes.filter(code => !expected.includes(code ?? ''))).toEqual([])

    const [match, next] = [await matchOf('main-1-1'), await matchOf('main-2-1')]
    const matchRoom = (
      await documents
        .matchRooms(competitionId, bracketId)
        .doc(matchRoomIdOf(match) ?? '')
        .get()
    ).data()
    const log = (await logOf({ competitionId })).filter(({ action }) => action === 'finishSeries')
    const { report } = matchRoom ?? {}
    if (match.status === 'finished') {
      expect(match.revision).toBe(2)
      expect(log).toHaveLength(1)
      expect(next.slots[0].teamId).toBe(match.slots[match.winner ?? 0].teamId)
      if (report?.settled?.how === 'agreed' || report?.settled?.how === 'confirmed') {
        expect(match.score).toEqual(report.version.score)
      } else expect(decided).toContain(match.score.join())
      expect(matchRoom?.attention ?? null).toBeNull()
    } else {
      expect(match).toMatchObject({ status: 'running', revision: 1, score: [0, 0] })
      expect(next.slots[0].teamId).toBeNull()
      expect(log).toEqual([])
      expect(report?.settled ?? null).toBeNull()
    }
    const end = report?.settled?.how ?? (matchRoom?.attention === 'dispute' ? 'disputed' : match.status)
    ends[end] = (ends[end] ?? 0) + 1
  }
  console.log('How it ended', ends)
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(['agreed', 'confirmed', 'decided', 'disputed']))
})
