import { replaceTeam as replace } from '@upper-bracket/shared/bracket/commands/replaceTeam'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { type Call, defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { changeTeam } from './changeTeam.ts'

/** Gives the place of a team to another team of the competition. */
export const replaceTeam = defineHandler('replaceTeam', call => {
  const { teamId, byTeamId } = call.input
  return changeTeam(call, {
    action: 'replaceTeam',
    apply: (bracket): Outcome<ReplacedBracket, ReplaceRefusal> => replace(bracket, teamId, byTeamId),
    isDone: (reads, bracket) => isReplaced(reads, call, bracket),
    beside: (reads, writes, bracket) => handSeedOver(reads, writes, call, bracket),
    logged: [teamId, byTeamId],
  })
})

type Replacing = ReturnType<typeof replace>
type ReplacedBracket = Extract<Replacing, { readonly ok: true }>['value']
type ReplaceRefusal = Extract<Replacing, { readonly ok: false }>['code'] | 'team-empty'

/** The bracket alone does not tell: a team that has played nothing leaves no trace there, like one that never was. */
async function isReplaced(
  reads: Transaction,
  { input: { competitionId, bracketId, teamId, byTeamId } }: Call<'replaceTeam'>,
  { shape }: Bracket,
): Promise<boolean> {
  if (shape.teamIds.includes(teamId) || !shape.teamIds.includes(byTeamId)) return false
  const entries = await reads.get(
    documents
      .newLogEntry(competitionId)
      .parent.where('action', '==', 'replaceTeam')
      .where('bracketId', '==', bracketId)
      .where('teamIds', '==', [teamId, byTeamId])
      .limit(1),
  )
  return !entries.empty
}

async function handSeedOver(
  reads: Transaction,
  writes: CheckedWrites,
  { input: { competitionId, teamId, byTeamId } }: Call<'replaceTeam'>,
  { shape }: Bracket,
): Promise<Outcome<void, 'not-found' | 'team-empty'>> {
  const [team, byTeam] = await reads.getAll(
    documents.team(competitionId, teamId),
    documents.team(competitionId, byTeamId),
  )
  const next = byTeam?.data()
  if (byTeam === undefined || next === undefined) return refuse('not-found', { document: 'team' })
  if (next.playerUids.length === 0) return refuse('team-empty')
  writes.update(byTeam, { seed: shape.teamIds.indexOf(teamId) + 1 })
  if (team?.exists) writes.update(team, { seed: null })
  return accept(undefined)
}
