import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { readinessCheckEvent, readinessReminderEvent } from '@upper-bracket/shared/events/competitionEvents'
import type { Player } from '@upper-bracket/shared/player/player'
import { closeReadinessCheck } from '@upper-bracket/shared/readiness/closeReadinessCheck'
import { confirmReadiness } from '@upper-bracket/shared/readiness/confirmReadiness'
import { remindPlayer } from '@upper-bracket/shared/readiness/remindPlayer'
import { startReadinessCheck } from '@upper-bracket/shared/readiness/startReadinessCheck'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'

export const readinessActions = {
  /** Starts a readiness check of all players; a timer closes it at its deadline. */
  startReadinessCheck: action('startReadinessCheck', {
    decide: ({ input, now, competition, competitionRead }) => {
      const { competitionId, ...wanted } = input
      const current = competition.readinessCheck ?? null
      const started = startReadinessCheck(current, { ...wanted, now })
      if (!started.ok) return started
      const { checkId, deadline } = started.value
      if (started.value === current) return accept({ output: { deadline } })
      return accept({
        output: { deadline },
        write: writes => writes.update(competitionRead, { readinessCheck: started.value }),
        log: { action: 'startReadinessCheck', minutes: wanted.minutes },
        timers: [{ kind: 'closeReadinessCheck', dueAt: deadline, competitionId, checkId }],
        events: [readinessCheckEvent(started.value)],
      })
    },
  }),

  /** Closes the check early, as an organizer. Its timer then has no effect. */
  closeReadinessCheck: action('closeReadinessCheck', {
    decide: ({ input: { checkId }, now, competition, competitionRead }) => {
      const current = competition.readinessCheck ?? null
      const closed = closeReadinessCheck(current, { checkId, now })
      if (!closed.ok) return closed
      if (closed.value === current) return accept({ output: {} })
      const minutesEarly = Math.floor(Math.max(0, closed.value.deadline - now) / 60_000)
      return accept({
        output: {},
        write: writes => writes.update(competitionRead, { readinessCheck: closed.value }),
        log: { action: 'closeReadinessCheck', minutesEarly },
      })
    },
  }),

  /** Confirms the caller's readiness. Writes only their own entry, so that a whole competition can confirm at once. */
  confirmReadiness: action('confirmReadiness', {
    decide: ({ input: { checkId }, now, competition, player, playerRead }) => {
      const confirmed = confirmReadiness(competition.readinessCheck ?? null, player, { checkId, now })
      if (!confirmed.ok) return confirmed
      return markedReady(confirmed.value === player ? [] : [playerRead], { checkId, now })
    },
  }),

  /** Confirms for the whole team, as its captain or an organizer. */
  confirmTeamReadiness: action('confirmTeamReadiness', {
    read: async ({ reads, input, target }) => readMembers(reads, input.competitionId, (await target).team),
    decide: ({ input: { checkId }, now, competition }, members) => {
      const check = competition.readinessCheck ?? null
      const changed = changedEntries(members.values(), player =>
        confirmReadiness(check, player, { checkId, now }),
      )
      return changed.ok ? markedReady(changed.value, { checkId, now }) : changed
    },
  }),

  /**
   * Confirms for players, as an organizer who sees them. The entries are marked without a check: all of them may be
   * confirming at the same moment, which comes to the same.
   */
  confirmPlayersReadiness: action('confirmPlayersReadiness', {
    read: ({ reads, input: { competitionId, uids } }) =>
      snapshotsOf(reads, uids, uid => documents.player(competitionId, uid)),
    decide: ({ input: { checkId }, now, competition }, entries) => {
      const check = competition.readinessCheck ?? null
      const changed = changedEntries(entries.values(), player =>
        confirmReadiness(check, player, { checkId, now }),
      )
      if (!changed.ok) return changed
      return accept({
        output: {},
        write: writes => {
          for (const { ref } of changed.value) writes.updateAnyway(ref, { ready: { checkId, at: now } })
        },
      })
    },
  }),

  /**
   * Reminds missing players, as an organizer; their pages ask again. Entries are marked without a check, so that
   * concurrent confirmations are not delayed; a reminder of a ready player is not shown.
   */
  remindPlayers: action('remindPlayers', {
    read: ({ reads, input: { competitionId, uids } }) =>
      snapshotsOf(reads, uids, uid => documents.player(competitionId, uid)),
    decide: ({ input: { checkId }, now, competition }, entries) => {
      const check = competition.readinessCheck ?? null
      const changed = changedEntries(entries.values(), player =>
        remindPlayer(check, player, { checkId, now }),
      )
      if (!changed.ok) return changed
      const missing = changed.value.toSorted((one, other) => one.id.localeCompare(other.id))
      const [first, ...others] = missing
      if (check === null || first === undefined) return accept({ output: { reminded: 0 } })

      const mark = { reminded: { checkId, at: now } }
      const uids = missing.map(({ id }) => id)
      return accept({
        output: { reminded: missing.length },
        write: writes => {
          // One entry is checked, so that two organizers do not both remind the same players.
          writes.update(first, mark)
          for (const { ref } of others) writes.updateAnyway(ref, mark)
        },
        events: [readinessReminderEvent(check, uids, now)],
      })
    },
  }),
}

type Entry = DocumentSnapshot<Player>

/** Returns the entries that `change` changes. A refusal for one player applies to all. */
function changedEntries<C extends ErrorCode>(
  entries: Iterable<Entry>,
  change: (player: Player) => Outcome<Player, C>,
): Outcome<readonly Entry[], C> {
  const changed: Entry[] = []
  for (const entry of entries) {
    const player = entry.data()
    if (player === undefined) continue
    const outcome = change(player)
    if (!outcome.ok) return outcome
    if (outcome.value !== player) changed.push(entry)
  }
  return accept(changed)
}

function markedReady(
  entries: readonly Entry[],
  { checkId, now }: { readonly checkId: string; readonly now: number },
) {
  const ready = { checkId, at: now }
  return accept({
    output: {},
    write: (writes: CheckedWrites) => {
      for (const entry of entries) writes.update(entry, { ready })
    },
  })
}
