import { common } from './common.ts'
import { firstErrors } from './firstErrors.ts'

/** The texts of the frame around every page. */
export const firstTexts = { common, errors: firstErrors } as const
