import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isDrafted } from '@upper-bracket/shared/draft/members'
import { draftEvents } from '@upper-bracket/shared/events/draftEvents'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { openDraft } from './isDraftOpen.ts'

interface InCompetition {
  readonly competitionId: string
  readonly competition: Pick<Competition, 'name' | 'draftId'>
  readonly now: number
}

interface CaptainCall extends InCompetition {
  readonly draftId: string
  /** Who has made the change and needs no call; null for the clock. */
  readonly uid: string | null
}

/** Notifies the captains whom a step of a draft concerns, unless they have been called to the same turn before. */
export async function callCaptains(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, competition: { name }, draftId, uid, now }: CaptainCall,
  step: Parameters<typeof draftEvents>[1],
): Promise<void> {
  const context = { competition: { id: competitionId, name }, byUid: uid, at: now }
  await notifyOnce(reads, writes, context, draftEvents(draftId, step))
}

/**
 * Notifies the captain who acts for the team of `leaver` in an open draft from now on, if the leaver was its captain.
 * `successor` is the person who has taken over the entry of a guest.
 */
export async function callHeir(
  reads: Transaction,
  writes: CheckedWrites,
  call: InCompetition,
  leaver: Player,
  successor: Player | null = null,
): Promise<void> {
  const { competitionId, competition } = call
  const draft = await openDraft(reads, competitionId, competition)
  if (draft === null || competition.draftId === undefined || !isDrafted(draft, leaver)) return
  const { docs } = await reads.get(documents.players(competitionId))
  const playersBefore = docs.map(player => player.data())
  const others = playersBefore.filter(({ uid }) => uid !== leaver.uid && uid !== successor?.uid)
  const players = successor === null ? others : [...others, successor]
  const step = { before: draft, after: draft, players, playersBefore }
  await callCaptains(reads, writes, { ...call, draftId: competition.draftId, uid: null }, step)
}
