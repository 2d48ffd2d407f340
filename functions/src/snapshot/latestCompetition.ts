import type { SnapshotTimes, TimedSnapshot } from '@upper-bracket/shared/api/changes'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { PublicCommentator } from '@upper-bracket/shared/commentators/publicCommentator'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isDraftShown } from '@upper-bracket/shared/draft/draftView'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { Player } from '@upper-bracket/shared/player/player'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { Team } from '@upper-bracket/shared/team/team'
import type { CollectionReference, Query } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { isPaused } from '../platform/pause.ts'
import { followedList, type Rows, readRows, timesOf } from './followedRows.ts'
import { memory } from './remembered.ts'

/** How much of a competition is read; each extent contains those before it. */
const extents = ['competition', 'bracket', 'whole', 'withLineUps'] as const
type Extent = (typeof extents)[number]

export interface CompetitionWithLineUps extends TimedSnapshot {
  /** The line-ups by match id. */
  readonly lineUps: ReadonlyMap<string, MatchLineUps>
}

export interface CompetitionWithBracket extends Pick<TimedSnapshot, 'times'> {
  readonly snapshot: Pick<PublicSnapshot, 'asOf' | 'competition' | 'teams' | 'bracket'>
}

/** The readings by extent; what an extent does not contain is empty. */
interface Readings {
  readonly competition: { readonly snapshot: Pick<PublicSnapshot, 'asOf' | 'competition'> }
  readonly bracket: CompetitionWithBracket
  readonly whole: TimedSnapshot
  readonly withLineUps: CompetitionWithLineUps
}

/** A reading, from which the next one follows by what has changed since. Lists outside its extent are empty. */
interface Reading {
  readonly found: CompetitionWithLineUps
  readonly bracketId: string | null
  readonly teams: Rows<Team>
  readonly matches: Rows<Match>
  readonly players: Rows<Player>
  readonly commentators: Rows<PublicCommentator>
  readonly lineUps: Rows<MatchLineUps>
  /** When everything was last read, in milliseconds since the epoch. */
  readonly wholeAsOf: number
}

/** Then everything is read again, in case a change has left no time or one beyond the overlap. */
const maxFollowedMs = 15 * 60_000

const latest = memory<Reading | null>({ freshMs: 1000, keptMs: maxFollowedMs })

/** So long an instance answers from memory during a pause, when next to nothing changes. */
const pausedMs = 5 * 60_000

/**
 * Returns the public data of a competition at one moment, at most a second old, or older during a pause of the operation;
 * null if there is no such competition. An instance reads a competition at most once a second, for all callers, and then
 * only what has changed.
 */
export async function latestCompetition<E extends Extent>(
  competitionId: string,
  extent: E,
  now: number,
): Promise<Readings[E] | null> {
  const reading = await latest(`${extent} ${competitionId}`, now, async (known = null) =>
    known !== null && now - known.found.snapshot.asOf < pausedMs && (await isPaused())
      ? known
      : readingOf(competitionId, extent, known),
  )
  return reading?.found ?? null
}

/** Reads a competition at one moment; with a known reading, only what has changed since (see `readRows`). */
export function readingOf(
  competitionId: string,
  extent: Extent,
  known: Reading | null,
): Promise<Reading | null> {
  const contains = (least: Extent) => extents.indexOf(least) <= extents.indexOf(extent)
  return firestore().runTransaction(
    async reads => {
      const read = await reads.get(documents.competition(competitionId))
      const competition = read.data()
      if (competition === undefined) return null
      const asOf = read.readTime.toMillis()
      const base = known !== null && asOf - known.wholeAsOf < maxFollowedMs ? known : null
      const bracketId = contains('bracket') ? competition.bracketId : null
      const draftId = contains('whole') ? draftIdToRead(competition) : null
      const sameBracket = base?.bracketId === bracketId ? base : null
      const rowsOf = <T>(
        all: CollectionReference<T>,
        changed: (after: number) => Query<T>,
        rows: Rows<T> | undefined,
      ) => {
        const since = base === null || rows === undefined ? null : { rows, asOf: base.found.snapshot.asOf }
        return readRows(followedList(reads, all, changed), since)
      }
      const [teams, players, commentators, shapeRead, matches, lineUps, draftRead] = await Promise.all([
        contains('bracket')
          ? rowsOf(
              documents.teams(competitionId),
              changedAt => find('changedTeams', { competitionId, changedAt }),
              base?.teams,
            )
          : [],
        contains('whole')
          ? rowsOf(
              documents.players(competitionId),
              changedAt => find('changedPlayers', { competitionId, changedAt }),
              base?.players,
            )
          : [],
        contains('whole')
          ? rowsOf(
              documents.publicCommentators(competitionId),
              changedAt => find('changedPublicCommentators', { competitionId, changedAt }),
              base?.commentators,
            )
          : [],
        bracketId === null ? null : reads.get(documents.bracket(competitionId, bracketId)),
        bracketId === null
          ? []
          : rowsOf(
              documents.matches(competitionId, bracketId),
              changedAt => find('changedMatches', { competitionId, bracketId, changedAt }),
              sameBracket?.matches,
            ),
        bracketId === null || !contains('withLineUps')
          ? []
          : rowsOf(
              documents.lineUps(competitionId, bracketId),
              changedAt => find('changedLineUps', { competitionId, bracketId, changedAt }),
              sameBracket?.lineUps,
            ),
        draftId === null ? null : reads.get(documents.draft(competitionId, draftId)),
      ])
      const draft = draftRead?.data()
      const shownDraft =
        draftRead && draft && isDraftShown(competition, draft) ? { read: draftRead, draft } : null
      const shape = shapeRead?.data()
      const isThere = shapeRead !== null && shape !== undefined
      const found = {
        snapshot: {
          asOf,
          competition,
          players: players.map(({ data }) => data),
          teams: teams.map(({ id, data }) => ({ ...data, id })),
          publicCommentators: commentators.map(({ id, data }) => ({ ...data, id })),
          bracket: isThere ? { id: shapeRead.id, shape, matches: matches.map(({ data }) => data) } : null,
          ...(shownDraft && { draft: { ...shownDraft.draft, id: shownDraft.read.id } }),
        },
        times: {
          competition: timesOf(read),
          players: allTimes(players),
          teams: allTimes(teams),
          bracket: isThere ? timesOf(shapeRead) : null,
          matches: isThere ? allTimes(matches) : new Map(),
          ...(shownDraft && { draft: timesOf(shownDraft.read) }),
        },
        lineUps: new Map(lineUps.map(({ id, data }) => [id, data])),
      }
      const wholeAsOf = base?.wholeAsOf ?? asOf
      return { found, bracketId, teams, matches, players, commentators, lineUps, wholeAsOf }
    },
    { readOnly: true },
  )
}

/** Once a competition has started, its teams are all that is left of the draft. */
function draftIdToRead({ status, draftId }: Competition): string | null {
  return status === 'registration' && draftId ? draftId : null
}

function allTimes(rows: Rows<unknown>): SnapshotTimes['players'] {
  return new Map(rows.map(({ id, times }) => [id, times]))
}
