import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../functions/src/platform/firebase.ts'
import { demonstrationPersons } from '../scripts/fakes/demonstrationPersons.ts'
import { database, stored } from './database.ts'
import { markStaged } from './staged.ts'

/** Returns a person whom the fake services know and this product does not, whatever earlier tests did. */
export async function forgottenPerson(key: string) {
  const person = demonstrationPersons.find(known => known.key === key)
  if (person === undefined) throw new Error(`Nobody is called ${key}`)
  await Promise.all([forget('discord', person.discordId), forget('steam', person.steamId)])
  return person
}

async function forget(provider: 'discord' | 'steam', id: string): Promise<void> {
  const identity = stored.identity(provider, id)
  const uid = (await identity.get()).data()?.uid
  await identity.delete()
  if (uid === undefined) return
  // The trigger of a new account may run after the account was deleted.
  await markStaged(uid)
  await Promise.all([
    getAuth(firebaseApp()).deleteUsers([uid]),
    stored.account(uid).delete(),
    stored.profile(uid).delete(),
  ])
}

/**
 * Counts the documents of each collection for signing in. Profiles are not counted, because a trigger may create one a
 * moment later than its account.
 */
export async function signInDocuments(): Promise<Readonly<Record<string, number>>> {
  const collections = [
    'signInAttempts',
    'signInTickets',
    'openidNonces',
    'identities',
    'accounts',
    'profiles',
  ]
  const counts = await Promise.all(
    collections.map(async name => [name, (await database.collection(name).count().get()).data().count]),
  )
  return Object.fromEntries(counts)
}
