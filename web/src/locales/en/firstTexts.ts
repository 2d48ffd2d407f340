import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'

/** What stands around every page. */
export const firstTexts = { common, errors: firstErrors } as const
