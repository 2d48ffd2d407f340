import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'

/** What stands around every page: it comes with the code, the other namespaces when they are asked for. */
export const firstTexts = { common, errors: firstErrors } as const
