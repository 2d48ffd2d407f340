import { serve } from '@hono/node-server'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Hono } from 'hono'
import { fakeDiscord } from './discord.ts'
import { fakePush } from './push.ts'
import { fakeStartgg } from './startgg/startgg.ts'
import { fakeSteam } from './steam.ts'
import { fakeTelegram } from './telegram.ts'

/** Starts fakes of the external services on one port. Returns the function that ends them. */
export async function startFakes(page: number): Promise<() => Promise<void>> {
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  const server = serve(
    { fetch: fakes(page).fetch, hostname: '127.0.0.1', port: emulatorPorts(page).fakes },
    () => resolve(),
  )
  await listening
  return () =>
    new Promise(ended => {
      server.close(() => ended())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
}

function fakes(page: number): Hono {
  const { hosting, fakes: port } = emulatorPorts(page)
  const address = `http://127.0.0.1:${port}`
  return new Hono()
    .route('/discord', fakeDiscord(`${address}/discord`))
    .route('/push', fakePush(`${address}/push`))
    .route('/startgg', fakeStartgg())
    .route('/steam', fakeSteam(`${address}/steam`))
    .route(
      '/telegram',
      fakeTelegram({
        address: `${address}/telegram`,
        webhook: `http://127.0.0.1:${hosting}/api/telegram`,
      }),
    )
}
