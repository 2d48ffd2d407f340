import { auth } from './auth.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'

/** What the prerendered pages say. */
export const firstTexts = { auth, common, errors, home } as const
