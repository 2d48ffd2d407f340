import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './folders.ts'
import { run } from './processes/run.ts'

test('a command runs in a folder whose name has spaces and Cyrillic letters, on any Node', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'upper-bracket-folder-'))
  const folder = join(parent, 'Мой турнир 100%')
  await mkdir(join(folder, 'scripts'), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  await symlink(join(root, 'node_modules/node'), join(folder, 'node_modules/node'))
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'node_modules/.package-lock.json'), '{}')
  await writeFile(join(folder, 'scripts/hello.ts'), 'console.log(process.cwd(), process.argv[2])')
  await copyFile(join(root, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'))
  // Node before 20.11 knows its folder only as an address.
  const older = `--import=data:text/javascript,import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { const loaded = next(url, context); return url.endsWith('run.mjs') ? { ...loaded, source: String(loaded.source).replaceAll('import.meta.dirname', 'undefined') } : loaded } })`
  const { code, output } = await run('node', [
    older,
    join(folder, 'scripts/run.mjs'),
    'scripts/hello.ts',
    'there',
  ])
  expect({ code, output: output.trim() }).toEqual({ code: 0, output: `${folder} there` })
  await rm(parent, { recursive: true })
})
