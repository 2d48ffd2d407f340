import { dueTime } from '@upper-bracket/shared/matchDay/dueTime'
import { usualMatchDay } from '@upper-bracket/shared/matchDay/matchDay'
import type { MatchReport, MatchRoom, TimeProposal } from '@upper-bracket/shared/matchDay/matchRoom'
import { newRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { stored } from '../../../../testing/database.ts'
import { playedCup } from './galleryCompetitions.ts'
import type { GalleryPeople } from './galleryPeople.ts'

const minute = 60_000

/** Matches that run by themselves: one whose teams check in, one with a report for the player's team, one disputed. */
export async function matchDayCup(people: GalleryPeople) {
  const cup = await playedCup(people, { teams: 8, format: 'single', name: 'Кубок капитанов', over: 0 })
  const { competitionId, bracketId } = cup
  await stored.competition(competitionId).update({ matchDay: { ...usualMatchDay, moveMinutes: 60 } })
  const read = await stored.matches(competitionId, bracketId).get()
  const matches = read.docs.map(each => each.data())
  const [ready] = matches.filter(({ status }) => status === 'ready')
  const running = matches.filter(({ status }) => status === 'running')
  const own = running.find(({ slots }) => slots[0].teamId === cup.teamIds[0])
  const other = running.find(match => match !== own)
  if (!ready || !own || !other) throw new Error('No match in each state')

  const now = Date.now()
  const report: MatchReport = {
    reportId: 'report',
    revision: 0,
    by: 1,
    version: { uid: 'wolf', at: now, score: [1, 2], games: [] },
    deadline: now + 300 * minute,
    dispute: null,
    settled: null,
  }
  const dispute = {
    uid: 'bear',
    at: now,
    version: { uid: 'bear', at: now, score: [2, 0], games: [] },
  } as const
  const checkIn = {
    revision: ready.revision,
    openedAt: now,
    deadline: now + 300 * minute,
    at: [now, null],
  } as const
  const competition = (await stored.competition(competitionId).get()).data()
  const due = dueTime(ready, { startDate: competition?.startDate ?? 0 })
  const proposal: TimeProposal = {
    ...{ proposalId: 'later', revision: ready.revision, by: 1, uid: 'bear', at: now },
    ...{ startsAt: Math.max(due, now) + 30 * minute, before: due, planned: due, answer: null },
  }
  const fill = async (match: typeof ready, changes: Partial<MatchRoom>) => {
    const room = newRoom(match)
    if (room === null) throw new Error(`${match.id} lacks a team`)
    await stored
      .rooms(competitionId, bracketId)
      .doc(roomIdOf(match) ?? '')
      .set({ ...room, ...changes })
    return `/competitions/${competitionId}/matches/${match.id}`
  }
  return {
    bracket: `/competitions/${competitionId}/bracket`,
    checkIn: await fill(ready, { checkIn, proposal }),
    reported: await fill(own, { report: { ...report, revision: own.revision } }),
    disputed: await fill(other, {
      report: { ...report, revision: other.revision, dispute },
      attention: 'dispute',
    }),
  }
}
