import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { ApiScope, apiKeyLimits } from '@upper-bracket/shared/integrations/apiKey'
import { apiKeyName } from '@upper-bracket/shared/integrations/apiKeySchemas'
import type { ReadDraft } from '#ui/form/useForm.ts'

export interface ApiKeyDraft {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly lifetimeDays: (typeof apiKeyLimits.lifetimeDays)[number]
}

export interface ApiKeyProblems {
  readonly name?: 'wrong'
  readonly scopes?: 'missing'
}

export const emptyApiKey: ApiKeyDraft = { name: '', scopes: [], lifetimeDays: 90 }

type Wanted = Pick<CallableInput<'createApiKey'>, 'name' | 'scopes' | 'lifetimeDays'>

export function readApiKey(draft: ApiKeyDraft): ReadDraft<Wanted, ApiKeyProblems> {
  const problems: ApiKeyProblems = {
    ...(!apiKeyName.safeParse(draft.name).success && { name: 'wrong' }),
    ...(draft.scopes.length === 0 && { scopes: 'missing' }),
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value: draft }
}
