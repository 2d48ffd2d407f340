import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  query,
  updateDoc,
} from 'firebase/firestore'

/**
 * The least that carries a number from a click to another browser: a button whose click writes to a document, by
 * itself or through a function, and a text that shows what a listener says of it. A `follower` does both. What it does is
 * asked for in the address. It runs in a browser.
 */
const asked = new URLSearchParams(location.search)
const [role, path = '', id = ''] = ['role', 'path', 'id'].map(name => asked.get(name) ?? '')
const firestore = initializeFirestore(
  initializeApp({ projectId: asked.get('project') ?? '', apiKey: 'emulator' }),
  { localCache: memoryLocalCache() },
)
// Nobody may write a match; this token may in an emulator.
const token = role === 'writer' ? { mockUserToken: 'owner' } : {}
connectFirestoreEmulator(firestore, '127.0.0.1', Number(asked.get('port')), token)
const written = doc(firestore, path, id)
const output = document.createElement('output')
document.body.append(output)

function call(score: number): Promise<Response> {
  const reads = role === 'reader' || role === 'follower'
  const body = JSON.stringify({ data: { path: written.path, score, reads } })
  return fetch(asked.get('function') ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}

function show(score: unknown): void {
  output.textContent = Array.isArray(score) ? String(score[0]) : ''
}

if (role === 'document') onSnapshot(written, snapshot => show(snapshot.get('score')))
if (role === 'list' || role === 'follower') {
  onSnapshot(query(collection(firestore, path), limit(1100)), snapshot => {
    for (const { doc: changed } of snapshot.docChanges()) if (changed.id === id) show(changed.get('score'))
  })
}
if (role !== 'document' && role !== 'list') {
  const button = document.createElement('button')
  button.textContent = '+1'
  let count = 0
  button.addEventListener('click', () => {
    count += 1
    if (role === 'writer') void updateDoc(written, { score: [count, 0] })
    else void call(count)
  })
  document.body.append(button)
}
