import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The option of Node with which a program that has a channel ends when the process that started it is gone. */
export const endingWithParent = `--import=${pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href}`
