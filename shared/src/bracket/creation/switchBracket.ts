import { championFields } from '../../competition/champions.ts'
import type { Competition } from '../../competition/competition.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { BracketPlan } from './createBracket.ts'
import { type BracketRequest, type Entrants, planBracket, type Tiers } from './planBracket.ts'
import { seedChanges } from '../seeding/seedChanges.ts'

/** The inputs that a new bracket was created from. */
export interface BracketBasis {
  readonly plan: BracketPlan
  readonly tiers: Tiers
  /** The competition's bracket at that time. */
  readonly replaced: string | null
}

interface Switch {
  readonly competition: Competition
  /** The new seed of each team whose seed changes. */
  readonly seeds: ReadonlyMap<string, number | null>
}

/**
 * Switches a competition to its new bracket: it is running, without a champion, and the teams have the seeds of that
 * bracket. Refused with `bracket-exists` if another one has been made that may not be replaced, and with
 * `changed-meanwhile` if the bracket would be made differently by now, or another one replaced the same one first.
 */
export function switchBracket(
  { competition, teams }: Entrants,
  { plan, tiers, replaced }: BracketBasis,
  request: BracketRequest,
  now: number,
): Outcome<Switch, 'bracket-exists' | 'changed-meanwhile'> {
  const planNow = planBracket({ competition, teams }, tiers, request)
  if (!planNow.ok && planNow.code === 'bracket-exists') return refuse(planNow.code)
  const isSame =
    competition.bracketId === replaced && planNow.ok && JSON.stringify(planNow.value) === JSON.stringify(plan)
  if (!isSame) return refuse('changed-meanwhile')
  const { bracketId } = request
  return accept({
    competition: {
      ...competition,
      ...championFields([], competition),
      bracketId,
      status: 'running',
      updatedAt: now,
    },
    seeds: seedChanges(teams, plan.teamIds),
  })
}
