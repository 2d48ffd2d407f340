import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../folders.ts'

/** A server that fails in every way in which one can. */
const program = `
import { createServer } from 'node:http'
import { guardRequests } from './scripts/emulators/patches/guardRequests.mjs'
guardRequests(({ url }) => url === '/unwelcome' ? 503 : null)
process.on('uncaughtException', error => { console.log('died of', error.message); process.exit(3) })
const server = createServer((request, response) => {
  const fail = () => { throw new Error('at a request') }
  switch (request.url) {
    case '/at-once': return fail()
    case '/soon': return void Promise.resolve().then(fail)
    case '/later': return void setTimeout(fail, 10)
    case '/half-way': response.write('half'); return void setTimeout(fail, 10)
    case '/afterwards': response.end('done'); return void setTimeout(fail, 10)
    default: response.end('well')
  }
})
process.on('message', () => { throw new Error('by itself') })
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
`
let child: ChildProcess
let output = ''
let port = 0

beforeAll(async () => {
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', piece => {
      output += piece
    })
  while (!output.includes('port')) await pause(20)
  port = Number(/port (\d+)/.exec(output)?.[1])
})
afterAll(() => child.kill('SIGKILL'))

test.each([
  ['GET / HTTP/1.1\r\nHost: a', 'HTTP/1.1 200 OK'],
  ['GET /at-once HTTP/1.1\r\nHost: a', 'HTTP/1.1 500 Internal Server Error'],
  ['GET /soon HTTP/1.1\r\nHost: a', 'HTTP/1.1 500 Internal Server Error'],
  ['GET /later HTTP/1.1\r\nHost: a', 'HTTP/1.1 500 Internal Server Error'],
  ['GET /half-way HTTP/1.1\r\nHost: a', 'HTTP/1.1 200 OK'],
  ['GET /afterwards HTTP/1.1\r\nHost: a', 'HTTP/1.1 200 OK'],
  ['GET /unwelcome HTTP/1.1\r\nHost: a', 'HTTP/1.1 503 Service Unavailable'],
  ['GET // HTTP/1.1\r\nHost: a', 'HTTP/1.1 400 Bad Request'],
  ['GET /// HTTP/1.1\r\nHost: a', 'HTTP/1.1 400 Bad Request'],
  ['GET / HTTP/1.1\r\nHost: ]', 'HTTP/1.1 400 Bad Request'],
  ['GET /% HTTP/1.1\r\nHost: a', 'HTTP/1.1 400 Bad Request'],
  ['GET /%c0%af HTTP/1.1\r\nHost: a', 'HTTP/1.1 400 Bad Request'],
])('%j is answered with %s, and the next one as if nothing had been', async (request, answer) => {
  expect(await firstLine(request)).toBe(answer)
  await pause(30)
  expect(await firstLine('GET / HTTP/1.1\r\nHost: a')).toBe('HTTP/1.1 200 OK')
  expect(child.exitCode).toBeNull()
})

test('an error that no request has brought about ends the process as ever', async () => {
  child.send('fail')
  const [code] = await once(child, 'exit')
  expect(code).toBe(3)
  expect(output).toContain('died of by itself')
})

async function firstLine(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  socket.on('data', piece => {
    answer += piece
  })
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}
