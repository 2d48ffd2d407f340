import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../folders.ts'

test('the workflow deploys no tag of a commit that is not in main', async () => {
  const workflow = await readFile(join(root, '.github/workflows/deploy.yml'), 'utf8')
  const [, refusal = ''] = /not in main\n +run: (.*)/.exec(workflow) ?? []
  expect(workflow.indexOf(refusal)).toBeLessThan(workflow.indexOf('secrets.'))
  // Otherwise there is no `origin/main`.
  expect(workflow.slice(0, workflow.indexOf(refusal))).toMatch(/^ +fetch-depth: 0$/m)
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  git('init', '--quiet', '--initial-branch=main')
  for (const [subject, tag] of [
    ['Released', 'v1'],
    ['Later', 'v2'],
  ] as const) {
    git('commit', '--quiet', '--allow-empty', '-m', subject)
    git('tag', tag)
  }
  git('update-ref', 'refs/remotes/origin/main', 'main')
  git('checkout', '--quiet', '-b', 'aside', 'v1')
  git('commit', '--quiet', '--allow-empty', '-m', 'Not reviewed')
  git('tag', 'v3')
  const statusOf = (tag: string) => {
    git('checkout', '--quiet', '--detach', tag)
    return spawnSync('bash', ['-e', '-c', refusal], { cwd: folder }).status
  }
  expect(['v1', 'v2', 'v3'].map(statusOf)).toEqual([0, 0, 1])
})

test('what deploys is locked with all that it depends on', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(root, 'tools/deployment', file), 'utf8'))
  const [wanted, lock] = [await read('package.json'), await read('package-lock.json')]
  const { '': own, ...packages } = lock.packages
  expect(own.dependencies).toEqual(wanted.dependencies)
  expect(packages['node_modules/firebase-tools'].version).toBe(wanted.dependencies['firebase-tools'])
  const unlocked = Object.entries<{ integrity?: string; inBundle?: boolean }>(packages).filter(
    ([, { integrity, inBundle }]) => integrity === undefined && inBundle !== true,
  )
  expect(unlocked.map(([name]) => name)).toEqual([])
})
