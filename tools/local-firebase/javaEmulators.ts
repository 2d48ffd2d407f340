import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, realpathSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { strToU8, zipSync } from 'fflate'
import downloads from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' }
import { cacheFolder } from '../../scripts/folders.ts'
import { Problem } from '../../scripts/problem.ts'
import { firebaseCommand } from './firebaseCommand.ts'

const execute = promisify(execFile)

/** The emulators that are Java programs, with what to install for them; the others are part of firebase-tools. */
const needed = {
  firestore: 'the Google Cloud SDK with its component cloud-firestore-emulator',
  storage: 'a JDK (with javac) and the Google Cloud SDK with its component cloud-firestore-emulator',
} as const
type JavaEmulator = keyof typeof needed

/**
 * Returns the environment variables with which firebase-tools finds those of `names` that are Java programs: none for
 * an emulator that the user has set, or that firebase-tools has or can download; otherwise the path of one that is
 * built from an installed Cloud SDK. `tell` is called before each download.
 *
 * @throws Problem if Java or one of them is missing
 */
export async function javaEnvironment(
  names: readonly string[],
  tell: (step: string) => void,
): Promise<Record<string, string>> {
  await requireJava()
  const paths: Record<string, string> = {}
  for (const name of ['firestore', 'storage'] as const) {
    const variable = `${name.toUpperCase()}_EMULATOR_BINARY_PATH`
    if (!names.includes(name) || process.env[variable] || (await isDownloaded(name, tell))) continue
    const path = await cloudSdkEmulator(name)
    if (path === undefined)
      throw new Problem(
        `The ${name} emulator is neither here nor can it be downloaded: connect to the internet once, or install ${needed[name]}.`,
      )
    paths[variable] = path
  }
  return paths
}

/** Whether firebase-tools has the emulator in its cache, or could download it now. */
async function isDownloaded(name: JavaEmulator, tell: (step: string) => void): Promise<boolean> {
  const { downloadPathRelativeToCacheDir, expectedSize, remoteUrl } = downloads[name]
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const path = join(cache, downloadPathRelativeToCacheDir)
  if (existsSync(path) && statSync(path).size === expectedSize) return true
  const reached = await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).catch(
    () => null,
  )
  if (!reached?.ok) return false
  tell(`Downloading the ${name} emulator, ${Math.round(expectedSize / 1e6)} MB, once`)
  const [program, ...args] = firebaseCommand([`setup:emulators:${name}`, '--non-interactive'])
  return execute(program, args).then(
    () => true,
    () => false,
  )
}

/**
 * Returns the path of an emulator built from the Firestore emulator in an installed Cloud SDK; undefined without that,
 * and for Storage without `javac`.
 */
async function cloudSdkEmulator(name: JavaEmulator): Promise<string | undefined> {
  const engine = join(
    cloudSdkFolder() ?? '',
    'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  )
  if (!existsSync(engine)) return undefined
  const sources = globSync(join(import.meta.dirname, '*.java'))
  const hash = createHash('sha256').update(`${engine} ${statSync(engine).mtimeMs}`)
  for (const source of sources) hash.update(await readFile(source))
  const folder = join(cacheFolder, 'emulators', `offline-${hash.digest('hex').slice(0, 12)}`)
  const path = join(folder, `${name}.jar`)
  if (existsSync(path)) return path

  await mkdir(folder, { recursive: true })
  // Parallel runs may do the same, so each file is moved into place when it is complete.
  const own = await mkdtemp(join(folder, 'building-'))
  try {
    await symlink(engine, join(own, 'engine.jar'))
    await rename(join(own, 'engine.jar'), join(folder, 'engine.jar'))
    const isStorage = name === 'storage'
    if (isStorage) await execute('javac', ['-proc:none', '-nowarn', '-cp', engine, '-d', own, ...sources])
    const classes = await Promise.all(
      globSync(join(own, '*.class')).map(async file => [basename(file), await readFile(file)] as const),
    )
    const mainClass = isStorage
      ? 'StorageRulesRuntime'
      : 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
    // Everything else comes from the engine in the same folder.
    const manifest = `Manifest-Version: 1.0\r\nMain-Class: ${mainClass}\r\nClass-Path: engine.jar\r\n\r\n`
    const jar = zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest), ...Object.fromEntries(classes) })
    await writeFile(join(own, 'jar'), jar)
    await rename(join(own, 'jar'), path)
    return path
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Returns `CLOUDSDK_ROOT_DIR`, otherwise the folder of the `gcloud` on the path. */
function cloudSdkFolder(): string | undefined {
  const { CLOUDSDK_ROOT_DIR: named, PATH = '' } = process.env
  if (named !== undefined && existsSync(named)) return named
  const gcloud = PATH.split(delimiter)
    .map(folder => join(folder, 'gcloud'))
    .find(existsSync)
  return gcloud === undefined ? undefined : dirname(dirname(realpathSync(gcloud)))
}

const oldestJava = 11

/** @throws Problem if there is no Java, or one that the emulators cannot use */
export async function requireJava(): Promise<void> {
  const told = await execute('java', ['-version']).catch(() => undefined)
  const version = Number(/version "(?:1\.)?(\d+)/.exec(`${told?.stderr}${told?.stdout}`)?.[1])
  if (!(version >= oldestJava))
    throw new Problem(
      `Java is ${told === undefined ? 'missing' : 'too old'}: install a JDK of version 17 or newer, and see that \`java\` is on the path.`,
    )
}
