import type { Profile } from '../profile/profile.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import { hasRankRange, isInRankRange } from './rankRange.ts'
import type { CompetitionSettings } from './settings/settingTable.ts'

/** What requirements look at: a newcomer's rank by the scale of the competition, and what is linked to the account. */
export interface Newcomer extends Pick<Profile, 'telegramConnected' | 'steamID'> {
  readonly rankTier: RankTier | null
  readonly emailVerified: boolean
  /** The person states to be at least this old. Absent if they state nothing. */
  readonly statedAge?: number | undefined
}

type Options = CompetitionSettings['options']

interface Row {
  readonly isRequired: (options: Options) => boolean
  readonly isMet: (newcomer: Newcomer, options: Options) => boolean
}

/** What a competition can require of newcomers, by the code of the refusal, in the order in which it is said. */
const requirements = {
  'rank-required': {
    isRequired: options => options.rankRequired || hasRankRange(options),
    isMet: ({ rankTier }) => rankTier !== null,
  },
  'rank-out-of-range': {
    isRequired: hasRankRange,
    isMet: ({ rankTier }, options) => rankTier === null || isInRankRange(options, rankTier),
  },
  'steam-required': {
    isRequired: ({ steamRequired }) => steamRequired,
    isMet: ({ steamID }) => steamID !== null,
  },
  'email-required': {
    isRequired: ({ emailRequired }) => emailRequired,
    isMet: ({ emailVerified }) => emailVerified,
  },
  'telegram-required': {
    isRequired: ({ telegramRequired }) => telegramRequired,
    isMet: ({ telegramConnected }) => telegramConnected,
  },
  'age-unstated': {
    isRequired: ({ minAge }) => minAge > 0,
    isMet: ({ statedAge = 0 }, { minAge }) => statedAge >= minAge,
  },
} as const satisfies Readonly<Record<string, Row>>

export type Requirement = keyof typeof requirements

export const requirementCodes = Object.keys(requirements) as readonly Requirement[]

export function isRequirement(code: string): code is Requirement {
  return Object.hasOwn(requirements, code)
}

/** Returns what a competition requires of newcomers. */
export function requirementsOf(options: Options): readonly Requirement[] {
  return requirementCodes.filter(code => requirements[code].isRequired(options))
}

/** Returns what a newcomer lacks. */
export function unmetRequirements(options: Options, newcomer: Newcomer): readonly Requirement[] {
  return requirementsOf(options).filter(code => !requirements[code].isMet(newcomer, options))
}
