import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import original from '../../firebase.json' with { type: 'json' }
import { buildFunctions } from '../../functions/build.ts'
import { builtFunctions } from '../build/builtFunctions.ts'
import { cacheFolder, root } from '../folders.ts'
import { Problem } from '../problem.ts'

/** The contents of the two settings files of firebase-tools. */
export interface FunctionSettings {
  readonly env: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}

export interface RunFolder {
  readonly folder: string
  readonly config: string
}

/**
 * Creates a folder for one run: `firebase.json` with the ports of `page`, the logs, and a copy of the built functions,
 * so that concurrent runs and edits do not affect each other. With 'reload' the functions are those of the working
 * tree, which firebase-tools reloads whenever they are rebuilt.
 *
 * @throws Problem if the functions do not compile
 */
export async function runFolder(
  page: number,
  functions: 'copy' | 'reload' | 'none',
  settings: FunctionSettings,
): Promise<RunFolder> {
  const folder = join(cacheFolder, 'emulators', String(page))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (functions === 'reload') await built(buildFunctions)
  if (functions === 'copy') await copyOfFunctions(join(folder, 'functions'))
  if (functions !== 'none')
    await writeSettings(join(functions === 'reload' ? root : folder, 'functions'), settings)

  const adapted = {
    ...original,
    firestore: { rules: join(root, 'firestore.rules'), indexes: join(root, 'firestore.indexes.json') },
    storage: { rules: join(root, 'storage.rules') },
    functions: original.functions.map(codebase => ({
      ...codebase,
      source: functions === 'reload' ? '../../../functions' : 'functions',
    })),
    hosting: {
      ...original.hosting,
      public: '../../../web/build/client',
      headers: original.hosting.headers.map(rule => ({ ...rule, headers: rule.headers.map(withLoopback) })),
    },
    emulators: { ...original.emulators, ...listeners(page) },
  }
  const config = join(folder, 'firebase.json')
  await writeFile(config, JSON.stringify(adapted, null, 2))
  return { folder, config }
}

async function copyOfFunctions(folder: string): Promise<void> {
  const original = join(root, 'functions')
  await mkdir(folder)
  for (const file of ['package.json', 'index.cjs']) await cp(join(original, file), join(folder, file))
  await cp(await built(builtFunctions), join(folder, 'lib'), { recursive: true })
  const operatorPages = join(original, 'operator-pages')
  if (existsSync(operatorPages)) await cp(operatorPages, join(folder, 'operator-pages'), { recursive: true })
  const modules = join(original, 'node_modules')
  if (existsSync(modules)) await symlink(modules, join(folder, 'node_modules'), 'junction')
}

/** The first line of a generated settings file. */
export const settingsMark = '# Written at each start; without this line it is yours.'

/** Writes the settings, except over a file written by hand. */
async function writeSettings(functions: string, { env, secrets }: FunctionSettings): Promise<void> {
  for (const [name, values] of [
    ['.env.local', env],
    ['.secret.local', secrets],
  ] as const) {
    const path = join(functions, name)
    if (existsSync(path) && !(await readFile(path, 'utf8')).startsWith(settingsMark)) continue
    const lines = Object.entries(values).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    await writeFile(path, [settingsMark, ...lines, ''].join('\n'))
  }
}

async function built<T>(build: () => Promise<T>): Promise<T> {
  try {
    return await build()
  } catch (error) {
    throw new Problem(`The functions could not be built.\n${error instanceof Error ? error.message : error}`)
  }
}

/** Adds loopback addresses to the policy, so that the local page can reach the emulators and fake services. */
function withLoopback({ key, value }: { readonly key: string; readonly value: string }) {
  if (key !== 'Content-Security-Policy') return { key, value }
  return {
    key,
    value: value.replaceAll(/(?:connect|frame|img)-src [^;]*/g, '$& http://127.0.0.1:* http://localhost:*'),
  }
}

function listeners(page: number) {
  const ports = emulatorPorts(page)
  const names = ['auth', 'functions', 'hosting', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const
  const host = '127.0.0.1'
  return {
    ...Object.fromEntries(names.map(name => [name, { host, port: ports[name] }])),
    firestore: { host, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
  }
}
