import { differingSettings } from '@upper-bracket/shared/competition/settings/differingSettings'
import { championLogoFields } from '@upper-bracket/shared/competition/champions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { acceptPicture } from '@upper-bracket/shared/picture/acceptPicture'
import type { StoredPicture } from '@upper-bracket/shared/picture/storedPicture'
import { showOnPage } from '@upper-bracket/shared/organizerPage/showOnPage'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { archivedCompetition } from '@upper-bracket/shared/transfer/eventSource'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { importedDocuments } from '@upper-bracket/shared/transfer/importedDocuments'
import type { ImportedEvent } from '@upper-bracket/shared/transfer/importedEvent'
import { readCompetitionFile } from '@upper-bracket/shared/transfer/readCompetitionFile'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { visitorOf } from '../platform/demonstration.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { newId } from './newId.ts'
import { putBelow } from './putBelow.ts'

/** The number of problems that a refusal names. The page lists all before it calls. */
const namedProblems = 20

export const transferActions = {
  findImportedEvents: action('findImportedEvents', {
    read: async ({ reads, uid, input: { sources } }) => {
      const events = await snapshotsOf(reads, sources, source => documents.importedEvent(uid, source))
      return earlierCompetitions(reads, uid, events)
    },
    decide: (_, found) => accept({ output: { competitionIds: Object.fromEntries(found) } }),
  }),

  importLogos: action('importLogos', {
    read: async ({ reads, input: { competitionId, logos } }) => {
      const folded = logos.map(({ team }) => foldedTeamName(team))
      const names = await snapshotsOf(reads, folded, name => documents.teamName(competitionId, name))
      const teamIds = [...names.values()].flatMap(each => each.data()?.teamId ?? [])
      const [teams, pictures] = await Promise.all([
        snapshotsOf(reads, teamIds, teamId => documents.team(competitionId, teamId)),
        snapshotsOf(reads, teamIds, ownerId =>
          documents.picture({ competitionId, kind: 'teamLogo', ownerId }),
        ),
      ])
      return { names, teams, pictures }
    },
    decide: ({ input: { logos }, competition, competitionRead }, { names, teams, pictures }) => {
      const left: string[] = []
      const given = new Map<string, StoredPicture>()
      for (const { team: name, files } of logos) {
        const teamId = names.get(foldedTeamName(name))?.data()?.teamId ?? ''
        const team = teams.get(teamId)?.data()
        const accepted = acceptPicture('teamLogo', files)
        if (team === undefined || !accepted.ok) left.push(name)
        else if ((team.logo ?? null) === null)
          given.set(teamId, { ...accepted.value, version: (team.logoCount ?? 0) + 1 })
      }
      const { revision, bannerURL, sponsors } = competition
      const output = { left, revision, hasBanner: bannerURL !== null, hasSponsors: sponsors.length > 0 }
      if (given.size === 0) return accept({ output })
      const crowned = championLogoFields(
        competition,
        ({ teamId, logo }) => given.get(teamId)?.version ?? logo,
      )
      return accept({
        output,
        write: writes => {
          for (const [teamId, picture] of given) {
            const [team, stored] = [teams.get(teamId), pictures.get(teamId)]
            if (team === undefined || stored === undefined) continue
            writes.update(team, { logo: picture.version, logoCount: picture.version })
            writes.put(stored.ref, picture)
          }
          if (crowned !== null) writes.update(competitionRead, { ...crowned })
        },
        log: { action: 'importLogos', teamCount: given.size },
      })
    },
  }),

  /**
   * Creates a competition from a file, owned by the caller, and makes it their active one. All documents are one commit,
   * within the 10 MiB that Firestore accepts. Nobody is notified, and no timer is set: the players are guests.
   */
  importCompetition: action('importCompetition', {
    needsProfile: true,
    timeoutMs: 55_000,
    countedRefusals: ['file-invalid'],
    read: async ({ reads, uid, address, now, input: { competitionId, source, onPage } }) => {
      const [consumed, stored, deleted, accountDeletion, owner, event, page] = await Promise.all([
        persistentRateLimit(reads, { uid, address }, 'importCompetition', now),
        reads.get(documents.competition(competitionId)),
        reads.get(documents.deletedCompetition(competitionId)),
        reads.get(documents.accountDeletion(uid)),
        reads.get(documents.profile(uid)),
        source === undefined ? null : reads.get(documents.importedEvent(uid, source)),
        onPage ? reads.get(documents.organizerPage(uid)) : null,
      ])
      const found =
        event === null ? null : await earlierCompetitions(reads, uid, new Map([[source ?? '', event]]))
      const earlierId = found?.get(source ?? '') ?? null
      return { consumed, stored, deleted, accountDeletion, owner, event, page, earlierId }
    },
    decide: (
      { uid, input: { competitionId, file: text }, now },
      { consumed, stored, deleted, accountDeletion, owner, event, page, earlierId },
    ) => {
      const profile = owner.data()
      if (accountDeletion.exists || profile === undefined) return refuse('try-again')
      if (earlierId !== null) return accept({ output: { competitionId: earlierId }, counts: false })
      if (deleted.exists) return refuse('id-taken')
      // Reading a file is costly, so that only a repeated call may do it beyond the limit.
      if (!consumed.ok && !stored.exists) return consumed
      const read = readCompetitionFile(text, { now })
      if (!read.ok) {
        const problems = read.problems.map(({ path, problem }) => `${path}: ${problem}`)
        return refuse('file-invalid', { count: problems.length, problems: problems.slice(0, namedProblems) })
      }

      const output = { competitionId }
      const current = stored.data()
      if (current !== undefined) {
        const isRepeated =
          current.ownerUid === uid && differingSettings(current, read.file.settings).length === 0
        return isRepeated ? accept({ output, counts: false }) : refuse('id-taken')
      }
      const made = importedDocuments(read.file, {
        ownerUid: uid,
        ownerName: publicName(profile),
        now,
        newId,
        // The same person has one id in all imports of an organizer, and another one in those of others.
        idOfPerson: key => digest(`${uid} ${key}`).slice(0, 20),
        ...visitorOf(uid),
      })
      const isOver = made.competition.status === 'finished'
      const shown =
        page?.exists && isOver
          ? showOnPage(made.competition, page.data() ?? null, { shown: true, mayAnnounce: false, now })
          : null
      const onPage = shown?.ok ? { onPage: shown.value.onPage } : {}
      return accept({
        output,
        write: writes => {
          writes.create(stored, { ...made.competition, ...onPage })
          if (page !== null && shown?.ok) writes.updateAnyway(page.ref, { updatedAt: now })
          if (event !== null) writes.merge(event, { competitionId, importedAt: now })
          const activeCompetitionID = isOver ? profile.activeCompetitionID : competitionId
          writes.update(owner, { activeCompetitionID })
          writes.requireAbsent(deleted)
          writes.requireAbsent(accountDeletion)
          putBelow(writes, competitionId, made)
        },
        log: {
          action: 'importCompetition',
          playerCount: made.players.size,
          teamCount: made.teams.size,
        },
      })
    },
  }),
}

/**
 * The competitions that are here already, by their sources: what the person has imported, and what the person archived
 * here, which is still there.
 */
async function earlierCompetitions(
  reads: Transaction,
  uid: string,
  events: ReadonlyMap<string, DocumentSnapshot<ImportedEvent>>,
): Promise<ReadonlyMap<string, string>> {
  const named = [...events].map(([source, event]) => ({
    source,
    imported: event.data()?.competitionId ?? null,
    archived: archivedCompetition(source),
  }))
  const ids = named.flatMap(({ imported, archived }) => [imported, archived].filter(id => id !== null))
  const competitions = await snapshotsOf(reads, ids, documents.competition)
  return new Map(
    named.flatMap(({ source, imported, archived }) => {
      if (imported !== null && competitions.get(imported)?.exists) return [[source, imported] as const]
      const isOwn = archived !== null && competitions.get(archived)?.data()?.ownerUid === uid
      return isOwn ? [[source, archived] as const] : []
    }),
  )
}
