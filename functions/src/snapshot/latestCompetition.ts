import type { DocumentTimes, TimedSnapshot } from '@upper-bracket/shared/api/changes'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { DocumentSnapshot, QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { remembered } from './remembered.ts'

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

const latest = remembered({ freshMs: 1000 }, key => {
  const [extent, competitionId] = key.split(' ') as [Extent, string]
  return readCompetition(competitionId, extent)
})

/**
 * Returns the public data of a competition at one moment, at most a second old; null if there is no such competition. An
 * instance reads a competition at most once a second, for all callers.
 */
export function latestCompetition<E extends Extent>(
  competitionId: string,
  extent: E,
  now: number,
): Promise<Readings[E] | null> {
  return latest(`${extent} ${competitionId}`, now)
}

function readCompetition(competitionId: string, extent: Extent): Promise<CompetitionWithLineUps | null> {
  const contains = (least: Extent) => extents.indexOf(least) <= extents.indexOf(extent)
  return firestore().runTransaction(
    async reads => {
      const read = await reads.get(documents.competition(competitionId))
      const competition = read.data()
      if (competition === undefined) return null
      const bracketId = contains('bracket') ? competition.bracketId : null
      const [teams, shapeRead, matches, players, commentators, lineUps] = await Promise.all([
        contains('bracket') ? reads.get(documents.teams(competitionId)) : null,
        bracketId === null ? null : reads.get(documents.bracket(competitionId, bracketId)),
        bracketId === null ? null : reads.get(documents.matches(competitionId, bracketId)),
        contains('whole') ? reads.get(documents.players(competitionId)) : null,
        contains('whole') ? reads.get(documents.publicCommentators(competitionId)) : null,
        contains('withLineUps') && bracketId !== null
          ? reads.get(documents.lineUps(competitionId, bracketId))
          : null,
      ])
      const shape = shapeRead?.data()
      const isThere = shapeRead !== null && shape !== undefined
      return {
        snapshot: {
          asOf: read.readTime.toMillis(),
          competition,
          players: rowsOf(players).map(player => player.data()),
          teams: rowsOf(teams).map(team => ({ ...team.data(), id: team.id })),
          publicCommentators: rowsOf(commentators).map(each => ({ ...each.data(), id: each.id })),
          bracket: isThere
            ? { id: shapeRead.id, shape, matches: rowsOf(matches).map(match => match.data()) }
            : null,
        },
        times: {
          competition: timesOf(read),
          players: allTimes(players),
          teams: allTimes(teams),
          bracket: isThere ? timesOf(shapeRead) : null,
          matches: isThere ? allTimes(matches) : new Map(),
        },
        lineUps: new Map(rowsOf(lineUps).map(each => [each.id, each.data()])),
      }
    },
    { readOnly: true },
  )
}

function rowsOf<T>(read: QuerySnapshot<T> | null) {
  return read?.docs ?? []
}

function allTimes(read: QuerySnapshot | null): ReadonlyMap<string, DocumentTimes> {
  return new Map(rowsOf(read).map(each => [each.id, timesOf(each)]))
}

function timesOf({ createTime, updateTime }: DocumentSnapshot): DocumentTimes {
  return { createdAt: microseconds(createTime), changedAt: microseconds(updateTime) }
}

function microseconds(time: Timestamp | undefined): number {
  return time === undefined ? 0 : time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000)
}
