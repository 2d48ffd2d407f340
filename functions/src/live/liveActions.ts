import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { setLiveLinks } from '@upper-bracket/shared/competition/setLiveLinks'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { isLocked, queuedMatches, setBroadcastQueue } from '@upper-bracket/shared/live/broadcastQueue'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'

export const liveActions = {
  /** Replaces the links to the broadcasts of a competition. */
  setLiveLinks: action('setLiveLinks', {
    decide: ({ input: { revision, links }, now, competition, competitionRead }) => {
      const changed = setLiveLinks(competition, links, { revision, now })
      if (!changed.ok) return changed
      const after = changed.value
      const output = { revision: after.revision }
      if (after === competition) return accept({ output })
      return accept({
        output,
        write: writes => writes.update(competitionRead, { ...after }),
        log: { action: 'setLiveLinks', before: competition.liveLinks, after: after.liveLinks },
      })
    },
  }),

  /**
   * Replaces the queue of matches for the broadcast. The timer drops the check-ins of locked matches and opens those of
   * unlocked ones, which notifies their teams.
   */
  setBroadcastQueue: action('setBroadcastQueue', {
    read: ({ reads, input: { competitionId, bracketId, matches } }) =>
      snapshotsOf(
        reads,
        matches.map(({ matchId }) => matchId),
        matchId => documents.match(competitionId, bracketId, matchId),
      ),
    decide: ({ input, now, competition, competitionRead }, reads) => {
      const { competitionId, bracketId, revision, matches } = input
      const stored = dataOf(reads.values())
      const states = new Map([...stored].map(([id, match]) => [id, { isOver: isOver(match) }]))
      const before = competition.broadcastQueue
      const changed = setBroadcastQueue(before, { bracketId, revision, matches }, states)
      if (!changed.ok) return changed
      const broadcastQueue = changed.value
      const output = { revision: broadcastQueue?.revision ?? 0 }
      if (broadcastQueue === before) return accept({ output })
      const after = { bracketId, broadcastQueue }
      const isRelocked = [
        ...states.keys(),
        ...queuedMatches(before, bracketId).map(({ matchId }) => matchId),
      ].some(id => isLocked(competition, id) !== isLocked(after, id))
      return accept({
        output,
        write: writes => writes.update(competitionRead, { broadcastQueue }),
        timers:
          isRelocked && competition.selfService !== null
            ? [{ kind: 'openCheckIns', dueAt: now, competitionId, bracketId }]
            : [],
      })
    },
  }),
}
