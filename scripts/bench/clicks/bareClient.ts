import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  setDoc,
} from 'firebase/firestore'

/**
 * The least that carries a number from a click to another browser: a button whose click writes a document, and a
 * text that shows what a listener says. What it does is asked for in the address. It runs in a browser.
 */
const asked = new URLSearchParams(location.search)
const firestore = initializeFirestore(
  initializeApp({ projectId: asked.get('project') ?? '', apiKey: 'emulator' }),
  { localCache: memoryLocalCache() },
)
connectFirestoreEmulator(firestore, '127.0.0.1', Number(asked.get('port')), { mockUserToken: 'owner' })
const shared = doc(firestore, 'bare/match')
const output = document.createElement('output')
document.body.append(output)

if (asked.get('role') === 'listener') {
  onSnapshot(shared, snapshot => {
    output.textContent = String(snapshot.get('score')?.[0] ?? '')
  })
} else {
  const facts: unknown = JSON.parse(asked.get('facts') ?? '{}')
  const button = document.createElement('button')
  button.textContent = '+1'
  let count = 0
  button.addEventListener('click', () => {
    count += 1
    void setDoc(shared, { ...Object(facts), score: [count, 0] })
  })
  document.body.append(button)
}
