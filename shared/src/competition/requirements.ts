import type { Profile } from '../profile/profile.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import type { CompetitionSettings } from './settings/settingTable.ts'

/** What requirements look at: a newcomer's rank by the scale of the competition, and what is linked to the account. */
export interface Newcomer extends Pick<Profile, 'telegramConnected' | 'steamID'> {
  readonly rankTier: RankTier | null
  readonly emailVerified: boolean
}

type Options = CompetitionSettings['options']

interface Row {
  /** The switch by which organizers require it. */
  readonly setting: { [Name in keyof Options]: Options[Name] extends boolean ? Name : never }[keyof Options]
  readonly isMet: (newcomer: Newcomer) => boolean
}

/** What a competition can require of newcomers, by the code of the refusal, in the order in which it is said. */
const requirements = {
  'rank-required': { setting: 'rankRequired', isMet: ({ rankTier }) => rankTier !== null },
  'steam-required': { setting: 'steamRequired', isMet: ({ steamID }) => steamID !== null },
  'email-required': { setting: 'emailRequired', isMet: ({ emailVerified }) => emailVerified },
  'telegram-required': { setting: 'telegramRequired', isMet: ({ telegramConnected }) => telegramConnected },
} as const satisfies Readonly<Record<string, Row>>

export type Requirement = keyof typeof requirements

export const requirementCodes = Object.keys(requirements) as readonly Requirement[]

/** Returns what a competition requires of newcomers. */
export function requirementsOf(options: Options): readonly Requirement[] {
  return requirementCodes.filter(code => options[requirements[code].setting])
}

/** Returns what a newcomer lacks. */
export function unmetRequirements(options: Options, newcomer: Newcomer): readonly Requirement[] {
  return requirementsOf(options).filter(code => !requirements[code].isMet(newcomer))
}
