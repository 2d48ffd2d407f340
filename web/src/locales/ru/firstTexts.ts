import { auth } from './auth.ts'
import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'
import { home } from './home.ts'

/** What the prerendered pages say: it comes with the page, the other namespaces after it. */
export const firstTexts = { auth, common, errors: firstErrors, home } as const
