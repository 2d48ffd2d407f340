import type { Draft } from '@upper-bracket/shared/draft/draft'
import { stored } from '../../../testing/database.ts'
import { hour } from '../../../testing/seededCompetition.ts'

/** A draft without a clock, in its first turn. */
export function aDraftOf(captains: readonly { readonly uid: string }[]): Draft {
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
export async function storeUndelivered(competitionId: string, uid: string, id: string): Promise<void> {
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
