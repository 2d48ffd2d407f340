import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { vetoFits } from '../selfService/vetoSettings.ts'
import { advantageRefusals } from './advantageRefusals.ts'
import { criteriaRefusals } from './criteriaRefusals.ts'
import { type Competition, competitionDefaults } from './competition.ts'
import { type CompetitionDates, type DateRefusal, orderRefusals, startRefusals } from './competitionDates.ts'
import { nameWords } from './nameWords.ts'
import { rankRangeRefusals } from './rankRange.ts'
import type { NewCompetitionSettings } from './settings/settingTable.ts'

/** What every competition starts with. */
export const initialState = {
  adminUids: [],
  status: 'registration',
  bracketId: null,
  champion: null,
  playerCount: 0,
  teamCount: 0,
  revision: 0,
} as const satisfies Partial<Competition>

/**
 * Creates a competition that is open for registration. Both dates must be after `now`, the deadline before the start,
 * and a veto must fit the game and the series.
 */
export function openCompetition(
  settings: NewCompetitionSettings,
  { ownerUid, now }: { readonly ownerUid: string; readonly now: number },
): Outcome<
  Competition,
  DateRefusal | 'advantage-unfit' | 'criteria-unfit' | 'rank-range-unfit' | 'veto-unfit'
> {
  const [refusal] = openingRefusals(settings, now)
  if (refusal !== undefined) return refusal
  const veto = settings.selfService?.veto ?? null
  if (veto !== null && !vetoFits(veto, settings)) return refuse('veto-unfit')
  return accept({
    ...competitionDefaults,
    ...settings,
    nameWords: nameWords(settings.name),
    ...initialState,
    bannerURL: null,
    ownerUid,
    createdAt: now,
    updatedAt: now,
  })
}

/**
 * All refusals of opening a competition with these settings, each with its `field`. Missing ones are not checked. A
 * deadline in the past is not compared with the start.
 */
export function openingRefusals(
  settings: Partial<NewCompetitionSettings>,
  now: number,
): Refusal<DateRefusal | 'advantage-unfit' | 'criteria-unfit' | 'rank-range-unfit'>[] {
  return [
    ...dateRefusals(settings, now),
    ...advantageRefusals(settings),
    ...criteriaRefusals(settings),
    ...rankRangeRefusals(settings),
  ]
}

function dateRefusals(dates: Partial<CompetitionDates>, now: number): Refusal<DateRefusal>[] {
  const { startDate, registrationDeadline } = dates
  const start = startDate === undefined ? [] : startRefusals(startDate, now)
  if (registrationDeadline === undefined) return start
  if (registrationDeadline <= now) {
    return [...start, refuse('date-in-past', { field: 'registrationDeadline' })]
  }
  return startDate === undefined ? [] : [...start, ...orderRefusals({ startDate, registrationDeadline })]
}
