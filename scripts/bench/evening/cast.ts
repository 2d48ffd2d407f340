import { randomBytes } from 'node:crypto'
import { newAccountRecord } from '@upper-bracket/shared/account/account'
import { newWebhookSecret } from '@upper-bracket/shared/integrations/newWebhookSecret'
import { changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { maxOverlays } from '@upper-bracket/shared/live/overlay'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { defaultVeto } from '@upper-bracket/shared/selfService/vetoSettings'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { callPatiently } from '../../../testing/callPatiently.ts'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { storedOverlay } from '../../../testing/storedOverlay.ts'
import { demonstrationPersons } from '../../fakes/demonstrationPersons.ts'
import { subscriptionOf } from '../../fakes/push.ts'
import { type WebhookReceiver, webhookReceiver } from './webhookReceiver.ts'

const playersPerTeam = 5
const webhookCount = 5
/** Every so many players one is reached by e-mail, and one by push messages. */
const reachedOneIn = 8

export interface BracketIds {
  readonly competitionId: string
  readonly bracketId: string
}

/** Who takes part in the evening, and what is there before it begins. */
export interface Cast {
  /** The owner and an administrator, who both have the desk open. */
  readonly desks: readonly Person[]
  readonly competitionId: string
  /** The players of each team by its id, the captain first; in the order of seeds. */
  readonly teams: ReadonlyMap<string, readonly Person[]>
  readonly overlayIds: readonly string[]
  readonly webhooks: readonly WebhookReceiver[]
  /** A bracket of the same size that only bare writes change. */
  readonly twin: BracketIds
  /** The players whose messages arrive at a fake, by the name of their mailbox, device or chat. */
  readonly reached: Readonly<Record<'email' | 'push' | 'telegram', ReadonlyMap<string, Person>>>
}

/** Signs everybody up and stores the competition, in which registration is over and the bracket is to be created. */
export async function gather(teamCount: number): Promise<Cast> {
  const [owner, administrator, ...players] = await crowd(2 + playersPerTeam * teamCount)
  if (owner === undefined || administrator === undefined) throw new Error('Nobody has signed up')
  const rosters = Array.from({ length: teamCount }, (_, team) =>
    players.slice(team * playersPerTeam, (team + 1) * playersPerTeam),
  )
  const now = Date.now()
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    administrators: [administrator],
    teams: rosters.map(roster => ({ players: roster })),
    competition: {
      name: 'Evening Cup',
      game: 'csgo',
      format: 'single',
      bestOf: { rounds: 3, final: 3 },
      startDate: now - 1,
      registrationDeadline: now - hour,
      selfService: { ...defaultSelfService, veto: defaultVeto('csgo') },
    },
  })
  const overlayIds = []
  for (let stream = 0; stream < maxOverlays; stream += 1) {
    const address = await storedOverlay(competitionId, { view: stream % 2 === 0 ? 'scene' : 'bracket' })
    overlayIds.push(address.split('#')[1] ?? '')
  }
  const webhooks = []
  for (let count = 0; count < webhookCount; count += 1) {
    const receiver = await webhookReceiver()
    const { address } = receiver
    const secret = newWebhookSecret(randomBytes(32))
    const webhook = { competitionId, webhookId: freshId(), address, secret, kinds: [...changeKinds] }
    const reply = await callPatiently('addWebhook', owner, webhook)
    if (!reply.ok) throw new Error(`addWebhook: ${reply.code}`)
    webhooks.push(receiver)
  }
  const { competitionId: twinId, bracketId } = await bracketedCompetition(
    { owner },
    { teams: teamCount, bestOf: 3 },
  )
  return {
    desks: [owner, administrator],
    competitionId,
    teams: new Map(teamIds.map((teamId, index) => [teamId, rosters[index] ?? []])),
    overlayIds,
    webhooks,
    twin: { competitionId: twinId, bracketId },
    reached: await reach(players),
  }
}

async function reach(players: readonly Person[]): Promise<Cast['reached']> {
  const every = (rest: number) => players.filter((_, index) => index % reachedOneIn === rest)
  const email = new Map(every(0).map(person => [person.email, person]))
  for (const person of email.values()) await confirmEmail(person)
  const push = new Map(every(1).map(person => [`device-${person.uid}`, person]))
  for (const [name, person] of push) {
    const subscription = subscriptionOf(`${emulators.fakes}/push`, name)
    const reply = await callPatiently('addPushDevice', person, subscription)
    if (!reply.ok) throw new Error(`addPushDevice: ${reply.code}`)
  }
  const telegram = new Map(
    every(2)
      .slice(0, demonstrationPersons.length)
      .map((person, index) => [String(demonstrationPersons[index]?.telegramChatId), person]),
  )
  for (const [chatId, { uid }] of telegram) {
    // A bot may write only to those who have written to it.
    const body = new URLSearchParams({ text: '/start' })
    await fetch(`${emulators.fakes}/telegram/chats/${chatId}/messages`, { method: 'POST', body })
    const telegramChatId = Number(chatId)
    await stored.telegramChat(telegramChatId).set({ uid, connectedAt: Date.now() })
    await stored.account(uid).set({ ...newAccountRecord, telegramChatId })
    await stored.profile(uid).update({ telegramConnected: true })
  }
  return { email, push, telegram }
}
