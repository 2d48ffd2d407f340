import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { firestoreJar } from '../firestoreJar.ts'
import { jar } from '../jar.ts'
import { programPath, writeProgram } from '../program.ts'

const sources = ['StorageRulesRuntime.java', 'FirestoreDocument.java'].map(name =>
  join(import.meta.dirname, name),
)

/**
 * The path of our stand-in for the official Storage rules runtime, compiled once against the rules engine in the
 * Cloud SDK's Firestore emulator; undefined without that emulator or without `javac`.
 */
export async function storageRulesRuntime(sdk: string): Promise<string | undefined> {
  const engine = firestoreJar(sdk)
  if (engine === undefined) return undefined
  const hash = createHash('sha256').update(engine)
  for (const source of sources) hash.update(await readFile(source))
  const digest = hash.digest('hex')
  const path = programPath('storage-rules', digest, '.jar')
  if (existsSync(path)) return path

  const classes = await mkdtemp(join(tmpdir(), 'upper-bracket-classes-'))
  try {
    if (!(await compile(engine, classes))) return undefined
    const files: Record<string, Uint8Array> = {}
    for (const name of await readdir(classes)) files[name] = await readFile(join(classes, name))
    const manifest = { 'Main-Class': 'StorageRulesRuntime', 'Class-Path': pathToFileURL(engine).href }
    await writeProgram(path, jar(manifest, files))
    return path
  } finally {
    await rm(classes, { recursive: true, force: true })
  }
}

/** False where no compiler is installed. */
async function compile(engine: string, into: string): Promise<boolean> {
  try {
    await promisify(execFile)('javac', ['-proc:none', '-nowarn', '-cp', engine, '-d', into, ...sources])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
