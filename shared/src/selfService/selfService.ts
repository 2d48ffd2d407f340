import type { VetoSettings } from './vetoSettings.ts'

/**
 * How a competition's matches run by themselves. Without it organizers start and score each match.
 */
export interface SelfService {
  /** How long both teams may take to check in once their match is due. */
  readonly checkInMinutes: number
  /** What becomes of a team that does not: it loses by walkover at once, or when an organizer decides so. */
  readonly noShow: NoShow
  /** Who checks a team in and reports its results. */
  readonly reportBy: Reporter
  /** How long the other team may take to confirm or dispute a report before it stands. */
  readonly reportMinutes: number
  /** How far from its planned start both teams may move their match; 0: not at all. */
  readonly moveMinutes: number
  /** What both teams choose once their match has started; null: nothing. */
  readonly veto: VetoSettings | null
  /** Who may take the place of a member for one match: nobody, or a player without a team. */
  readonly standIns: StandInRule
}

/** Fields added later: the values where a competition was set up without them. */
export const selfServiceDefaults = {
  moveMinutes: 0,
  veto: null,
  standIns: 'none',
} as const satisfies Partial<SelfService>

export const noShows = ['walkover', 'organizer'] as const
type NoShow = (typeof noShows)[number]

export const reporters = ['captain', 'member'] as const
type Reporter = (typeof reporters)[number]

/** `any`: of any rank; `not-above`: not above the member who is replaced; `consent`: if the opponent agrees. */
export const standInRules = ['none', 'any', 'not-above', 'consent'] as const
type StandInRule = (typeof standInRules)[number]

export const checkInMinutes = { min: 2, max: 60 } as const
export const reportMinutes = { min: 2, max: 120 } as const
export const moveMinutes = { min: 0, max: 24 * 60 } as const

/** What an organizer is offered. */
export const defaultSelfService: SelfService = {
  checkInMinutes: 10,
  noShow: 'organizer',
  reportBy: 'captain',
  reportMinutes: 10,
  ...selfServiceDefaults,
}
