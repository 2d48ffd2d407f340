import { applyToStored, extentOf } from '@upper-bracket/shared/bracket/commands/applyCommand'
import type { CommandTarget } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  commandTable,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import {
  type BracketLogEntry,
  type LoggedFacts,
  loggedChanges,
  loggedFacts,
} from '@upper-bracket/shared/bracket/commands/logEntry'
import type { KeptChange } from '@upper-bracket/shared/bracket/commands/keptChange'
import { keptFacts } from '@upper-bracket/shared/bracket/commands/keptFacts'
import type { Bracket, BracketChange, MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { followedSettings } from '@upper-bracket/shared/bracket/reshaping/followedSettings'
import { criteriaRefusals } from '@upper-bracket/shared/competition/criteriaRefusals'
import { accept, type Outcome, type Refusal, refuse } from '@upper-bracket/shared/errors/outcome'
import { followedStarts } from '@upper-bracket/shared/schedule/followedStarts'
import { planned } from '@upper-bracket/shared/schedule/plannedStart'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { OpenBracket } from '../actions/openBracket.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { closeAfterCommit } from './closeStages.ts'
import { readChanged, readChanges, takenChange } from './keptChanges.ts'
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

/** A command that was carried out. */
export interface Applied {
  /** Null if it was carried out before. */
  readonly change: BracketChange | null
  /** The id under which the change is kept, so that it can be taken back; null if nothing was changed. */
  readonly entryId: string | null
}

/** Applies a command with all its consequences; a preview changes nothing. */
export async function applyCommand<N extends CommandName>(
  reads: Transaction,
  writes: CheckedWrites,
  name: N,
  { uid, keyName, isOrganizer, input, now, open, match, fromMatchRoom = false }: Applicable<N>,
): Promise<Outcome<Applied, CommandError<N> | 'not-found'>> {
  const command = commandTable[name]
  const target: CommandTarget = input
  const { competitionId, bracketId, matchId } = target
  const kept = await readChanges(reads, target)
  if (kept === null) return refuse('not-found', { document: 'change' })
  const changes = kept.map(({ data }) => data)
  if (changes.length > 0 && changes.every(({ takenBack }) => takenBack)) return done

  const extent = extentOf(name, input, open.shape, match?.data() ?? null, changes)
  const snapshots =
    extent === 'changed'
      ? await readChanged(reads, target, changes)
      : await readExtent(reads, target, open.shape, match, extent)
  const before = { shape: open.shape, matches: dataOf(snapshots.values()) }
  const teamIds = [
    ...(command.logs ?? []).flatMap(field => target[field] ?? []),
    ...changes.flatMap(change => change.teamIds),
  ]
  const about = matchId ?? changes[0]?.matchId ?? null
  const auditAction = { action: name, bracketId, matchId: about, teamIds }
  if (command.mayBeDone?.(before, input) && (await isLogged(reads, competitionId, auditAction))) return done

  const taken = kept.map(each => takenChange(each, snapshots, { uid, now, isOrganizer }))
  const outcome = applyToStored(name, before, input, { extent, kept: taken })
  if (!outcome.ok) return outcome
  const changesFormat = [name, ...changes.map(({ action }) => action)].some(
    each => commandTable[each].changesFormat,
  )
  const starts = changesFormat ? startsAfter(before, outcome.value, open, now) : new Map<string, number>()
  const change = withStarts(outcome.value, starts)
  const settings = changesFormat ? followedSettings(open.competition, before, change.bracket) : null
  if (settings !== null && criteriaRefusals(open.competition).length === 0) {
    const [unfit] = criteriaRefusals({ game: open.competition.game, stages: settings.stages })
    // Only the command that changes criteria can be refused so, and lists it.
    if (unfit !== undefined) return unfit as Refusal<CommandError<N>>
  }
  const isUnchanged = change.changes.length === 0 && change.bracket.shape === open.shape
  if (target.preview || isUnchanged) return accept({ change, entryId: null })

  if (command.seeds !== undefined && teamIds.length > 0) {
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
  const entryRef = documents.newLogEntry(competitionId)
  const entryId = entryRef.id
  const plan = starts.size === 0 ? null : { planId: entryId, starts }
  const written = { address, uid, now, open, extent, snapshots, change, plan, settings, fromMatchRoomOf }
  await writeChange(reads, writes, written)
  closeAfterCommit(writes, address, change, { isWhole: extent === 'whole', now })
  const told = loggedFacts(before, change.bracket, { action: name, target })
  // An organizer answers for what a program does and what a producer starts, and a producer may take it back.
  const isDelegated = keyName !== undefined || (name === 'startMatch' && isOrganizer === false)
  if (command.logs !== null || isDelegated) {
    const signature = { uid, at: now, ...(keyName !== undefined && { keyName }) }
    const entry = {
      ...auditAction,
      ...signature,
      ...told,
      ...undoneBy(changes),
      changes: loggedChanges(change),
    }
    writes.log(competitionId, entry, entryRef)
  }
  for (const { read } of kept) writes.update(read, { takenBack: true })
  if (kept.length > 0) return accept({ change, entryId: null })
  writes.put(documents.change(competitionId, bracketId, entryId), {
    uid,
    at: now,
    action: name,
    matchId: about,
    teamIds,
    told,
    ...keptFacts(before, change),
    takenBack: false,
  })
  return accept({ change, entryId })
}

/** What the log tells of changes that are taken back: the last one, if all are of one match or of the bracket. */
function undoneBy(changes: readonly KeptChange[]): LoggedFacts & Pick<BracketLogEntry, 'undone'> {
  const last = changes.at(-1)
  if (last === undefined || changes.some(({ matchId }) => matchId !== last.matchId)) return {}
  return { undone: last.action, ...last.told }
}

const done = accept({ change: null, entryId: null })

/** The planned starts that follow from a change. */
function startsAfter(
  before: Bracket,
  { bracket }: BracketChange,
  { shape: { schedule } }: OpenBracket,
  now: number,
): ReadonlyMap<string, number> {
  return schedule === undefined ? new Map() : followedStarts(before, bracket, { settings: schedule, now })
}

function withStarts({ bracket, changes }: BracketChange, starts: ReadonlyMap<string, number>): BracketChange {
  const moved = changes.map(([was, is]): MatchChange => {
    const startsAt = starts.get(is.id)
    return startsAt === undefined ? [was, is] : [was, { ...is, ...planned(startsAt) }]
  })
  return { bracket, changes: moved }
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
