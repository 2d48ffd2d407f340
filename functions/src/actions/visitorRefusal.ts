import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { outsideDemonstration } from '@upper-bracket/shared/contract/outsideDemonstration'
import { demonstrationLimits } from '@upper-bracket/shared/demonstration/demonstration'
import { type Refusal, refuse } from '@upper-bracket/shared/errors/outcome'
import { documents } from '../platform/firestore/documents.ts'
import { limiter } from '../platform/limits/limiter.ts'

const consume = limiter(demonstrationLimits.calls)

/**
 * Refuses what a visitor of a demonstration may not do: anything after the visit, anything in a competition that is not
 * their own copy, the callables that reach other services or store pictures, and too many calls. Null for the rest.
 */
export async function visitorRefusal(
  name: CallableName,
  input: unknown,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<Refusal<'visit-over' | 'not-in-demonstration' | 'too-many-requests'> | null> {
  const consumed = consume(uid, now)
  if (!consumed.ok) return consumed
  const competitionId = competitionIn(input)
  const [visit, competition] = await Promise.all([
    documents.visit(uid).get(),
    competitionId === null ? null : documents.competition(competitionId).get(),
  ])
  if ((visit.data()?.expiresAt ?? 0) <= now) return refuse('visit-over')
  const isForeign = competition?.exists === true && competition.data()?.visitorUid !== uid
  return isForeign || outsideDemonstration.has(name) ? refuse('not-in-demonstration') : null
}

function competitionIn(input: unknown): string | null {
  const isNamed = typeof input === 'object' && input !== null && 'competitionId' in input
  return isNamed && typeof input.competitionId === 'string' ? input.competitionId : null
}
