import * as z from 'zod/mini'
import type { Language } from '../profile/profile.ts'

/** A text of the description of the API. */
export type ApiText = Readonly<Record<Language, string>>

/** The schemas of `components.schemas`, by `id`. */
export const apiSchemas = z.registry<{ readonly id: string }>()

/**
 * Describes a field. The description of the API carries both languages: English in `description`, Russian in
 * `x-description-ru`.
 */
export function described<S extends z.ZodMiniType>(schema: S, en: string, ru: string): S {
  return schema.check(z.meta({ description: en, 'x-description-ru': ru }))
}

/** Names an object, so that the description of the API refers to it. */
export function named<S extends z.ZodMiniType>(id: string, schema: S, { en, ru }: ApiText): S {
  const whole = described(schema, en, ru)
  apiSchemas.add(whole, { id })
  return whole
}
