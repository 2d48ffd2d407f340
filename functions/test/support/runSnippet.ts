import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SnippetLanguage } from '@upper-bracket/shared/api/snippets'

const run = promisify(execFile)

const commands: Readonly<Record<SnippetLanguage, (code: string) => readonly [string, readonly string[]]>> = {
  curl: code => ['bash', ['-c', code]],
  JavaScript: code => [process.execPath, ['--input-type=module', '-e', code]],
  Python: code => ['python3', ['-c', code]],
}

/** The program that a snippet needs, and an option that shows whether it is there. */
const programs: Readonly<Record<SnippetLanguage, string>> = {
  curl: 'curl',
  JavaScript: process.execPath,
  Python: 'python3',
}

/** Whether this machine can run snippets of a language. */
export async function canRun(language: SnippetLanguage): Promise<boolean> {
  return run(programs[language], ['--version']).then(
    () => true,
    () => false,
  )
}

/** Runs a snippet in an empty folder, and returns what it has printed, or what it has written to `file`. */
export async function runSnippet(language: SnippetLanguage, code: string, file?: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'snippet-'))
  try {
    const [program, args] = commands[language](code)
    const { stdout } = await run(program, args, { cwd: folder, timeout: 30_000 })
    return JSON.parse(file === undefined ? stdout : await readFile(join(folder, file), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}
