import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { jar } from './jar.ts'
import { programPath, writeProgram } from './program.ts'

/** The Cloud SDK's root: what `CLOUDSDK_ROOT_DIR` says, else where the `gcloud` on the path leads. */
export function cloudSdkFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env['CLOUDSDK_ROOT_DIR']
  if (named !== undefined && existsSync(named)) return named
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud')
    if (folder !== '' && existsSync(gcloud)) return dirname(dirname(realpathSync(gcloud)))
  }
  return undefined
}

/** The official Firestore emulator, which also holds the rules engine. */
export function firestoreJar(sdk: string): string | undefined {
  const path = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return existsSync(path) ? path : undefined
}

/** The SDK's archive names no main class, and firebase-tools starts emulators by `java -jar`. */
export async function wrappedFirestore(sdk: string): Promise<string | undefined> {
  const original = firestoreJar(sdk)
  if (original === undefined) return undefined
  const manifest = {
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(original).href,
  }
  return program('firestore', '.jar', jar(manifest))
}

/** firebase-tools changes the mode of what it starts, which only the owner may: hence a launcher of our own. */
export async function pubsubLauncher(sdk: string): Promise<string | undefined> {
  const original = join(sdk, 'platform/pubsub-emulator/bin/cloud-pubsub-emulator')
  if (!existsSync(original)) return undefined
  if (process.platform === 'win32') return original
  const quoted = `'${original.replaceAll("'", `'\\''`)}'`
  return program('pubsub', '', Buffer.from(`#!/bin/sh\nexec ${quoted} "$@"\n`))
}

async function program(name: string, extension: string, content: Uint8Array): Promise<string> {
  const path = programPath(name, createHash('sha256').update(content).digest('hex'), extension)
  if (!existsSync(path)) await writeProgram(path, content)
  return path
}
