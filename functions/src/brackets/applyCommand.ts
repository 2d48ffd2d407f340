import { bracketSubjects } from '@upper-bracket/shared/announcements/bracketSubjects'
import { extentOf, applyCommand as withStages } from '@upper-bracket/shared/bracket/commands/applyCommand'
import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { type BracketLogEntry, loggedChanges } from '@upper-bracket/shared/bracket/commands/logEntry'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { bracketEvents } from '@upper-bracket/shared/events/bracketEvents'
import { bracketChangeEvents } from '@upper-bracket/shared/integrations/bracketChangeEvents'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { OpenBracket } from '../actions/openBracket.ts'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { keepLineUps } from '../lineUp/keepLineUps.ts'
import { followMatchRooms } from '../matchRoom/followMatchRooms.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { readExtent, withOpenMatches } from './readMatches.ts'
import { writeChange } from './writeChange.ts'

/** An authorized command and the bracket documents that it applies to. */
export interface Applicable<N extends CommandName> {
  /** The user who issued the command; null when a timer fired. */
  readonly uid: string | null
  /** The name of the API key with which a program issued it. */
  readonly keyName?: string | undefined
  /** Whether an organizer issued it. Absent if it follows from an event. */
  readonly isOrganizer?: boolean
  readonly input: CommandInput<N>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly open: OpenBracket
  /** The target match, if any. */
  readonly match: DocumentSnapshot<Match> | null
  /**
   * Whether the command follows from an event in the match room of this match. The caller then writes the match room.
   */
  readonly fromMatchRoom?: boolean
}

/**
 * Applies a command with all its consequences. Returns the change, or null if the command was applied before; a preview
 * changes nothing.
 */
export async function applyCommand<N extends CommandName>(
  reads: Transaction,
  writes: CheckedWrites,
  name: N,
  { uid, keyName, isOrganizer, input, now, open, match, fromMatchRoom = false }: Applicable<N>,
): Promise<Outcome<BracketChange | null, CommandError<N> | 'not-found'>> {
  const command = commandTable[name]
  const target: CommandTarget = input
  const { competitionId, bracketId, matchId } = target
  const extent = extentOf(name, input, open.shape, match?.data() ?? null)
  const snapshots = await readExtent(reads, target, open.shape, match, extent)
  const before = { shape: open.shape, matches: dataOf(snapshots.values()) }
  const teamIds = (command.logs ?? []).flatMap(field => target[field] ?? [])
  const auditAction = { action: name, bracketId, matchId: matchId ?? null, teamIds }
  if (command.mayBeDone?.(before, input) && (await isLogged(reads, competitionId, auditAction))) {
    return accept(null)
  }

  const outcome = withStages(name, before, input)
  if (!outcome.ok) return outcome
  const change = outcome.value
  const isUnchanged = change.changes.length === 0 && change.bracket.shape === open.shape
  if (target.preview || isUnchanged) return accept(change)

  if (command.seeds !== undefined) {
    const teams = await reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId)))
    const seeds = command.seeds(change.bracket, input, dataOf(teams))
    if (!seeds.ok) return seeds
    for (const team of teams) {
      const seed = seeds.value.get(team.id)
      if (seed !== undefined) writes.update(team, { seed })
    }
  }
  await writeChange(reads, writes, { competitionId, now, open, snapshots, extent, change })
  // An organizer answers for what a program does and what a producer starts, and a producer may take it back.
  const isDelegated = keyName !== undefined || (name === 'startMatch' && isOrganizer === false)
  if (command.logs !== null || isDelegated) {
    const signature = { uid, at: now, ...(keyName !== undefined && { keyName }) }
    const entry = { ...auditAction, ...signature, changes: loggedChanges(change) }
    writes.log(competitionId, entry)
  }
  const { competition } = open
  const seen = await withOpenMatches(reads, target, change, extent)
  const subjects = bracketSubjects(competition, bracketId, seen, { isWhole: extent === 'whole' })
  writes.publish(
    competitionId,
    bracketChangeEvents(competition, bracketId, change, { isWhole: extent === 'whole' }),
  )
  const [, changed] = change.changes[0] ?? []
  const cause =
    changed === undefined
      ? [bracketId, 'edits', open.shape.edits + 1]
      : [bracketId, changed.id, changed.revision]
  const context = { competition: { id: competitionId, name: competition.name }, byUid: uid, at: now }
  emitEvents(writes, context, bracketEvents(seen, { bracketId, competition, now }))
  const about = { address: target, competition, change: seen, now }
  // The reads are independent, so they run in parallel.
  await Promise.all([
    writeAnnouncements(reads, writes, { competitionId, subjects, cause, at: now }),
    keepLineUps(reads, writes, about),
    followMatchRooms(reads, writes, {
      ...about,
      uid,
      fromMatchRoomOf: fromMatchRoom ? (matchId ?? null) : null,
    }),
  ])
  return accept(change)
}

/** Whether the log contains exactly this command, since the bracket alone does not always show it. */
async function isLogged(
  reads: Transaction,
  competitionId: string,
  { action, bracketId, teamIds }: Pick<BracketLogEntry, 'action' | 'bracketId' | 'teamIds'>,
): Promise<boolean> {
  const entries = await reads.get(
    find('equalLogEntries', { competitionId, action, bracketId, teamIds }).limit(1),
  )
  return !entries.empty
}
