import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { fakeDiscord } from '../../../../scripts/fakes/discord.ts'
import { fakeTelegram } from '../../../../scripts/fakes/telegram.ts'

/** Discord and Telegram as `npm start` plays them, on a port of their own. Nobody hears what happens in the groups. */
export async function startServices() {
  let app = new Hono()
  const server = serve({ fetch: request => app.fetch(request), hostname: '127.0.0.1', port: 0 }) as Server
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const telegram = { address: `${address}/telegram`, webhook: 'http://127.0.0.1:1' }
  app = new Hono()
    .route('/discord', fakeDiscord(`${address}/discord`))
    .route('/telegram', fakeTelegram(telegram))
  return {
    discord: `${address}/discord`,
    telegram: `${address}/telegram`,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}

const post = (address: string, fields: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** A channel or group of a service, as its page shows it. */
export class ShownChat {
  readonly page: string
  constructor(page: string) {
    this.page = page
  }

  static async create(service: string, fields: Record<string, string>): Promise<ShownChat> {
    return new ShownChat((await post(service, fields)).headers.get('location') ?? '')
  }

  /** The messages as they are shown: what is struck out between `~`, `(edited)` behind what was edited. */
  async messages(): Promise<readonly string[]> {
    const html = await (await fetch(this.page)).text()
    return [...html.matchAll(/<li class="said">(.*?)<\/li>/gs)].map(([, text = '']) =>
      text
        .replace(/<\/?s>/g, '~')
        .replace(/<.*?>/g, '')
        .replace(/&(#39|quot|amp|lt|gt);/g, entity => entities[entity] ?? entity)
        .replace(/\s*\n+\s*/g, '\n')
        .trim(),
    )
  }

  async webhook(): Promise<string> {
    return /value="(http[^"]*webhooks[^"]*)"/.exec(await (await fetch(this.page)).text())?.[1] ?? ''
  }

  press(button: string, fields: Record<string, string> = {}): Promise<Response> {
    return post(`${this.page}/${button}`, fields)
  }
}

const entities: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}
