import type { BracketAddress, Extent } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import { missingMatches } from '@upper-bracket/shared/bracket/commands/missingMatches'
import { drawsRounds, hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { BracketChange, BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'

/** The matches of one bracket by id, as read. */
export type MatchSnapshots = ReadonlyMap<string, DocumentSnapshot<Match>>

/** Reads a match and those that it feeds (see `missingMatches`). */
async function readFed(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
  shape: BracketShape,
  match: DocumentSnapshot<Match>,
  options: Parameters<typeof missingMatches>[2],
): Promise<MatchSnapshots> {
  const snapshots = new Map([[match.id, match]])
  for (;;) {
    const missing = missingMatches({ shape, matches: dataOf(snapshots.values()) }, match.id, options)
    if (missing.length === 0) return snapshots
    const found = await reads.getAll(...missing.map(id => documents.match(competitionId, bracketId, id)))
    for (const snapshot of found) {
      if (!snapshot.exists) throw new Error(`${snapshot.ref.path} is missing from its bracket`)
      snapshots.set(snapshot.id, snapshot)
    }
  }
}

export async function readAll(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
): Promise<MatchSnapshots> {
  const { docs } = await reads.get(documents.matches(competitionId, bracketId))
  return new Map(docs.map(snapshot => [snapshot.id, snapshot]))
}

/** Reads the part of a bracket that a command needs; `match` is its target, if any. */
export async function readExtent(
  reads: Transaction,
  bracket: BracketAddress,
  shape: BracketShape,
  match: DocumentSnapshot<Match> | null,
  extent: Extent,
): Promise<MatchSnapshots> {
  if (match === null || extent === 'whole') return readAll(reads, bracket)
  if (extent === 'match') return new Map([[match.id, match]])
  return readFed(reads, bracket, shape, match, { nobodyAdvances: extent === 'fed-by-nobody' })
}

/** Reads the matches of a bracket that are not over. */
export async function readOpenMatches(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
): Promise<readonly Match[]> {
  const status = ['waiting', 'ready', 'running'] as const
  const { docs } = await reads.get(find('matchesByStatus', { competitionId, bracketId, status }))
  return docs.map(read => read.data())
}

/**
 * Reads the matches of a group that are not over, as far as they tell to which of them the teams of a match are called.
 * In a Swiss stage that is none, unless a match of another round is open too: a team has one match a round.
 */
async function readOpen(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
  shape: BracketShape,
  { stage, group, round }: Match,
): Promise<ReadonlyMap<string, Match>> {
  const about = { competitionId, bracketId, stage, group }
  if (drawsRounds(stageOf(shape, { stage }))) {
    const status = ['ready', 'running'] as const
    const others = await reads.get(find('matchesOfOtherRounds', { ...about, round, status }).limit(1))
    if (others.empty) return new Map()
  }
  const status = ['waiting', 'ready', 'running'] as const
  return dataOf((await reads.get(find('matchesOfGroup', { ...about, status }))).docs)
}

/** Whether the teams of a ready match can be called to it. In a table that depends on their other matches. */
export async function readIsPlayable(
  reads: Transaction,
  bracket: BracketAddress,
  shape: BracketShape,
  match: Match,
): Promise<boolean> {
  const isAlone = !hasTable(stageOf(shape, match))
  const open = isAlone ? [] : await readOpen(reads, bracket, shape, match)
  const matches = new Map([...open, [match.id, match]])
  return playableMatches(shape.stages, matches.values()).some(({ id }) => id === match.id)
}

/** Completes a change of one match in a table by the other matches of its group that are not over. */
export async function withOpenMatches(
  reads: Transaction,
  address: BracketAddress,
  change: BracketChange,
  extent: Extent,
): Promise<BracketChange> {
  const { bracket, changes } = change
  const [before, after] = changes[0] ?? []
  if (extent === 'whole' || before === undefined) return change
  if (before.status === after?.status && before.startsAt === after.startsAt) return change
  if (!hasTable(stageOf(bracket.shape, before))) return change
  const matches = new Map([...(await readOpen(reads, address, bracket.shape, before)), ...bracket.matches])
  return { changes, bracket: { ...bracket, matches } }
}
