import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

/** Holds nothing that cannot be made again; ignored by git. */
export const cacheFolder = join(root, '.cache')

/** What people entered on this machine; ignored by git. Another one may be named for a trial. */
export const dataFolder = process.env['UPPER_BRACKET_DATA'] ?? join(root, '.data')
