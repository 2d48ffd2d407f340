import { bracketSubjects } from '@upper-bracket/shared/announcements/bracketSubjects'
import type { BracketAddress, Extent } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import type { followedSettings } from '@upper-bracket/shared/bracket/reshaping/followedSettings'
import { terminalMatchIds } from '@upper-bracket/shared/bracket/rounds/terminalMatchIds'
import { competitionResult } from '@upper-bracket/shared/bracket/standings/competitionResult'
import { championFields, withLogo } from '@upper-bracket/shared/competition/champions'
import { isActivityDue } from '@upper-bracket/shared/competition/activity'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { bracketEvents } from '@upper-bracket/shared/events/bracketEvents'
import { bracketChangeEvents } from '@upper-bracket/shared/integrations/bracketChangeEvents'
import { isRefilled } from '@upper-bracket/shared/live/broadcastQueue'
import { planned } from '@upper-bracket/shared/schedule/plannedStart'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { OpenBracket } from '../actions/openBracket.ts'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { clearActiveAfterMs } from '../competitions/clearActiveCompetition.ts'
import { keepLineUps } from '../lineUp/keepLineUps.ts'
import { followMatchRooms } from '../matchRoom/followMatchRooms.ts'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { notifyPlacesAfterMs } from './notifyPlaces.ts'
import { planningTimers } from './planningTimers.ts'
import { type MatchSnapshots, withOpenMatches } from './readMatches.ts'

interface Write {
  readonly address: BracketAddress
  /** The user who issued the command; null when a timer fired, and for what follows from results. */
  readonly uid: string | null
  readonly now: number
  readonly open: OpenBracket
  readonly extent: Extent
  /** The matches within that extent. */
  readonly snapshots: MatchSnapshots
  readonly change: BracketChange
  /** Planned starts that follow from it; null or absent if none do. */
  readonly plan?: { readonly planId: string; readonly starts: ReadonlyMap<string, number> } | null
  /** The settings of the competition that follow from it; null or absent if none do. */
  readonly settings?: ReturnType<typeof followedSettings>
  /** The match whose match room issued the command. The caller then writes that match room. */
  readonly fromMatchRoomOf: string | null
}

/** Writes a change of a bracket with all that follows from it: announcements, notifications, line-ups, match rooms. */
export async function writeChange(reads: Transaction, writes: CheckedWrites, write: Write): Promise<void> {
  const { address, uid, now, open, extent, change, fromMatchRoomOf } = write
  const { competitionId, bracketId } = address
  const { competition } = open
  const isWhole = extent === 'whole'
  await writeMatches(reads, writes, write)
  const seen = await withOpenMatches(reads, address, change, extent)
  const subjects = bracketSubjects(competition, bracketId, seen, { isWhole })
  writes.publish(competitionId, bracketChangeEvents(competition, bracketId, change, { isWhole }))
  const [, changed] = change.changes[0] ?? []
  const cause =
    changed === undefined
      ? [bracketId, 'edits', open.shape.edits + 1]
      : [bracketId, changed.id, changed.revision]
  const context = { competition: { id: competitionId, name: competition.name }, byUid: uid, at: now }
  emitEvents(writes, context, bracketEvents(seen, { bracketId, competition, now }))
  const about = { address, competition, change: seen, now }
  // The reads are independent, so they run in parallel.
  await Promise.all([
    writeAnnouncements(reads, writes, { competitionId, subjects, cause, at: now }),
    keepLineUps(reads, writes, about),
    followMatchRooms(reads, writes, { ...about, uid, fromMatchRoomOf }),
  ])
}

/**
 * Writes the matches that changed, the bracket's teams, and the competition's status and champions. If the competition is
 * over, it schedules the notifications of places. A timer refills the broadcast's queue within a minute.
 */
async function writeMatches(reads: Transaction, writes: CheckedWrites, write: Write): Promise<void> {
  const { address, now, open, extent, snapshots, change, plan = null } = write
  const { competitionId, bracketId } = address
  for (const [before, after] of change.changes) {
    const snapshot = snapshots.get(before.id)
    // What is taken back has the time of before.
    const isTimed = after.status === before.status || after.since !== before.since
    const since = isTimed ? {} : { since: { status: after.status, at: now } }
    // An update keeps the fields that it does not name.
    const games = { games: after.games ?? FieldValue.delete() }
    if (snapshot !== undefined) writes.update(snapshot, { ...after, ...games, ...since })
    else if (extent === 'whole') {
      const ref = documents.match(competitionId, bracketId, after.id)
      writes.create({ ref }, { ...after, ...since })
    }
  }
  const changed = new Set(change.changes.map(([{ id }]) => id))
  for (const [id, startsAt] of plan?.starts ?? []) {
    const snapshot = snapshots.get(id)
    if (snapshot !== undefined && !changed.has(id)) writes.update(snapshot, planned(startsAt))
  }
  for (const timer of plan === null ? [] : planningTimers(open.competition, address, now))
    writes.schedule(timer)
  if (extent === 'whole') {
    const { schedule } = open.shape
    const { teamIds, stages, takers, withdrawals } = change.bracket.shape
    writes.update(open.read, {
      teamIds,
      stages,
      ...(takers && { takers }),
      ...(withdrawals && { withdrawals }),
      ...(plan !== null &&
        schedule && { schedule: { ...schedule, edition: schedule.edition + 1, planId: plan.planId } }),
      edits: FieldValue.increment(1),
    })
  }
  const { competition } = open
  if (isRefilled(competition) && change.changes.some(([before, after]) => before.status !== after.status)) {
    writes.schedule({ kind: 'refillQueue', dueAt: now, competitionId, bracketId })
  }
  const result = competitionResult(competition, change.bracket, { isWhole: extent === 'whole' })
  await writeResult(reads, writes, write, result)
  const { status } = result ?? competition
  if (status === 'finished') {
    const timer = { kind: 'notifyPlaces', dueAt: now + notifyPlacesAfterMs } as const
    writes.schedule({ ...timer, competitionId, bracketId })
    await clearFromOrganizers(reads, writes, competitionId, competition)
  }
}

/** Organizers have seen the end, so that their next sign-in leads elsewhere; the timer clears the others. */
async function clearFromOrganizers(
  reads: Transaction,
  writes: CheckedWrites,
  competitionId: string,
  { ownerUid, adminUids }: Competition,
): Promise<void> {
  const uids = new Set([ownerUid, ...adminUids])
  for (const profile of await reads.getAll(...[...uids].map(documents.profile))) {
    if (profile.data()?.activeCompetitionID !== competitionId) continue
    writes.update(profile, { activeCompetitionID: null })
  }
}

async function writeResult(
  reads: Transaction,
  writes: CheckedWrites,
  { address: { competitionId }, now, open, change, settings = null }: Write,
  result: ReturnType<typeof competitionResult>,
): Promise<void> {
  const followed = settings === null ? {} : { ...settings, revision: open.competition.revision + 1 }
  if (result === null) {
    const { updatedAt } = open.competition
    if (settings === null && !endsOneOfSeveral(change) && !isActivityDue({ updatedAt, now })) return
    // A final and a match for third place that end concurrently each read the other as open. Both write the
    // competition, so only one of them commits, and the other starts over.
    writes.update(await reads.get(documents.competition(competitionId)), { ...followed, updatedAt: now })
    return
  }
  const { status, champions } = result
  const [read, ...named] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    ...champions.map(async champion => {
      const team = (await reads.get(documents.team(competitionId, champion.teamId))).data()
      return withLogo({ ...champion, name: team?.name ?? '' }, team?.logo)
    }),
  ])
  writes.update(read, {
    ...championFields(named, open.competition),
    ...followed,
    status,
    updatedAt: now,
  })
  if (status === 'finished' && open.competition.status !== 'finished') {
    const timer = { kind: 'clearActiveCompetition', dueAt: now + clearActiveAfterMs, competitionId } as const
    writes.schedule(timer)
  }
}

function endsOneOfSeveral({ bracket, changes }: BracketChange): boolean {
  const terminal = terminalMatchIds(bracket.shape)
  return (
    terminal.length > 1 &&
    changes.some(([before, after]) => terminal.includes(after.id) && isOver(before) !== isOver(after))
  )
}
