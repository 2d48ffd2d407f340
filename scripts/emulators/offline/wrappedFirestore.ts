import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { firestoreJar } from './firestoreJar.ts'
import { jar } from './jar.ts'
import { programPath, writeProgram } from './program.ts'

/**
 * The Cloud SDK's Firestore emulator as firebase-tools can start it, by `java -jar`: the SDK's archive names no main
 * class, so this one consists of a manifest that does.
 */
export async function wrappedFirestore(sdk: string): Promise<string | undefined> {
  const original = firestoreJar(sdk)
  if (original === undefined) return undefined
  const content = jar({
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(original).href,
  })
  const path = programPath('firestore', createHash('sha256').update(content).digest('hex'), '.jar')
  if (!existsSync(path)) await writeProgram(path, content)
  return path
}
