import { championSubjects, subject } from '@upper-bracket/shared/announcements/subject'
import { deleteBracket } from '@upper-bracket/shared/bracket/creation/deleteBracket'
import { seedChanges } from '@upper-bracket/shared/bracket/seeding/seedChanges'
import { championFields } from '@upper-bracket/shared/competition/champions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { changedStarts } from '@upper-bracket/shared/schedule/changedStarts'
import { planned } from '@upper-bracket/shared/schedule/plannedStart'
import { FieldValue } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { settleSoon } from '../entry/settleSoon.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { commandActions } from './commandActions.ts'
import { generateBracket } from './generateBracket.ts'
import { planningTimers } from './planningTimers.ts'
import { readAll } from './readMatches.ts'
import { tryDiscardBracket } from './tryDiscardBracket.ts'

export const bracketActions = {
  generateBracket,
  ...commandActions,

  /**
   * Deletes the bracket of a competition, which reopens registration and line-ups.
   *
   * Every match is written as well. A concurrent command on one of them then fails to commit, reads again and finds the
   * bracket gone, so no recorded result is lost without confirmation.
   */
  deleteBracket: action('deleteBracket', {
    timeoutMs: 45_000,
    read: async ({ reads, input }) => {
      const { competitionId, bracketId } = input
      const [bracket, teams, matches] = await Promise.all([
        reads.get(documents.bracket(competitionId, bracketId)),
        reads.get(documents.teams(competitionId)),
        readAll(reads, input),
      ])
      return { bracket, teams, matches }
    },
    decide: ({ uid, input, now, competition, competitionRead }, { bracket, teams, matches }) => {
      const { competitionId, bracketId, confirmed } = input
      const given = { bracketId, matches: dataOf(matches.values()).values(), confirmed, now }
      const deleted = deleteBracket(competition, given)
      if (!deleted.ok) return deleted
      return accept({
        output: {},
        follows: deleted.value === competition ? 0 : matches.size,
        write: async (writes, reads) => {
          writes.afterCommit(() => tryDiscardBracket(competitionId, bracketId))
          if (deleted.value === competition) return
          const { status, updatedAt } = deleted.value
          writes.update(competitionRead, {
            bracketId: deleted.value.bracketId,
            status,
            updatedAt,
            ...championFields([], competition),
          })
          settleSoon(writes, competitionId, deleted.value)
          if (bracket.exists) writes.update(bracket, { sweepAfter: now })
          writes.revokeId(competitionId, 'brackets', bracketId)
          for (const match of matches.values()) writes.update(match, { revision: FieldValue.increment(1) })
          const seeds = seedChanges(dataOf(teams.docs), [])
          for (const team of teams.docs) if (seeds.has(team.id)) writes.update(team, { seed: null })
          writes.publish(competitionId, [{ type: 'bracket.deleted', bracketId }])
          const subjects = [subject('start', bracketId), ...championSubjects(bracketId, competition)]
          const cause = ['deleted', bracketId]
          await writeAnnouncements(reads, writes, { competitionId, subjects, cause, at: now })
          const about = {
            action: 'deleteBracket',
            bracketId,
            matchId: null,
            teamIds: [],
            changes: [],
          } as const
          writes.log(competitionId, { uid, at: now, ...about })
        },
      })
    },
  }),

  /** Stores planned starts. The revisions of the matches stay, so that concurrent commands are not refused. */
  planMatches: action('planMatches', {
    timeoutMs: 45_000,
    read: ({ reads, input }) => readAll(reads, input),
    decide: ({ input, now, competition, open: { read, shape } }, matches) => {
      const { competitionId, bracketId, starts, planId, edition: seen, ...settings } = input
      const edition = shape.schedule?.edition ?? 0
      if (shape.schedule?.planId === planId) return accept({ output: { edition } })
      if (edition !== seen) return refuse('changed-meanwhile')

      const changed = changedStarts(dataOf(matches.values()), starts)
      if (!changed.ok) return changed
      const matchCount = changed.value.length
      return accept({
        output: { edition: edition + 1 },
        write: writes => {
          for (const { id, startsAt = null } of changed.value) {
            const match = matches.get(id)
            if (match !== undefined) writes.update(match, planned(startsAt))
          }
          const { minutes, pauseMinutes, atOnce } = settings
          const schedule = { planId, edition: edition + 1, minutes, pauseMinutes, atOnce }
          writes.update(read, { schedule })
        },
        log: matchCount > 0 && { action: 'planMatches', matchCount },
        timers: matchCount > 0 ? planningTimers(competition, input, now) : [],
      })
    },
  }),
}
