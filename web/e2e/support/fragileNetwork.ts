import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { origin } from './origin.ts'

/** A network between a browser and the emulators which can fail without the browser being told. */
export interface FragileNetwork extends AsyncDisposable {
  /** Where the page is served over this network; its content policy names the ports of the emulators instead. */
  readonly origin: string
  /** From now on nothing is forwarded, and nothing is closed either. */
  readonly lose: () => void
  /** New connections are forwarded again. The others stay dead, as if a router had forgotten them. */
  readonly restore: () => void
}

const page = Number(new URL(origin).port)

/** Forwards the page and Firestore, whose ports the page derives from its own. */
export async function fragileNetwork(): Promise<FragileNetwork> {
  let isLost = false
  const forwarded = new Map<Socket, Socket>()
  const dead = new Set<Socket>()

  const listen = async (from: number, to: number) => {
    const server = createServer(client => {
      client.on('error', () => client.destroy())
      if (isLost) {
        dead.add(client)
        return
      }
      const server = connect(to, '127.0.0.1')
      server.on('error', () => server.destroy())
      server.on('close', () => dead.has(client) || client.destroy())
      client.on('close', () => {
        forwarded.delete(client)
        server.destroy()
      })
      forwarded.set(client, server)
      client.pipe(server).pipe(client)
    })
    server.listen(from, '127.0.0.1')
    await once(server, 'listening')
    return server
  }

  const first = await listen(0, page)
  const port = (first.address() as AddressInfo).port
  const servers = [first, await listen(emulatorPorts(port).firestore, emulatorPorts(page).firestore)]
  return {
    origin: `http://127.0.0.1:${port}`,
    lose: () => {
      isLost = true
      for (const [client, server] of forwarded) {
        dead.add(client)
        client.unpipe(server).pause()
        server.unpipe(client).pause()
      }
    },
    restore: () => {
      isLost = false
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of [...forwarded.keys(), ...dead]) socket.destroy()
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    },
  }
}
