import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import '../../functions/src/platform/params.ts'
import { Problem } from '../problem.ts'
import { allSecrets } from './plan/secrets.ts'
import type { ParameterFile } from './plan/state.ts'

/** Returns the file of a project's parameters in the folder of the functions. Secrets are never in it. */
export function parameterFile(folder: string, project: string): ParameterFile {
  const file = join(folder, `.env.${project}`)
  const text = () =>
    readFile(file, 'utf8').catch((error: unknown) => {
      // A file that cannot be read must not be taken for a missing one, and replaced.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
  return {
    read: async () => parsed(await text()),
    write: async values => {
      const unfinished = `${file}.unfinished`
      const whole = withValues((await text()) ?? '', values)
      try {
        await writeFile(unfinished, whole)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await rename(unfinished, file)
    },
  }
}

function parsed(text: string | null): Record<string, string> | null {
  return text === null ? null : (parseEnv(text) as Record<string, string>)
}

/** Replaces the values of lines, and appends those that have none. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').filter((line, at, all) => line !== '' || at < all.length - 1)
  const nameOf = (line: string) => /^\s*(\w+)\s*=/.exec(line)?.[1] ?? ''
  const replaced = lines.map(line => {
    const value = values[nameOf(line)]
    return value === undefined ? line : written(nameOf(line), value)
  })
  const known = new Set(lines.map(nameOf))
  const added = Object.entries(values).filter(([name]) => !known.has(name))
  return [...replaced, ...added.map(([name, value]) => written(name, value)), ''].join('\n')
}

/** Node and firebase-tools read escaped characters in different ways, and agree on what is quoted without any. */
function written(name: string, value: string): string {
  if (/^[\w.:/@+-]*$/.test(value)) return `${name}=${value}`
  if (/^[^'\r\n]*[^'\\\r\n]$/.test(value)) return `${name}='${value}'`
  if (/^[^"\\\r\n]*$/.test(value)) return `${name}="${value}"`
  throw new Problem(
    `${name} cannot be written to the file of parameters: leave out one kind of quotes, and backslashes and line breaks.`,
  )
}

/**
 * Returns the parameters that the functions declare, with their defaults. firebase-tools wants a value of each, even if
 * it is empty.
 */
export function parameterDefaults(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    declaredParams
      .filter(({ name }) => !allSecrets.includes(name))
      .map(({ name, options }) => [name, String('default' in options ? (options.default ?? '') : '')]),
  )
}
