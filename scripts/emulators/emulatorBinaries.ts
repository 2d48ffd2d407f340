import { existsSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The emulators that are programs of their own; firebase-tools itself is the others. */
export const binaryNames = ['firestore', 'storage', 'pubsub'] as const
export type BinaryName = (typeof binaryNames)[number]

/** Where an emulator may come from, each asked in its turn. */
export interface BinarySources {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether firebase-tools has it in its cache. */
  isDownloaded(name: BinaryName): boolean
  /** Has firebase-tools download it; false where its host cannot be reached. */
  download(name: BinaryName): Promise<boolean>
  /** What the Cloud SDK on this machine offers instead, as a path for firebase-tools. */
  fromCloudSdk(name: BinaryName): Promise<string | undefined>
}

/**
 * Environment variables for firebase-tools so that it finds each of `names`: what the person set, else what
 * firebase-tools has or can download (nothing to set), else what the Cloud SDK has.
 *
 * @throws Problem when one of them cannot be had
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
    const replacement = await sources.fromCloudSdk(name)
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
  pubsub:
    'The Pub/Sub emulator is neither here nor can it be downloaded: connect to the internet once, or install the Google Cloud SDK with its component pubsub-emulator.',
}
