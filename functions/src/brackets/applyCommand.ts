import { applyToStored, extentOf } from '@upper-bracket/shared/bracket/commands/applyCommand'
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
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { OpenBracket } from '../actions/openBracket.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { closeAfterCommit } from './closeStages.ts'
import { readExtent } from './readMatches.ts'
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

  const outcome = applyToStored(name, before, input, extent)
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
  const address = { competitionId, bracketId }
  const fromMatchRoomOf = fromMatchRoom ? (matchId ?? null) : null
  await writeChange(reads, writes, { address, uid, now, open, extent, snapshots, change, fromMatchRoomOf })
  closeAfterCommit(writes, address, change, { isWhole: extent === 'whole', now })
  // An organizer answers for what a program does and what a producer starts, and a producer may take it back.
  const isDelegated = keyName !== undefined || (name === 'startMatch' && isOrganizer === false)
  if (command.logs !== null || isDelegated) {
    const signature = { uid, at: now, ...(keyName !== undefined && { keyName }) }
    const entry = { ...auditAction, ...signature, changes: loggedChanges(change) }
    writes.log(competitionId, entry)
  }
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
