import type { VetoSettings } from './vetoSettings.ts'

/**
 * The settings of self-service, with which teams run their matches. Without it organizers start and score each match.
 */
export interface SelfService {
  /** The time for both teams to check in once their match is due. */
  readonly checkInMinutes: number
  /**
   * What happens to a team that does not check in: it loses by walkover automatically, or when an organizer decides.
   */
  readonly noShow: NoShow
  /** The members who can check a team in and report its results. */
  readonly reportBy: Reporter
  /** The time for the other team to confirm or dispute a report before it becomes the result. */
  readonly reportMinutes: number
  /** How far both teams may move their match from its planned start; 0 if they may not. */
  readonly moveMinutes: number
  /** The choices of both teams once their match has started; null for none. */
  readonly veto: VetoSettings | null
  /** Whether players without a team can replace a member for one match. */
  readonly standIns: StandInRule
}

/** Default values for competitions that were stored before these fields existed. */
export const selfServiceDefaults = {
  moveMinutes: 0,
  veto: null,
  standIns: 'none',
} as const satisfies Partial<SelfService>

export const noShows = ['walkover', 'organizer'] as const
type NoShow = (typeof noShows)[number]

export const reporters = ['captain', 'member'] as const
type Reporter = (typeof reporters)[number]

/**
 * `any`: of any rank. `not-above`: of no higher rank than the replaced member. `consent`: with the opponent's consent.
 */
export const standInRules = ['none', 'any', 'not-above', 'consent'] as const
type StandInRule = (typeof standInRules)[number]

export const checkInMinutes = { min: 2, max: 60 } as const
export const reportMinutes = { min: 2, max: 120 } as const
export const moveMinutes = { min: 0, max: 24 * 60 } as const

/** The default settings offered to organizers. */
export const defaultSelfService: SelfService = {
  checkInMinutes: 10,
  noShow: 'organizer',
  reportBy: 'captain',
  reportMinutes: 10,
  ...selfServiceDefaults,
}
