import type { CompetitionSettings } from '../contract/fields.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Competition } from './competition.ts'
import { acceptOrder, acceptStart, type DateRefusal } from './competitionDates.ts'

/** A new competition with registration open. Both dates lie ahead of `now`, the deadline before the start. */
export function openCompetition(
  settings: CompetitionSettings,
  { ownerUid, now }: { readonly ownerUid: string; readonly now: number },
): Outcome<Competition, DateRefusal> {
  const start = acceptStart(settings.startDate, now)
  if (!start.ok) return start
  if (settings.registrationDeadline <= now) return refuse('date-in-past', { field: 'registrationDeadline' })
  const order = acceptOrder(settings)
  if (!order.ok) return order

  return accept({
    ...settings,
    ownerUid,
    adminUids: [],
    status: 'registration',
    bracketId: null,
    champion: null,
    playerCount: 0,
    teamCount: 0,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  })
}
