import { endedAt } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { refillQueue } from '@upper-bracket/shared/bracket/broadcast/refillQueue'
import { setLiveLinks } from '@upper-bracket/shared/competition/setLiveLinks'
import { accept } from '@upper-bracket/shared/errors/outcome'
import {
  isLocked,
  isRefilled,
  queuedMatches,
  setBroadcastQueue,
} from '@upper-bracket/shared/live/broadcastQueue'
import { action } from '../actions/action.ts'
import { readOpenMatches } from '../brackets/readMatches.ts'
import { dropCheckIns } from '../matchRoom/dropCheckIns.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { writeQueue } from './writeQueue.ts'

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
   * Replaces the queue of matches for the broadcast. Locked matches lose their check-in; the check-in of unlocked ones is
   * opened by a timer, which notifies their teams. Rules refill the queue at once when they are set, so that a stream
   * does not wait for its first match, and later by timer. The timer also finds the results of the same moment, which do
   * not know of the rules.
   */
  setBroadcastQueue: action('setBroadcastQueue', {
    read: async ({ reads, input: { competitionId, bracketId, matches, refill }, target }) => {
      const { competition } = await target
      const rows = [...matches, ...queuedMatches(competition.broadcastQueue, bracketId)]
      const [queued, openMatches] = await Promise.all([
        snapshotsOf(
          reads,
          rows.map(({ matchId }) => matchId),
          matchId => documents.match(competitionId, bracketId, matchId),
        ),
        refill === undefined ? [] : readOpenMatches(reads, { competitionId, bracketId }),
      ])
      return { queued, openMatches }
    },
    decide: ({ input, now, competition, competitionRead, open }, { queued, openMatches }) => {
      const { competitionId, bracketId, ...wanted } = input
      const stored = dataOf(queued.values())
      const states = new Map([...stored].map(([id, match]) => [id, { endedAt: endedAt(match) }]))
      const before = competition.broadcastQueue
      const changed = setBroadcastQueue(before, { bracketId, ...wanted }, states)
      if (!changed.ok) return changed
      if (changed.value === before) return accept({ output: { revision: before.revision } })
      const broadcastQueue = wanted.refill
        ? refillQueue(changed.value, open.shape.stages, [...stored.values(), ...openMatches])
        : changed.value
      const output = { revision: broadcastQueue.revision }
      const after = { bracketId, broadcastQueue }
      const relocked = [...stored.values()].filter(
        ({ id }) => isLocked(competition, id) !== isLocked(after, id) && competition.selfService !== null,
      )
      const locked = relocked.filter(({ id }) => isLocked(after, id))
      return accept({
        output,
        write: async (writes, reads) => {
          await writeQueue(reads, writes, { read: competitionRead, before, broadcastQueue, now })
          await dropCheckIns(reads, writes, { competition, competitionId, bracketId, matches: locked, now })
        },
        timers: [
          ...(relocked.length > 0 ? (['openCheckIns'] as const) : []),
          ...(isRefilled(after) ? (['refillQueue'] as const) : []),
        ].map(kind => ({ kind, dueAt: now, competitionId, bracketId })),
      })
    },
  }),
}
