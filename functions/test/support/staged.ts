import type { Contradiction, Rule } from '@upper-bracket/shared/consistency/contradiction'
import { database } from './database.ts'

const marks = database.collection('stagedCompetitions')

/** Puts a competition down as one that a test has written as no command would: it may contradict itself. */
export async function markStaged(competitionId: string): Promise<void> {
  await marks.doc(competitionId).set({})
}

/** Takes the mark back: what was missing has been written. */
export async function unmarkStaged(competitionId: string): Promise<void> {
  await marks.doc(competitionId).delete()
}

/**
 * Whether a contradiction is that of a test: in a marked competition, or of somebody whom a seed has made up. Those
 * who have an account have 28 characters for a uid.
 */
export async function isStaged({ rule, sentence }: Contradiction): Promise<boolean> {
  const [, uid = ''] = /(?:players|profiles)\/([\w-]+)/.exec(sentence) ?? []
  if (withoutAccount.includes(rule) && uid.length !== 28) return true
  const [, competitionId] = /competitions\/([\w-]+)/.exec(sentence) ?? []
  return competitionId !== undefined && (await marks.doc(competitionId).get()).exists
}

const withoutAccount: readonly Rule[] = ['player-without-profile', 'profile-without-user']
