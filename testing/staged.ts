import type { Inconsistency, Rule } from '@upper-bracket/shared/consistency/inconsistency'
import { database, stored } from './database.ts'

const marks = database.collection('staged')

/** Marks a competition or a person, by id, as written by a test and not by commands, so that it may be inconsistent. */
export async function markStaged(id: string): Promise<void> {
  await marks.doc(id).set({})
}

/** Removes the mark once the missing data has been written. */
export async function unmarkStaged(id: string): Promise<void> {
  await marks.doc(id).delete()
}

/** Lets people run the broadcast of a competition without a request. */
export async function stageProducers(competitionId: string, producerUids: readonly string[]): Promise<void> {
  await markStaged(competitionId)
  await stored.competition(competitionId).update({ producerUids })
}

/** The inconsistencies of made-up people, who never had an account. */
const withoutAccount: readonly Rule[] = ['player-without-profile', 'profile-without-user', 'owner-missing']

/**
 * Whether an inconsistency was caused by a test: by marked documents, or by made-up people. The uids of real accounts
 * have 28 characters.
 */
export async function isStaged({ rule, sentence }: Inconsistency): Promise<boolean> {
  const [, uid = ''] = /(?:players\/|profiles\/|belongs to )([\w-]+)/.exec(sentence) ?? []
  if (withoutAccount.includes(rule) && !/^(?!made-up-)[\w-]{28}$/.test(uid)) return true
  const ids = sentence.match(/[\w-]{20,}/g) ?? []
  const found = await Promise.all(ids.map(id => marks.doc(id).get()))
  return found.some(({ exists }) => exists)
}
