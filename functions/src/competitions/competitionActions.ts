import { settingsLogEntry } from '@upper-bracket/shared/audit/settingsLogEntry'
import { isOwnBanner } from '@upper-bracket/shared/competition/bannerFile'
import { changeCompetition } from '@upper-bracket/shared/competition/changeCompetition'
import { leaveCompetition } from '@upper-bracket/shared/competition/leaveCompetition'
import { queueLength } from '@upper-bracket/shared/competition/entryQueue'
import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { differingSettings } from '@upper-bracket/shared/competition/settings/differingSettings'
import { lockOf, settingNames, settingOf } from '@upper-bracket/shared/competition/settings/settings'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  competitionDeletedEvents,
  competitionMovedEvents,
  personEvent,
} from '@upper-bracket/shared/events/competitionEvents'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { action } from '../actions/action.ts'
import { countExit, exitsOf } from '../entry/exits.ts'
import { entryActions } from '../entry/entryActions.ts'
import { readQueuedUids } from '../entry/readQueuedUids.ts'
import { settleSoon } from '../entry/settleSoon.ts'
import { visitorOf } from '../platform/demonstration.ts'
import { ownProjectId } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { administratorActions } from './administratorActions.ts'
import { copyBanner } from './copyBanner.ts'
import { removeEntry } from './removeEntry.ts'

/** Exceeds the duration of any call in flight. */
export const sweepAfterMs = 10 * 60_000

const lockedByPlayers = settingNames.filter(
  name => lockOf(name, { bracket: false, players: true, queuedTeams: false }) !== null,
)

export const competitionActions = {
  ...administratorActions,
  ...entryActions,

  /**
   * Creates a competition owned by the caller, and makes it their active one. The commit requires that no account
   * deletion is recorded, so a concurrent deletion either finds the competition, or prevents it.
   */
  createCompetition: action('createCompetition', {
    needsProfile: true,
    read: async ({ reads, uid, input: { competitionId } }) => {
      const [stored, deleted, accountDeletion, owner] = await Promise.all([
        reads.get(documents.competition(competitionId)),
        reads.get(documents.deletedCompetition(competitionId)),
        reads.get(documents.accountDeletion(uid)),
        reads.get(documents.profile(uid)),
      ])
      return { stored, deleted, accountDeletion, owner }
    },
    decide: ({ uid, input, now }, { stored, deleted, accountDeletion, owner }) => {
      const { competitionId, bannerOf, ...settings } = input
      const profile = owner.data()
      if (accountDeletion.exists || profile === undefined) return refuse('try-again')
      if (deleted.exists) return refuse('id-taken')

      const output = { competitionId }
      const thenCopyBanner = (writes: CheckedWrites) => {
        if (bannerOf === undefined) return
        writes.afterCommit(() => copyBanner({ uid, from: bannerOf, to: competitionId }))
      }
      const current = stored.data()
      if (current !== undefined) {
        const isRepeated = current.ownerUid === uid && differingSettings(current, settings).length === 0
        return isRepeated ? accept({ output, write: thenCopyBanner, counts: false }) : refuse('id-taken')
      }
      const opened = openCompetition(settings, { ownerUid: uid, now })
      if (!opened.ok) return opened
      return accept({
        output,
        write: writes => {
          writes.create(stored, { ...opened.value, ...visitorOf(uid), ownerName: publicName(profile) })
          writes.update(owner, { activeCompetitionID: competitionId })
          writes.requireAbsent(deleted)
          writes.requireAbsent(accountDeletion)
          thenCopyBanner(writes)
        },
      })
    },
  }),

  updateCompetition: action('updateCompetition', {
    read: async ({ reads, input: { competitionId, changes } }) => {
      const isLocking = lockedByPlayers.some(name => settingOf(changes, name) !== undefined)
      const [some, queuedUids] = await Promise.all([
        isLocking ? reads.get(documents.players(competitionId).limit(1)) : null,
        changes.startDate === undefined ? [] : readQueuedUids(reads, competitionId),
      ])
      return { hasPlayers: some?.empty === false, queuedUids }
    },
    decide: ({ uid, input, now, competition, competitionRead }, { hasPlayers, queuedUids }) => {
      const { competitionId, revision, changes } = input
      const { bannerURL } = changes
      if (bannerURL != null && !isOwnBanner(bannerURL, competitionId, ownProjectId())) {
        return refuse('foreign-picture', { field: 'bannerURL' })
      }
      const changed = changeCompetition(competition, changes, {
        revision,
        // Teams that have asked name the ranks of their members too.
        hasPlayers: hasPlayers || competition.entryQueue.teams !== undefined,
        now,
      })
      if (!changed.ok) return changed
      const after = changed.value
      const output = { revision: after.revision }
      if (after === competition) return accept({ output })

      const { bracketId } = after
      const resumes = competition.selfService === null
      const isDue = after.selfService !== null && (resumes || after.startDate !== competition.startDate)
      const kind = resumes ? 'resumeMatchRooms' : 'openCheckIns'
      // A timer of the deadline itself is set only while it lies ahead.
      const closesNow = competition.registrationDeadline > now && after.registrationDeadline <= now
      const tells = closesNow && after.status === 'registration' && queueLength(after.entryQueue) > 0
      const dueAt = after.registrationDeadline
      return accept({
        output,
        write: writes => {
          writes.update(competitionRead, { ...after })
          writes.log(competitionId, settingsLogEntry(competition, changes, { uid, at: now }))
          settleSoon(writes, competitionId, after)
        },
        timers: [
          ...(isDue && bracketId !== null ? [{ kind, dueAt: now, competitionId, bracketId } as const] : []),
          ...(tells ? [{ kind: 'closeRegistration', dueAt, competitionId } as const] : []),
        ],
        events: competitionMovedEvents(competition, after, queuedUids),
        newName: after.name,
      })
    },
  }),

  /**
   * Deletes a competition at once; a trigger deletes what lies below it. Its id stays recorded, so that no new
   * competition is created among the remains. The recipients are read here, because nobody can be found afterwards.
   */
  deleteCompetition: action('deleteCompetition', {
    read: async ({ reads, input: { competitionId } }) => {
      const [deleted, players, queuedUids] = await Promise.all([
        reads.get(documents.deletedCompetition(competitionId)),
        reads.get(documents.players(competitionId).select()),
        readQueuedUids(reads, competitionId),
      ])
      return { deleted, playerUids: players.docs.map(({ id }) => id), queuedUids }
    },
    decide: ({ uid, now, competition, competitionRead }, { deleted, playerUids, queuedUids }) =>
      accept({
        output: {},
        // Players have contacts, and they and the people in the queue are notified; teams have names and matches.
        follows: 3 * playerUids.length + 2 * queuedUids.length + 4 * competition.teamCount,
        write: writes => {
          writes.create(deleted, { deletedBy: uid, deletedAt: now, sweepAfter: now + sweepAfterMs })
          writes.delete(competitionRead)
        },
        events: competitionDeletedEvents([...playerUids, ...queuedUids]),
      }),
    // The same person repeats the call.
    onRefused: async ({ uid, input: { competitionId } }, { reads }) => {
      const deleted = await reads.get(documents.deletedCompetition(competitionId))
      return deleted.data()?.deletedBy === uid ? accept({}) : null
    },
  }),

  /** Removes the caller from the competition and any team in it. */
  leaveCompetition: action('leaveCompetition', {
    read: ({ reads, uid, input: { competitionId } }) => reads.get(exitsOf(competitionId, uid)),
    decide: ({ input: { competitionId }, now, competition, player, playerRead }, exits) => {
      const left = leaveCompetition(competition, player)
      if (!left.ok) return left
      return accept({
        output: {},
        write: async (writes, reads) => {
          await removeEntry(reads, writes, { competitionId, competition, now }, playerRead)
          countExit(writes, exits, now)
        },
      })
    },
    // The remains of a deleted competition can be left as well.
    onRefused: async ({ uid, now, input: { competitionId } }, { reads, writes, refusal }) => {
      if (refusal.code !== 'not-found') return null
      const player = await reads.get(documents.player(competitionId, uid))
      if (player.exists) {
        await removeEntry(reads, writes, { competitionId, competition: null, now }, player)
        return accept({})
      }
      const profile = await reads.get(documents.profile(uid))
      if (profile.data()?.activeCompetitionID !== competitionId) return null
      writes.update(profile, { activeCompetitionID: null })
      return accept({})
    },
  }),

  removePlayer: action('removePlayer', {
    read: async ({ reads, input: { competitionId, uid } }) => {
      const player = await reads.get(documents.player(competitionId, uid))
      const teamId = player.data()?.teamId ?? null
      const team = teamId === null ? null : await reads.get(documents.team(competitionId, teamId))
      return { player, team: team?.data() }
    },
    decide: ({ input: { competitionId, uid }, now, competition }, { player, team }) => {
      const left = leaveCompetition(competition, player.data() ?? null)
      if (!left.ok) return left
      const { teamId, displayName } = left.value
      return accept({
        output: {},
        write: (writes, reads) => removeEntry(reads, writes, { competitionId, competition, now }, player),
        log: {
          action: 'removePlayer',
          person: { uid, name: displayName },
          team: teamId === null || team === undefined ? null : { teamId, name: team.name },
        },
        events: [personEvent('playerRemoved', uid, now)],
      })
    },
  }),
}
