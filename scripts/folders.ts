import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

/** Contains only files that can be created again; ignored by git. */
export const cacheFolder = join(root, '.cache')

/** The data entered on this machine; ignored by git. The variable selects another folder for a trial. */
export const dataFolder = process.env['UPPER_BRACKET_DATA'] ?? join(root, '.data')

/** The data of the public demonstration on this machine. */
export const demonstrationFolder = join(process.env['UPPER_BRACKET_DATA'] ?? cacheFolder, 'demonstration')
