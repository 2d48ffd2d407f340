import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { root } from '../folders.ts'
import { run } from '../processes/run.ts'
import type { ProjectState } from './missingFor.ts'

/** Reads what is known of a project without asking for it: the sign-in, and the settings in this folder. */
export async function localState(project: string, abort: AbortSignal): Promise<ProjectState> {
  const parameters = await parametersIn(`functions/.env.${project}`)
  const built = { ...(await parametersIn('web/.env.production')), ...process.env }
  const names = secretNames(await readFile(join(root, 'functions/src/platform/params.ts'), 'utf8'))
  // The emulators' firebase-tools know the same sign-in, and are installed.
  const accounts = await answerOf('firebase', ['login:list'], abort)
  return {
    project,
    isSignedIn:
      (Array.isArray(accounts) && accounts.length > 0) ||
      Boolean(process.env['GOOGLE_APPLICATION_CREDENTIALS']),
    webApps: undefined,
    hasDatabase: false,
    secrets: Object.fromEntries(names.map(name => [name, false])),
    parameters,
    appCheckSiteKey: built['VITE_APP_CHECK_SITE_KEY'] ?? '',
    contentPolicy: await readFile(join(root, 'firebase.json'), 'utf8'),
  }
}

/**
 * Adds to `local` what the firebase-tools at `tools` find, one query after another, because concurrent ones would all
 * renew the same token.
 */
export async function projectState(
  local: ProjectState,
  tools: string,
  abort: AbortSignal,
): Promise<ProjectState> {
  const ask = (...args: string[]) => answerOf('node', [tools, ...args, '--project', local.project], abort)
  const apps = await ask('apps:list', 'WEB')
  if (!Array.isArray(apps)) return local
  const database = await ask('firestore:databases:get', '(default)')
  const secrets: Record<string, boolean> = {}
  for (const name of Object.keys(local.secrets))
    secrets[name] = isInUse(await ask('functions:secrets:get', name))
  return { ...local, webApps: apps.length, hasDatabase: database !== undefined, secrets }
}

async function answerOf(program: string, args: readonly string[], abort: AbortSignal): Promise<unknown> {
  const { output } = await run(program, [...args, '--json', '--non-interactive'], {
    env: { NODE_NO_WARNINGS: '1' },
    abort,
  })
  return answerIn(output)
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
