import type { ChildProcess } from 'node:child_process'
import { emulatorPorts, localProjectId } from '../../web/src/platform/emulatorPorts.ts'

const longestAnswer = 15_000

/** See `Door`: settles when it is closed, or when nobody answers any more who could close it. */
export async function closeDoor(firebase: ChildProcess, page: number): Promise<void> {
  await refuseBrowsers(page)
  if (!firebase.connected) return
  const { hosting, functions, auth, storage } = emulatorPorts(page)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const listen = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'doorClosed' in message) resolve()
  }
  firebase.on('message', listen)
  firebase.once('exit', () => resolve())
  const late = setTimeout(resolve, longestAnswer)
  firebase.send({ closeDoor: { hosting, functions, auth, storage } }, error => {
    if (error) resolve()
  })
  await closed
  clearTimeout(late)
  firebase.off('message', listen)
}

/** Browsers write to Firestore directly, and what they may is what its rules say. */
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
