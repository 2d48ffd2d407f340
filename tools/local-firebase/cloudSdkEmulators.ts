import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { strToU8, zipSync } from 'fflate'
import { cacheFolder } from '../../scripts/folders.ts'
import type { JavaEmulator } from './javaEmulators.ts'

const sources = ['StorageRulesRuntime.java', 'FirestoreDocument.java'].map(name =>
  join(import.meta.dirname, name),
)

/**
 * Returns the path of an emulator built from the Firestore emulator in an installed Cloud SDK; undefined without that,
 * and for Storage without `javac`.
 */
export async function cloudSdkEmulator(name: JavaEmulator): Promise<string | undefined> {
  const sdk = cloudSdkFolder(process.env)
  const engine = join(sdk ?? '', 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  if (sdk === undefined || !existsSync(engine)) return undefined
  const { size, mtimeMs } = await stat(engine)
  const hash = createHash('sha256').update([engine, size, mtimeMs].join())
  for (const source of sources) hash.update(await readFile(source))
  const folder = join(cacheFolder, 'emulators', `offline-${hash.digest('hex').slice(0, 12)}`)
  const path = join(folder, `${name}.jar`)
  if (existsSync(path)) return path

  await mkdir(folder, { recursive: true })
  await symlink(engine, join(folder, 'engine.jar')).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  const content =
    name === 'firestore'
      ? jar('com.google.cloud.datastore.emulator.firestore.CloudFirestore')
      : await storageRules(engine, folder)
  if (content === undefined) return undefined
  // Parallel runs may do the same, so the file is moved into place when it is complete.
  await writeFile(`${path}.${process.pid}`, content)
  await rename(`${path}.${process.pid}`, path)
  return path
}

/** Returns `CLOUDSDK_ROOT_DIR`, otherwise the folder of the `gcloud` on the path. */
function cloudSdkFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env['CLOUDSDK_ROOT_DIR']
  if (named !== undefined && existsSync(named)) return named
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const gcloud = folders.map(folder => join(folder, 'gcloud')).find(existsSync)
  return gcloud === undefined ? undefined : dirname(dirname(realpathSync(gcloud)))
}

/** Builds a Java archive that takes everything else from `engine.jar` in the same folder. */
function jar(mainClass: string, classes: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const manifest = `Manifest-Version: 1.0\r\nMain-Class: ${mainClass}\r\nClass-Path: engine.jar\r\n\r\n`
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest), ...classes })
}

/** Compiles our replacement for the Storage rules runtime; undefined without a compiler. */
async function storageRules(engine: string, folder: string): Promise<Uint8Array | undefined> {
  const into = await mkdtemp(join(folder, 'classes-'))
  try {
    await promisify(execFile)('javac', ['-proc:none', '-nowarn', '-cp', engine, '-d', into, ...sources])
    const classes: Record<string, Uint8Array> = {}
    for (const name of await readdir(into)) classes[name] = await readFile(join(into, name))
    return jar('StorageRulesRuntime', classes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}
