import { randomBytes } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { BroadcastLanguage } from '@upper-bracket/shared/live/liveLinks'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'

type Wanted = CallableInput<'requestCommentator'>
interface Address {
  readonly competitionId: string
  readonly requestId: string
}

/** Organizers, two who may commentate, and a function that makes a competition of the organizers. */
export async function commentatingCast() {
  const people = await signUpAll('owner', 'administrator', 'wolf', 'bear')
  const seed = { owner: people.owner, administrators: [people.administrator] }
  return { people, aTestCompetition: async () => (await seededCompetition(seed)).competitionId }
}

export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** What an organizer asks for. */
export function wantedIn(competitionId: string, changes: Partial<Wanted>): Wanted {
  const contact = { service: 'telegram', handle: '@Commentator' } as const
  const wanted = { broadcastLink: 'twitch.tv/StarLadder', contact, comment: 'Finals on Saturday' }
  return { competitionId, requestId: freshId(), secret: newSecret(), ...wanted, ...changes }
}

/** The input of a commentator who says yes. */
export function agreeing(address: Address, ...languages: BroadcastLanguage[]) {
  return { ...address, accept: true as const, languages }
}

/** A request that `organizer` has made: by its id, what opens it, and both its sides in the database. */
export async function requested(competitionId: string, organizer: Person, changes: Partial<Wanted> = {}) {
  const wanted = wantedIn(competitionId, changes)
  const { requestId, secret } = wanted
  mustSucceed(await call('requestCommentator', organizer, wanted))
  const address = { competitionId, requestId }
  return {
    wanted,
    address,
    link: { ...address, secret },
    request: async () => (await stored.commentator(competitionId, requestId).get()).data(),
    publicCommentator: async () => (await stored.publicCommentator(competitionId, requestId).get()).data(),
  }
}

/** A request that `commentator` has confirmed. */
export async function confirmed(competitionId: string, organizer: Person, commentator: Person) {
  const made = await requested(competitionId, organizer)
  mustSucceed(await call('openCommentatorLink', commentator, made.link))
  mustSucceed(await call('respondToCommentatorRequest', commentator, agreeing(made.address, 'ru')))
  return made
}

/** What was written in the chat of a request, in order. */
export async function messagesOf({ competitionId, requestId }: Address) {
  const messages = await stored.chatMessages(competitionId, requestId).orderBy('sentAt').get()
  return messages.docs.map(each => each.data())
}

function mustSucceed(reply: Awaited<ReturnType<typeof call>>): void {
  if (!reply.ok) throw new Error(`Refused: ${reply.code}`)
}
