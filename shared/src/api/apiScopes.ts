import type { CallableName } from '../contract/contract.ts'
import { type ApiKey, type ApiScope, apiScopeNames } from '../integrations/apiKey.ts'

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
  ],
  format: ['setSeriesLength', 'reshapeStage'],
} as const satisfies Readonly<Record<ApiScope, readonly CallableName[]>>

/** The callables of the API. */
export type ApiAction = (typeof apiScopes)[ApiScope][number]

/** The scope that a callable needs; null if it is not part of the API. */
export function scopeOf(name: string): ApiScope | null {
  const scopes: Readonly<Record<ApiScope, readonly string[]>> = apiScopes
  return apiScopeNames.find(scope => scopes[scope].includes(name)) ?? null
}

/** Whether a key may make a callable of a scope. */
export function isAllowed(
  { scopes, lengthsInFormat }: Pick<ApiKey, 'scopes' | 'lengthsInFormat'>,
  scope: ApiScope,
  name: string,
): boolean {
  const isKept = !lengthsInFormat && name === 'setSeriesLength' && scopes.includes('results')
  return scopes.includes(scope) || isKept
}
