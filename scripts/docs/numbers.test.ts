import { readFile } from 'node:fs/promises'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { expect, test } from 'vitest'

const [readme, localFirebase, firebaseTools] = await Promise.all(
  ['README.md', 'tools/local-firebase/README.md', 'tools/local-firebase/package.json'].map(path =>
    readFile(path, 'utf8'),
  ),
)

test('README.md states the ports of the inbox and the fakes', () => {
  const { inbox, fakes } = emulatorPorts(0)
  expect(readme).toContain(`E-mail arrives in an inbox with a page (the page's port + ${inbox})`)
  expect(readme).toContain(`that speak the real protocols (the page's port + ${fakes})`)
})

test('the page about the local emulators states their version', () => {
  const [, version] = /"firebase-tools": "([\d.]+)"/.exec(firebaseTools ?? '') ?? []
  expect(localFirebase).toContain(`firebase-tools is pinned to **${version}**`)
})
