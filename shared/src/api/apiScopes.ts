import type { CallableName } from '../contract/contract.ts'
import { type ApiScope, apiScopeNames } from '../integrations/apiKey.ts'

/** The callables that a key with a scope may make. Each is in one scope; all others are not part of the API. */
export const apiScopes = {
  teams: [
    'addGuestPlayers',
    'updateGuestPlayer',
    'removePlayer',
    'createTeam',
    'updateTeam',
    'deleteTeam',
    'assignPlayer',
    'makeCaptain',
    'substitutePlayer',
  ],
  schedule: ['planMatches'],
  results: [
    'startMatch',
    'unstartMatch',
    'setScore',
    'finishSeries',
    'correctScore',
    'reopenMatch',
    'forfeitMatch',
    'publishRound',
    'decideTie',
    'setSeriesLength',
  ],
  format: ['reshapeStage'],
} as const satisfies Readonly<Record<ApiScope, readonly CallableName[]>>

/** The callables of the API. */
export type ApiAction = (typeof apiScopes)[ApiScope][number]

/** The scope that a callable needs; null if it is not part of the API. */
export function scopeOf(name: string): ApiScope | null {
  const scopes: Readonly<Record<ApiScope, readonly string[]>> = apiScopes
  return apiScopeNames.find(scope => scopes[scope].includes(name)) ?? null
}
