import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../processes/run.ts'

test('that nobody is signed in is said before anything is installed', async () => {
  const home = await mkdtemp(join(tmpdir(), 'upper-bracket-home-'))
  const { code, output } = await run(
    'node',
    ['scripts/deploy/deploy.ts', '--project', 'upper-test', '--check'],
    {
      env: { HOME: home, XDG_CONFIG_HOME: home, GOOGLE_APPLICATION_CREDENTIALS: '' },
    },
  )
  expect(code).toBe(1)
  expect(output).toContain('Nobody is signed in: run `npx firebase login`.')
  expect(output).not.toContain('Looking for firebase-tools')
  await rm(home, { recursive: true })
})

test('a check deletes nothing: with --destroy it is refused', async () => {
  const args = ['scripts/deploy/deploy.ts', '--project', 'upper-test', '--check', '--destroy']
  const { code, output } = await run('node', args)
  expect(code).toBe(1)
  expect(output).toContain('--destroy takes no other option')
})
