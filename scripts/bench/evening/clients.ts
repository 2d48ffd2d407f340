import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { runMark } from '../../processes/runProcesses.ts'
import type { Order, Seen } from './clientProcess.ts'
import type { OpenPage } from './pages.ts'

const day = 24 * 60 * 60_000
/** The clocks of the clients. */
const skews = [day, -day]
const openedAtOnce = 40

/** Pages without a browser, half of whose clocks are a day ahead, the others a day behind. */
export interface Clients extends AsyncDisposable {
  open(pages: readonly OpenPage[]): Promise<void>
  /** Lets pages show something else, as far as they are open. */
  turn(pages: readonly OpenPage[]): Promise<void>
  /** Cuts these pages off the network until the returned function is called. */
  cut(ids: readonly string[]): Promise<() => Promise<void>>
  /** Resolves when half of these pages in each process have seen a version of a document, or after a minute. */
  untilSeen(key: string, ids: readonly string[]): Promise<unknown>
  report(): Promise<readonly Seen[]>
}

export async function startClients(page: number): Promise<Clients> {
  const processes = await Promise.all(skews.map(skewMs => clientProcess(page, skewMs)))
  const homes = new Map<string, Client>()
  const homeOf = (id: string): Client => {
    const home = homes.get(id) ?? processes[homes.size % processes.length]
    if (home === undefined) throw new Error('There is no process')
    homes.set(id, home)
    return home
  }
  const tell = async (what: 'cut' | 'reconnect', ids: readonly string[]) => {
    const byHome = Map.groupBy(ids, homeOf)
    await Promise.all([...byHome].map(([home, own]) => home.ask({ do: what, ids: own })))
  }
  const open = async (pages: readonly OpenPage[]) => {
    const byHome = Map.groupBy(pages, ({ id }) => homeOf(id))
    await Promise.all([...byHome].map(([home, own]) => home.ask({ do: 'open', pages: own })))
  }
  return {
    open: async pages => {
      for (let from = 0; from < pages.length; from += openedAtOnce)
        await open(pages.slice(from, from + openedAtOnce))
    },
    turn: pages => open(pages.filter(({ id }) => homes.has(id))),
    cut: async ids => {
      await tell('cut', ids)
      return () => tell('reconnect', ids)
    },
    untilSeen: (key, ids) => {
      const byHome = [...Map.groupBy(ids, homeOf)]
      return Promise.all(
        byHome.map(([home, own]) => home.ask({ do: 'await', key, pages: Math.floor(own.length / 2) })),
      )
    },
    report: () => Promise.all(processes.map(each => each.ask<Seen>({ do: 'report' }))),
    [Symbol.asyncDispose]: async () => {
      for (const { child } of processes) child.kill('SIGKILL')
    },
  }
}

interface Client {
  readonly child: ChildProcess
  ask<T>(order: Order): Promise<T>
}

async function clientProcess(page: number, skewMs: number): Promise<Client> {
  const settings = {
    skewMs,
    host: '127.0.0.1',
    port: emulatorPorts(page).firestore,
    projectId: localProjectId,
  }
  const child = fork(join(import.meta.dirname, 'clientProcess.ts'), [JSON.stringify(settings)], {
    env: { ...process.env, ...runMark(page) },
    execArgv: ['--max-old-space-size=6000'],
    serialization: 'advanced',
  })
  const waiting = new Map<number, (answer: unknown) => void>()
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  let lastId = 0
  const answered = (id: number) => new Promise<unknown>(resolve => waiting.set(id, resolve))
  await answered(lastId)
  return {
    child,
    ask: async <T>(order: Order) => {
      lastId += 1
      const answer = answered(lastId)
      child.send({ id: lastId, order })
      return (await answer) as T
    },
  }
}
