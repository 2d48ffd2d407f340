import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { root } from '../folders.ts'
import { run } from '../processes/run.ts'
import type { ProjectState } from './missingFor.ts'

/**
 * Reads the state of a project with the firebase-tools at `tools`, one query after another, because concurrent ones
 * would all renew the same token.
 */
export async function projectState(
  project: string,
  tools: string,
  abort: AbortSignal,
): Promise<ProjectState> {
  const ask = async (...args: string[]) => {
    const { output } = await run('node', [tools, ...args, '--json', '--non-interactive'], {
      env: { NODE_NO_WARNINGS: '1' },
      abort,
    })
    return answerIn(output)
  }
  const parameters = await parametersIn(`functions/.env.${project}`)
  const built = { ...(await parametersIn('web/.env.production')), ...process.env }
  const appCheckSiteKey = built['VITE_APP_CHECK_SITE_KEY'] ?? ''
  const contentPolicy = await readFile(join(root, 'firebase.json'), 'utf8')
  const names = secretNames(await readFile(join(root, 'functions/src/platform/params.ts'), 'utf8'))
  const secrets: Record<string, boolean> = Object.fromEntries(names.map(name => [name, false]))
  const accounts = await ask('login:list')
  const isSignedIn =
    (Array.isArray(accounts) && accounts.length > 0) || Boolean(process.env['GOOGLE_APPLICATION_CREDENTIALS'])
  const unknown = {
    project,
    isSignedIn,
    webApps: undefined,
    hasDatabase: false,
    secrets,
    parameters,
    appCheckSiteKey,
    contentPolicy,
  }
  if (!isSignedIn) return unknown
  const apps = await ask('apps:list', 'WEB', '--project', project)
  if (!Array.isArray(apps)) return unknown
  const database = await ask('firestore:databases:get', '(default)', '--project', project)
  for (const name of names)
    secrets[name] = isInUse(await ask('functions:secrets:get', name, '--project', project))
  return { ...unknown, webApps: apps.length, hasDatabase: database !== undefined }
}

/** Returns the names of the secrets that a source file declares. */
export function secretNames(source: string): readonly string[] {
  return [...source.matchAll(/defineSecret\('(\w+)'\)/g)].flatMap(([, name]) => name ?? [])
}

const envelope = z.object({ status: z.literal('success'), result: z.unknown() })

/** Parses the output of firebase-tools with `--json`; undefined if it failed or is empty. */
function answerIn(output: string): unknown {
  try {
    return envelope.parse(JSON.parse(output.slice(output.indexOf('{')))).result
  } catch {
    return undefined
  }
}

const versions = z.object({ secrets: z.array(z.object({ state: z.string() })) })

/** Whether a secret has a version that functions can read. */
function isInUse(secret: unknown): boolean {
  const { data } = versions.safeParse(secret)
  return data?.secrets.some(({ state }) => state === 'ENABLED') ?? false
}

async function parametersIn(file: string): Promise<Record<string, string> | null> {
  const text = await readFile(join(root, file), 'utf8').catch(() => null)
  return text === null ? null : (parseEnv(text) as Record<string, string>)
}
