import * as z from 'zod/mini'
import { apiKeyLimits, apiScopeNames } from '../integrations/apiKey.ts'
import { apiKeyName } from '../integrations/apiKeySchemas.ts'
import { documentId, existingId } from '../text/documentId.ts'
import { callable } from './callable.ts'
import { inCompetition } from './fields.ts'
import { minute, personal } from './rateLimits.ts'

export const apiKeyCalls = {
  /**
   * Creates a key with which programs act for the caller. The secret is returned once: a repeated call is refused with
   * `id-taken`, and the key has to be revoked.
   */
  createApiKey: callable<{ secret: string }>()({
    input: z.strictObject({
      ...inCompetition,
      keyId: documentId,
      name: apiKeyName,
      scopes: z.readonly(
        z.array(z.enum(apiScopeNames)).check(z.minLength(1), z.maxLength(apiScopeNames.length)),
      ),
      lifetimeDays: z.literal(apiKeyLimits.lifetimeDays),
    }),
    errors: ['id-taken', 'too-many-keys'],
    persistentRateLimit: personal({ burst: 30, refillMs: 10 * minute }),
  }),
  /** Calls that have already begun may still take effect. */
  revokeApiKey: callable<Record<string, never>>()({
    input: z.strictObject({ ...inCompetition, keyId: existingId }),
    errors: [],
  }),
} as const
