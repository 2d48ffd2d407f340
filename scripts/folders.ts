import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

/** Holds nothing that cannot be made again; ignored by git. */
export const cacheFolder = join(root, '.cache')

/** What people entered on this machine; ignored by git. */
export const dataFolder = join(root, '.data')
