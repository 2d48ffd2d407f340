import { serve } from '@hono/node-server'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Hono } from 'hono'
import { discordStandIn } from './discord.ts'
import { pushStandIn } from './push/push.ts'
import { steamStandIn } from './steam.ts'
import { telegramStandIn } from './telegram.ts'

/**
 * The services that people sign in with and are reached by, as far as this product speaks with them, on one port.
 * Returns the function that ends them.
 */
export async function startStandIns(page: number): Promise<() => Promise<void>> {
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  const server = serve(
    { fetch: standIns(page).fetch, hostname: '127.0.0.1', port: emulatorPorts(page).standIns },
    () => resolve(),
  )
  await listening
  return () =>
    new Promise(ended => {
      server.close(() => ended())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
}

function standIns(page: number): Hono {
  const { hosting, standIns: port } = emulatorPorts(page)
  const address = `http://127.0.0.1:${port}`
  return new Hono()
    .route('/discord', discordStandIn(`${address}/discord`))
    .route('/push', pushStandIn(`${address}/push`))
    .route('/steam', steamStandIn(`${address}/steam`))
    .route(
      '/telegram',
      telegramStandIn({
        address: `${address}/telegram`,
        webhook: `http://127.0.0.1:${hosting}/api/telegram`,
      }),
    )
}
