import type { Draft } from '@upper-bracket/shared/draft/draft'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { confirmed, requested } from './commentating.ts'
import { aDelivery, aWebhook } from './webhooks.ts'

export const draftId = freshId()
export const checkId = freshId()
export const webhookId = freshId()
export const sentId = freshId()

/** A competition in which everything that is limited can be done, by these people. */
export async function aLimitedCompetition({
  owner,
  commentator,
  captain,
  wolf,
  bear,
}: Readonly<Record<'owner' | 'commentator' | 'captain' | 'wolf' | 'bear', Person>>) {
  const readinessCheck = { checkId, startedAt: Date.now(), deadline: Date.now() + hour, closedAt: null }
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [wolf, bear],
    teams: [{ players: [captain] }],
    competition: { seeksCommentators: true, readinessCheck },
  })
  const [chat, awaiting] = await Promise.all([
    confirmed(competitionId, owner, commentator),
    requested(competitionId, owner),
  ])
  await stored.announcer(competitionId, 'discord').set({
    service: 'discord',
    title: 'Results',
    addressEnd: 'abcd',
    lang: 'en',
    kinds: [],
    connectedAt: 1,
    broken: null,
    failingSince: null,
  })
  await stored.organizerPage(owner.uid).set({
    address: owner.uid,
    addresses: [],
    name: 'Owner',
    description: '',
    links: [],
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
  })
  const overlay = { ...defaultOverlay, view: 'scene', scene: null, revision: 1, createdAt: 1 } as const
  await stored.overlays(competitionId).doc(freshId()).set(overlay)
  await stored.webhook(competitionId, webhookId).set(aWebhook)
  await stored.webhookDeliveries(competitionId).doc(sentId).set(aDelivery(webhookId))
  await Promise.all([0, 1, 2].map(index => storeUndelivered(competitionId, wolf.uid, messageId(index))))
  const pooled = { owner, players: [captain, wolf, bear] }
  const pools = await Promise.all([seededCompetition(pooled), seededCompetition(pooled)])
  await stored.draft(competitionId, draftId).set(aDraftOf([wolf, bear]))
  return { competitionId, pools, teamId: teamIds[0] ?? '', chat: chat.address, awaiting: awaiting.address }
}

export const messageId = (index: number) => `bracketPublished-${checkId}-${index}`

/** A draft without a clock, in its first turn. */
function aDraftOf(captains: readonly { readonly uid: string }[]): Draft {
  return {
    status: 'running',
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds: null, reserveSeconds: 0 },
    teams: captains.map(({ uid }) => ({ captainUid: uid, seatedUids: [uid], reserveMs: 0, teamId: null })),
    picks: [],
    turn: 1,
    place: 0,
    turnStartedAt: null,
    usedMs: 0,
    startedBy: '',
    startedAt: 1,
  }
}

/** Stores a message to a player that could not be delivered. */
async function storeUndelivered(competitionId: string, uid: string, id: string): Promise<void> {
  const later = Date.now() + hour
  const common = { uid, kind: 'bracketPublished', channel: 'email', sweepAfter: later } as const
  const shown = { ...common, name: 'wolf', reason: 'refused', at: 1, resendableUntil: later } as const
  await stored.undelivered(competitionId).doc(id).set(shown)
  await stored
    .deliveries()
    .doc(id)
    .set({
      ...common,
      eventId: id,
      competitionId,
      state: 'dead',
      dueAt: null,
      attempts: 1,
      usefulUntil: later,
      secondAt: null,
      second: null,
      reason: 'gone',
    })
}
