import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The Node option with which a program that has an IPC channel ends when the process that started it is gone. */
export const endingWithParent = `--import=${pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href}`
