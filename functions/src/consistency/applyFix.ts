import type { Fix } from '@upper-bracket/shared/consistency/inconsistency'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { DocumentData } from 'firebase-admin/firestore'
import { withdrawPlayer } from '../account/withdrawPlayer.ts'
import { deleteRemains } from '../competitions/deleteRemains.ts'
import { settleTotals } from '../competitions/settleTotals.ts'
import { firestore } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { userOrNull } from '../platform/userOrNull.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { copyTo } from '../publicCopies/copyProfile.ts'
import { type Versions, versionOf } from './versions.ts'

type Writing = Extract<Fix, { readonly by: 'writing' }>

/**
 * Repairs an inconsistency if it still exists: the documents on which the verdict is based must be unchanged, or are
 * read again. Returns false if nothing was done because a document has changed. Safe to run twice.
 */
export async function applyFix(fix: Fix, versions: Versions): Promise<boolean> {
  switch (fix.by) {
    case 'writing':
      return write(fix, versions)
    case 'settling-totals':
      await settleTotals(fix.competitionId)
      return true
    case 'copying-profile':
      await copyTo(fix.competitionId, fix.uid)
      return true
    case 'withdrawing-player':
      return withdraw(fix.competitionId, fix.uid)
    case 'discarding-bracket':
      return discard(fix.competitionId, fix.bracketId)
    case 'clearing-competition':
      return clear(fix.competitionId)
    case 'making-profile':
      return (await ensureProfile(fix.uid)).ok
  }
}

async function write({ basis, writes }: Writing, versions: Versions): Promise<boolean> {
  const outcome = await runTransaction(async (transaction): Promise<Outcome<boolean, never>> => {
    const current = await transaction.getAll(...basis.map(documents.at))
    const isSame = current.every(read => versionOf(read) === versions.get(read.ref.path))
    if (!isSame) return accept(false)
    for (const { path, fields } of writes) {
      if (fields === null) transaction.delete(documents.at(path))
      else {
        const written = withChangeTime(documents.at(path), { ...fields } as DocumentData)
        transaction.set(documents.at(path), written, { mergeFields: Object.keys(written) })
      }
    }
    return accept(true)
  })
  return outcome.ok && outcome.value
}

/** Applies only to people who have neither a profile nor an account. */
async function withdraw(competitionId: string, uid: string): Promise<boolean> {
  const [profile, user] = await Promise.all([documents.profile(uid).get(), userOrNull(uid)])
  if (profile.exists || user !== null) return false
  await withdrawPlayer(competitionId, uid)
  return true
}

/**
 * Deletes matches without a bracket. No call writes them any more, because a bracket's document is written first and
 * deleted last.
 */
async function discard(competitionId: string, bracketId: string): Promise<boolean> {
  const [competition, bracket] = await Promise.all([
    documents.competition(competitionId).get(),
    documents.bracket(competitionId, bracketId).get(),
  ])
  if (bracket.exists || competition.data()?.bracketId === bracketId) return false
  await firestore().recursiveDelete(documents.matches(competitionId, bracketId))
  return true
}

async function clear(competitionId: string): Promise<boolean> {
  const [competition, deleted] = await Promise.all([
    documents.competition(competitionId).get(),
    documents.deletedCompetition(competitionId).get(),
  ])
  if (competition.exists || !deleted.exists) return false
  await deleteRemains(competitionId)
  return true
}
