import type { ChildProcess } from 'node:child_process'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

const maxWaitMs = 15_000

/** Closes the `RequestGate`. Settles when it is closed, or when firebase-tools is gone or does not respond. */
export async function closeGate(firebase: ChildProcess, page: number): Promise<void> {
  await refuseBrowsers(page)
  if (!firebase.connected) return
  const { hosting, functions, auth, storage } = emulatorPorts(page)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const listen = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'gateClosed' in message) resolve()
  }
  firebase.on('message', listen)
  firebase.once('exit', () => resolve())
  const late = setTimeout(resolve, maxWaitMs)
  firebase.send({ closeGate: { hosting, functions, auth, storage } }, error => {
    if (error) resolve()
  })
  await closed
  clearTimeout(late)
  firebase.off('message', listen)
}

/** Browsers write to Firestore directly, so its rules have to refuse them. */
async function refuseBrowsers(page: number): Promise<void> {
  const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{document=**} { allow read, write: if false; }
}`
  const { firestore } = emulatorPorts(page)
  const address = `http://127.0.0.1:${firestore}/emulator/v1/projects/${localProjectId}:securityRules`
  await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
}
