import type { Inconsistency, Rule } from '@upper-bracket/shared/consistency/inconsistency'
import { database } from './database.ts'

const marks = database.collection('staged')

/**
 * Puts a competition or a person down, by the id, as written by a test and by no command: it may contradict itself.
 */
export async function markStaged(id: string): Promise<void> {
  await marks.doc(id).set({})
}

/** Takes the mark back: what was missing has been written. */
export async function unmarkStaged(id: string): Promise<void> {
  await marks.doc(id).delete()
}

/** What is told of somebody whom a seed has made up, and who never had an account. */
const withoutAccount: readonly Rule[] = ['player-without-profile', 'profile-without-user', 'owner-missing']

/**
 * Whether an inconsistency is that of a test: of something marked, or of somebody made up. Those who have an account
 * have 28 characters for a uid.
 */
export async function isStaged({ rule, sentence }: Inconsistency): Promise<boolean> {
  const [, uid = ''] = /(?:players\/|profiles\/|belongs to )([\w-]+)/.exec(sentence) ?? []
  if (withoutAccount.includes(rule) && !/^(?!made-up-)[\w-]{28}$/.test(uid)) return true
  const ids = sentence.match(/[\w-]{20,}/g) ?? []
  const found = await Promise.all(ids.map(id => marks.doc(id).get()))
  return found.some(({ exists }) => exists)
}
