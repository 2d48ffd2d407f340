import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

/*
 * The least that a callable can be, in a process of its own as a function is: it writes a score into the document that a
 * page names. It has no emulator in front of it, nor does it ask who calls.
 */
initializeApp({ projectId: localProjectId })
const database = getFirestore()

const server = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('access-control-max-age', '7200')
  let body = ''
  for await (const chunk of request) body += chunk
  if (request.method === 'POST') {
    const { path, score } = JSON.parse(body)
    await database.doc(path).update({ score: [score, 0] })
  }
  response.end('{}')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
