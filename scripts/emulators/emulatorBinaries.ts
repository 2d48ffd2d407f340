import { existsSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The emulators that are Java programs; the others are part of firebase-tools. */
export const binaryNames = ['firestore', 'storage'] as const
export type BinaryName = (typeof binaryNames)[number]

/** Where an emulator may come from, in the order in which these are asked. */
export interface BinarySources {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether firebase-tools has it in its cache. */
  isDownloaded(name: BinaryName): boolean
  /** Has firebase-tools download it; false where its host cannot be reached. */
  download(name: BinaryName): Promise<boolean>
  /** The path of a program to use instead where nothing can be downloaded. */
  offline(name: BinaryName): Promise<string | undefined>
}

/**
 * The environment variables with which firebase-tools finds each of `names`: what the user set, else nothing where
 * firebase-tools has the emulator or can download it, else the offline fallback.
 *
 * @throws Problem when one of them cannot be found
 */
export async function emulatorBinaries(
  names: readonly BinaryName[],
  sources: BinarySources,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const variable = `${name.toUpperCase()}_EMULATOR_BINARY_PATH`
    const chosen = sources.env[variable]
    if (chosen !== undefined && chosen !== '') {
      if (!existsSync(chosen))
        throw new Problem(`${variable} names ${chosen}, which does not exist: correct or unset it.`)
      found[variable] = chosen
      continue
    }
    if (sources.isDownloaded(name) || (await sources.download(name))) continue
    const replacement = await sources.offline(name)
    if (replacement === undefined) throw new Problem(missing[name])
    found[variable] = replacement
  }
  return found
}

const missing: Record<BinaryName, string> = {
  firestore:
    'The Firestore emulator is neither here nor can it be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator.',
  storage:
    "The Storage emulator's rules runtime is neither here nor can it be downloaded: connect to the internet once, or install a JDK (with javac) and the Google Cloud SDK with its component cloud-firestore-emulator.",
}
