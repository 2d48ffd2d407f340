import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { champion } from '@upper-bracket/shared/bracket/testing/champion'
import { playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { openReport } from '@upper-bracket/shared/matchRoom/openReport'
import { chance } from '@upper-bracket/shared/random/chance'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, expect, test, vi } from 'vitest'
import { stored } from '../../../../testing/database.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../../src/timers/fireTimers.ts'
import { callInProcess as call } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { runningAutomatically } from './support/runningAutomatically.ts'

const minute = 60_000
const teams = 64
const luck = Number(process.env['SELF_SERVICE_SEED'] ?? 7)

/** The true outcome of a match, regardless of what the teams report. */
interface Truth {
  /** Did not come. */
  readonly missing: Side | null
  readonly score: Match['score']
}

type Story = 'confirmed' | 'agreed' | 'unanswered' | 'disputed' | 'reversed'

/** A number below `below` that belongs to a match, its teams and a question about it. */
function drawn(match: Match, question: string, below: number): number {
  let bits = luck
  for (const letter of `${match.id} ${matchRoomIdOf(match)} ${question}`)
    bits = Math.imul(bits ^ letter.charCodeAt(0), 0x01000193)
  const next = chance(bits)
  next(2)
  return next(below)
}

function truthOf(match: Match): Truth {
  const winner: Side = drawn(match, 'winner', 2) === 0 ? 0 : 1
  const lost = drawn(match, 'lost', winsNeeded(match.bestOf))
  const wins = winsNeeded(match.bestOf)
  return {
    missing: drawn(match, 'missing', 10) === 0 ? (drawn(match, 'who', 2) === 0 ? 0 : 1) : null,
    score: winner === 0 ? [wins, lost] : [lost, wins],
  }
}

function storyOf(match: Match): Story {
  const percent = drawn(match, 'story', 100)
  if (percent < 2) return 'reversed'
  if (percent < 7) return 'disputed'
  if (percent < 20) return 'unanswered'
  return percent < 50 ? 'agreed' : 'confirmed'
}

const reversed = ([one, other]: Match['score']): [number, number] => [other, one]

afterEach(() => {
  vi.useRealTimers()
})

test(`a competition of ${teams} teams runs automatically; the organizer only decides disputes and takes back wrong results`, {
  timeout: 900_000,
}, async () => {
  const { owner } = await newPeople('owner')
  const started = Date.now()
  const { competitionId, bracketId, teamIds, captainOf } = await runningAutomatically(owner, teams, {
    format: 'double',
    bestOf: { rounds: 3, final: 5 },
    options: { ...competitionDefaults.options, grandFinal: 'reset' },
    selfService: { ...defaultSelfService, noShow: 'walkover' },
  })
  const ofBracket = { competitionId, bracketId }

  const counts: Record<string, number> = {}
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const told = new Set<string>()
  /** Matches that ended the wrong way round, and when that is noticed. */
  const wrong = new Map<string, number>()
  const refusals: string[] = []
  const note = (what: string, reply: { readonly ok: boolean; readonly code?: string | null }) => {
    if (reply.ok) count(what)
    else refusals.push(`${what}: ${reply.code}`)
  }

  vi.useFakeTimers({ toFake: ['Date'] })
  let now = started
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const [matches, matchRooms] = await Promise.all([
      stored.matches(competitionId, bracketId).get(),
      documents.matchRooms(competitionId, bracketId).get(),
    ])
    const matchRoomOf = new Map(matchRooms.docs.map(read => [read.id, read.data()]))
    await Promise.all(
      matches.docs.map(async read => {
        const match = read.data()
        const matchRoom = matchRoomOf.get(matchRoomIdOf(match) ?? '')
        if (matchRoom !== undefined) await inMatch(match, matchRoom)
      }),
    )
    const due = [...wrong].find(([, noticed]) => noticed <= minutes)
    if (due !== undefined) await correct(due[0])
    const competition = (await stored.competition(competitionId).get()).data()
    if (competition?.status === 'finished' && wrong.size === 0) break
    now += minute
    vi.setSystemTime(now)
    await fireDueTimers(now)

    async function inMatch(match: Match, matchRoom: MatchRoom) {
      const truth = truthOf(match)
      const about = { ...ofBracket, matchId: match.id, revision: match.revision }
      const sides = ([0, 1] as const).filter(side => side !== truth.missing)
      const once = (key: string) => {
        const name = `${match.id} ${match.revision} ${key}`
        return told.has(name) ? false : told.add(name) !== undefined
      }
      const checkIn = currentCheckIn(matchRoom, match)
      if (checkIn !== null) {
        await Promise.all(
          sides.map(async side => {
            const teamId = matchRoom.teamIds[side]
            if (checkIn.at[side] === null && once(`in ${side}`))
              note('checked in', await call('checkInForMatch', captainOf(teamId), { ...about, teamId }))
          }),
        )
        return
      }
      if (match.status !== 'running') return
      const say = async (side: Side, [one, other]: Match['score']) => {
        const teamId = matchRoom.teamIds[side]
        const input = {
          ...about,
          teamId,
          reportId: freshId(),
          score: [one, other] as [number, number],
          games: [],
        }
        note('reported', await call('reportResult', captainOf(teamId), input))
      }
      const story = storyOf(match)
      const first: Side = drawn(match, 'first', 2) === 0 ? 0 : 1
      const second: Side = first === 0 ? 1 : 0
      const report = openReport(matchRoom, match)
      if (report === null && once('first')) {
        const score = story === 'reversed' ? reversed(truth.score) : truth.score
        if (story === 'agreed') await Promise.all([say(first, score), say(second, score)])
        else await say(first, score)
      } else if (report !== null && once('second')) {
        const teamId = matchRoom.teamIds[second]
        if (story === 'disputed') await say(second, reversed(truth.score))
        else if (story === 'confirmed' || story === 'reversed') {
          const answer = { ...about, teamId, reportId: report.reportId, accepts: true }
          note('confirmed', await call('answerReport', captainOf(teamId), answer))
          if (story === 'reversed') wrong.set(match.id, minutes + 40)
        }
      }
      if (matchRoom.attention === 'dispute' && once('decision')) {
        const [one, other] = truth.score
        note('decided by the organizer', await call('finishSeries', owner, { ...about, score: [one, other] }))
      }
    }

    async function correct(matchId: string) {
      const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
      if (match === undefined) throw new Error(matchId)
      wrong.delete(matchId)
      // Undone already, with a wrong result before it.
      if (match.status !== 'finished') return
      const about = { ...ofBracket, matchId }
      const reply = await call('reopenMatch', owner, {
        ...about,
        revision: match.revision,
        cascade: true,
        preview: false,
      })
      note('reopened with cascade', reply)
      if (!reply.ok) throw new Error(String(reply.code))
      const [one, other] = truthOf(match).score
      note(
        'corrected',
        await call('finishSeries', owner, { ...about, revision: reply.value.revision, score: [one, other] }),
      )
    }
  }
  vi.useRealTimers()

  const played = new Map(
    (await stored.matches(competitionId, bracketId).get()).docs.map(read => [read.id, read.data()]),
  )
  const matchRooms = (await documents.matchRooms(competitionId, bracketId).get()).docs.map(read =>
    read.data(),
  )
  for (const { report } of matchRooms) if (report?.settled) count(`settled: ${report.settled.how}`)
  for (const { forfeits } of played.values()) if (forfeits.some(Boolean)) count('walkovers')
  console.log(`${teams} teams, ${played.size} matches, ${(now - started) / minute} minutes`, counts)

  const created = createBracket({
    teamIds,
    format: 'double',
    grandFinal: 'reset',
    thirdPlace: false,
    bestOf: { rounds: 3, final: 5 },
  })
  if (!created.ok) throw new Error(created.code)
  const reference = playOut(created.value, {
    luck: 1,
    fate: match => {
      const { missing, score } = truthOf(match)
      return missing === null
        ? { kind: 'play', interim: [0, 0], score }
        : { kind: 'forfeit', interim: null, sides: [missing] }
    },
  })
  const essence = ({ id, slots, score, status, winner, forfeits }: Match) => ({
    id,
    score,
    status,
    winner,
    forfeits,
    teamIds: slots.map(({ teamId }) => teamId),
  })
  expect([...played.values()].map(essence)).toEqual(
    [...reference.matches.values()].map(essence).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  )
  const competition = (await stored.competition(competitionId).get()).data()
  expect(competition?.champion?.teamId).toBe(champion(reference))
  expect(counts['walkovers']).toBeGreaterThan(2)
  expect(counts['decided by the organizer']).toBeGreaterThan(0)
  expect(counts['corrected']).toBeGreaterThan(0)
  // A check-in, report or confirmation during the correction of a wrong result is refused with `changed-meanwhile`.
  expect(refusals.filter(refusal => !refusal.endsWith('changed-meanwhile'))).toEqual([])
})
