import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'

/** The texts of the frame around every page. They are loaded with the code, other namespaces on demand. */
export const firstTexts = { common, errors: firstErrors } as const
