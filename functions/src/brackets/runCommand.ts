import { bracketSubjects } from '@upper-bracket/shared/announcements/bracketSubjects'
import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import { type BracketLogEntry, loggedChanges } from '@upper-bracket/shared/bracket/commands/logEntry'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { openBracket } from './openBracket.ts'
import { readExtent } from './readMatches.ts'
import { writeChange } from './writeChange.ts'
import { writeNews } from './writeNews.ts'

/** A command as it comes in. */
interface CommandCall<N extends CommandName> {
  readonly uid: string
  readonly input: CommandInput<N>
  /** Milliseconds since the epoch. */
  readonly now: number
}

type CommandOutcome<N extends CommandName> = Outcome<
  CommandOutput<N>,
  CommandError<N> | 'not-found' | 'permission-denied'
>

/**
 * Carries out a command of the table, having read every match on which its result depends. It takes place if none of
 * the documents that it changes has changed in the meantime, and starts over otherwise.
 */
export function runCommand<N extends CommandName>(name: N, call: CommandCall<N>): Promise<CommandOutcome<N>> {
  return runOptimisticTransaction((reads, writes) => attempt(reads, writes, name, call))
}

/**
 * If the match has changed since the caller saw it, the command is refused with `changed-meanwhile`, unless the match
 * is already as the command would leave it: then the response got lost and the call was repeated.
 */
async function attempt<N extends CommandName>(
  reads: Transaction,
  writes: CheckedWrites,
  name: N,
  { uid, input, now }: CommandCall<N>,
): Promise<CommandOutcome<N>> {
  const command = commandTable[name]
  const target: CommandTarget = input
  const { competitionId, bracketId, matchId } = target
  const output = (revision: number, change: BracketChange | null): CommandOutput<N> => {
    const basics = command.about === 'match' ? { revision } : {}
    return { ...basics, ...command.returns?.(change, input) } as CommandOutput<N>
  }

  const [open, match] = await Promise.all([
    openBracket(reads, command.permission, { uid, competitionId, bracketId }),
    matchId === undefined ? null : reads.get(documents.match(competitionId, bracketId, matchId)),
  ])
  if (!open.ok) return open
  const seen = match?.data()
  if (match !== null && seen === undefined) return refuse('not-found', { document: 'match' })
  if (seen !== undefined && seen.revision !== target.revision) {
    return command.isDone?.(seen, input)
      ? accept(output(seen.revision, null))
      : refuse('changed-meanwhile', { revision: seen.revision })
  }

  const extent = typeof command.reads === 'function' ? command.reads(input) : command.reads
  const snapshots = await readExtent(reads, target, match, extent)
  const before = { shape: open.value.shape, matches: dataOf(snapshots.values()) }
  const teamIds = (command.logs ?? []).flatMap(field => target[field] ?? [])
  const deed = { action: name, bracketId, matchId: matchId ?? null, teamIds }
  if (command.mayBeDone?.(before, input) && (await isLogged(reads, competitionId, deed))) {
    return accept(output(0, null))
  }

  const outcome = command.apply(before, input)
  if (!outcome.ok) return outcome
  const change = outcome.value
  if (target.preview || change.changes.length === 0) return accept(output(seen?.revision ?? 0, change))

  if (command.seeds !== undefined) {
    const teams = await reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId)))
    const seeds = command.seeds(change.bracket, input, dataOf(teams))
    if (!seeds.ok) return seeds
    for (const team of teams) {
      const seed = seeds.value.get(team.id)
      if (seed !== undefined) writes.update(team, { seed })
    }
  }
  await writeChange(reads, writes, { competitionId, now, open: open.value, snapshots, extent, change })
  if (command.logs !== null) {
    const entry = { ...deed, uid, at: now, changes: loggedChanges(change) }
    writes.create({ ref: documents.newLogEntry(competitionId) }, entry)
  }
  const { competition } = open.value
  const subjects = bracketSubjects(competition, bracketId, change, { isWhole: extent === 'whole' })
  const [, changed] = change.changes[0] ?? []
  const cause = [bracketId, changed?.id ?? '', changed?.revision ?? 0]
  await writeAnnouncements(reads, writes, { competitionId, subjects, cause, at: now })
  writeNews(writes, target, change, { byUid: uid, at: now, competition })
  const matchAfter = matchId === undefined ? undefined : change.bracket.matches.get(matchId)
  return accept(output(matchAfter?.revision ?? 0, change))
}

/** Whether precisely this was done before: the bracket alone does not always tell. */
async function isLogged(
  reads: Transaction,
  competitionId: string,
  { action, bracketId, teamIds }: Pick<BracketLogEntry, 'action' | 'bracketId' | 'teamIds'>,
): Promise<boolean> {
  const entries = await reads.get(
    documents
      .newLogEntry(competitionId)
      .parent.where('action', '==', action)
      .where('bracketId', '==', bracketId)
      .where('teamIds', '==', teamIds)
      .limit(1),
  )
  return !entries.empty
}
