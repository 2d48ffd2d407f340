import type { MatchAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { playability } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { isRefilled } from '@upper-bracket/shared/live/broadcastQueue'
import type { DueCommand, MatchRoomChange } from '@upper-bracket/shared/matchRoom/matchRoomChange'
import { movedTo } from '@upper-bracket/shared/schedule/plannedStart'
import type { Transaction } from 'firebase-admin/firestore'
import type { FoundMatchRoom } from '../actions/readMatchRoom.ts'
import { type Applicable, applyCommand } from '../brackets/applyCommand.ts'
import { withOpenMatches } from '../brackets/readMatches.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { followedVeto } from './followedVeto.ts'
import { writeDecision, writeMatchRoom } from './writeMatchRoom.ts'

interface Actor {
  /** The user who made the change; null when a timer fired. */
  readonly uid: string | null
  readonly now: number
}

/**
 * Applies a change of a match room and the resulting command on the match in one transaction. Refuses with `match-full`
 * if a team would advance to a slot that was filled by hand.
 */
export async function changeMatchRoom(
  reads: Transaction,
  writes: CheckedWrites,
  { address, open, selfService, match, matchRead, matchRoom: current, matchRoomRead }: FoundMatchRoom,
  { matchRoom, command }: MatchRoomChange,
  { uid, now }: Actor,
): Promise<Outcome<null, 'match-full' | 'changed-meanwhile'>> {
  if (matchRoom === current && command === null) return accept(null)
  const { competition } = open
  let after = matchRoom
  if (command?.name === 'moveMatch') {
    writes.update(matchRead, movedTo(match, command.startsAt))
    const moved = { ...match, startsAt: command.startsAt }
    const bracket = { shape: open.shape, matches: new Map([[match.id, moved]]) }
    const change = { bracket, changes: [[match, moved] as const] }
    // The teams may have another match before this one now, or this one before another.
    const { opened, closed } = playability(await withOpenMatches(reads, address, change, 'match'))
    for (const { id, revision } of [...opened, ...closed]) {
      writes.schedule({ kind: 'openCheckIn', dueAt: now, ...address, matchId: id, revision })
    }
    if (isRefilled(competition)) {
      const { competitionId, bracketId } = address
      writes.schedule({ kind: 'refillQueue', dueAt: now, competitionId, bracketId })
    }
  } else if (command !== null) {
    const target = { ...address, revision: match.revision }
    const context = { uid, now, open, match: matchRead, fromMatchRoom: true } as const
    const applied = await carryOut(reads, writes, command, target, context)
    // The rules of the match room have already checked the match.
    if (!applied.ok)
      return refuse(applied.code === 'match-full' ? 'match-full' : 'changed-meanwhile', applied.facts)
    const [, changed] = applied.value.change?.changes.find(([, { id }]) => id === match.id) ?? []
    if (changed !== undefined) after = followedVeto(matchRoom, [match, changed], { selfService, now })
    if (changed !== undefined && command.name === 'forfeitMatch') {
      writeDecision(writes, { address, competition, match: changed, matchRoom, uid, now })
    }
  }
  // The match room is written even if unchanged, so that a concurrent check-in just before a walkover makes the
  // transaction start over.
  writeMatchRoom(writes, { address, competition, match, read: matchRoomRead, matchRoom: after, uid, now })
  return accept(null)
}

/** Applies each command with the fields that it takes. */
function carryOut(
  reads: Transaction,
  writes: CheckedWrites,
  command: Exclude<DueCommand, { name: 'moveMatch' }>,
  target: MatchAddress,
  context: Omit<Applicable<'startMatch'>, 'input'>,
) {
  switch (command.name) {
    case 'startMatch':
      return applyCommand(reads, writes, command.name, { ...context, input: target })
    case 'finishSeries':
      return applyCommand(reads, writes, command.name, {
        ...context,
        input: { ...target, score: command.score, games: command.games },
      })
    case 'forfeitMatch':
      return applyCommand(reads, writes, command.name, {
        ...context,
        input: { ...target, sides: command.sides },
      })
  }
}
