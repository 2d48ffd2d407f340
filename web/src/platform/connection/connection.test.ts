import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let now = 0
let connection: typeof import('./connection.ts')
let tellPause: typeof import('./pause.ts')['tellPause']
const network = new EventTarget()
const setOnline = (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine })
  network.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('navigator', { onLine: true })
  connection = await import('./connection.ts')
  ;({ tellPause } = await import('./pause.ts'))
  connection.watchConnection(() => {})
  now = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const said = () => connection.currentConnection()

it('is silent while everything is current, and for a short wait or loss', () => {
  const source = connection.openSource()
  source.tell({ is: 'waiting' })
  pass(4900)
  source.tell({ is: 'current' })
  pass(60_000)
  source.tell({ is: 'lost', asOf: Date.now() })
  pass(4900)
  source.tell({ is: 'current' })
  pass(60_000)
  expect(said()).toBeNull()
})

it('says that it is slow, also if something else is waited for in between', () => {
  const code = connection.openSource()
  code.tell({ is: 'waiting' })
  pass(3000)
  code.close()
  const data = connection.openSource()
  data.tell({ is: 'waiting' })
  pass(2000)
  expect(said()).toEqual({ state: 'slow', asOf: null })
  data.close()
  expect(said()).toBeNull()
})

it('says at once that the browser is offline, and since when, then that it is connected again', () => {
  connection.openSource().tell({ is: 'current' })
  pass(1000)
  setOnline(false)
  pass(10_000)
  expect(said()).toEqual({ state: 'offline', asOf: now + 1000 })
  setOnline(true)
  expect(said()).toEqual({ state: 'back', asOf: null })
  pass(4000)
  expect(said()).toBeNull()
})

it('says that it is offline where there is nothing that could be old, without praising its return', () => {
  setOnline(false)
  expect(said()).toEqual({ state: 'offline', asOf: null })
  setOnline(true)
  expect(said()).toBeNull()
})

it('says how old the oldest part is when the server is gone, whatever the clock of the browser says', () => {
  connection.openSource().tell({ is: 'lost', asOf: now + 86_400_000 })
  const source = connection.openSource()
  source.tell({ is: 'lost', asOf: now - 60_000 })
  expect(said()).toEqual({ state: 'unreachable', asOf: now - 60_000 })
  source.close()
  pass(5000)
  expect(said()).toEqual({ state: 'unreachable', asOf: now + 86_400_000 })
})

it('says that snapshots stand in, and how old the parts are that are in none', () => {
  const polled = connection.openSource()
  polled.tell({ is: 'delayed' })
  expect(said()).toEqual({ state: 'delayed', asOf: null })
  connection.openSource().tell({ is: 'lost', asOf: now - 60_000 })
  expect(said()).toEqual({ state: 'delayed', asOf: now - 60_000 })
})

it('does not say that it is connected again when what was lost is left', () => {
  const source = connection.openSource()
  source.tell({ is: 'lost', asOf: now - 60_000 })
  source.close()
  expect(said()).toBeNull()
})

it('leaves out what a request tells after its source was closed', () => {
  const source = connection.openSource()
  source.tell({ is: 'current' })
  source.close()
  source.tell({ is: 'lost', asOf: now - 60_000 })
  pass(60_000)
  expect(said()).toBeNull()
})

it('opens what has ended again, and each shared connection once', () => {
  const [reopen, reconnect] = [vi.fn<() => void>(), vi.fn<() => void>()]
  connection.openSource().tell({ is: 'stopped', asOf: now, retry: reopen })
  connection.openSource().tell({ is: 'lost', asOf: now, retry: reconnect })
  connection.openSource().tell({ is: 'lost', asOf: now, retry: reconnect })
  connection.retryConnection()
  expect([reopen, reconnect].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('says at once that the operation is paused, rather than that updates are late, and stops by itself', () => {
  const source = connection.openSource()
  source.tell({ is: 'delayed' })
  tellPause(true)
  expect(said()).toEqual({ state: 'paused', asOf: null })
  setOnline(false)
  expect(said()?.state).toBe('offline')
  setOnline(true)
  source.tell({ is: 'current' })
  tellPause(false)
  expect(said()?.state).not.toBe('paused')
})
