import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type DemonstrationPerson, demonstrationPersons } from './demonstrationPersons.ts'
import { fakeKeys } from './fakeKeys.ts'
import { fakePage, type Markup, personLabel } from './fakePage.ts'
import { TelegramChats } from './telegramChats.ts'
import { telegramGroupPages } from './telegramGroupPages.ts'

const accent = '#2aabee'

interface Places {
  /** The address of the fake. */
  readonly address: string
  /** Receives updates until `setWebhook` names another address. */
  readonly webhook: string
}

/**
 * A fake of Telegram for a bot: deep links like those of t.me, a chat with the bot for each demonstration person, and
 * the methods of the Bot API that this product calls.
 */
export function fakeTelegram({ address, webhook }: Places): Hono {
  const chats = new TelegramChats(webhook)
  const bot = fakeKeys.TELEGRAM_BOT_NAME

  return new Hono()
    .route('/', telegramGroupPages(address, chats.groups))
    .get('/', context => context.html(choicePage(address, '')))
    .get(`/${bot}`, context => {
      const { start = '', startgroup } = context.req.query()
      if (startgroup === undefined) return context.html(choicePage(address, start))
      return context.redirect(`${address}/groups?${new URLSearchParams({ startgroup })}`)
    })
    .get('/chats/:key', context => {
      const person = personOf(context)
      if (person === null) return context.notFound()
      return context.html(chatPage(address, chats, person, context.req.query('start') ?? ''))
    })
    .post('/chats/:key/messages', async context => {
      const person = personOf(context)
      if (person === null) return context.notFound()
      await chats.write(person, String((await context.req.parseBody())['text'] ?? ''))
      return context.redirect(`${address}/chats/${person.key}`, 303)
    })
    .post('/chats/:key/presses', async context => {
      const person = personOf(context)
      if (person === null) return context.notFound()
      await chats.press(person, String((await context.req.parseBody())['data'] ?? ''))
      return context.redirect(`${address}/chats/${person.key}`, 303)
    })
    .post('/chats/:key/block', async context => {
      const person = personOf(context)
      if (person === null) return context.notFound()
      await chats.turn(person)
      return context.redirect(`${address}/chats/${person.key}`, 303)
    })
    .all(`/bot${fakeKeys.TELEGRAM_BOT_TOKEN}/:method`, async context => {
      const body: unknown = await context.req.json().catch(() => ({}))
      const answer = await chats.method(context.req.param('method'), {
        ...context.req.query(),
        ...Object(body),
      })
      return context.json(answer, answer.ok ? 200 : answer.error_code)
    })
    .all('/:bot{bot[0-9]+:[^/]+}/:method', context =>
      context.json({ ok: false, error_code: 401, description: 'Unauthorized' }, 401),
    )
}

function personOf(context: Context): DemonstrationPerson | null {
  return demonstrationPersons.find(({ key }) => key === context.req.param('key')) ?? null
}

/** The page that a deep link opens first, because this machine represents several people. */
function choicePage(address: string, start: string): Markup {
  const query = start === '' ? '' : `?${new URLSearchParams({ start })}`
  return fakePage(
    'Telegram',
    accent,
    html`<p>Open the chat with the bot of Upper Bracket as</p>
      <ul>
        ${demonstrationPersons.map(
          person =>
            html`<li>
              <a class="button" href="${address}/chats/${person.key}${query}">${personLabel(person)}</a>
            </li>`,
        )}
      </ul>
      <a href="${address}/groups">Groups</a>`,
  )
}

function chatPage(address: string, chats: TelegramChats, person: DemonstrationPerson, start: string): Markup {
  const chat = `${address}/chats/${person.key}`
  return fakePage(
    `Telegram of ${person.nickname}`,
    accent,
    html`<ul aria-label="Messages">
        ${chats.said(person).map(
          ({ own, text, buttons }) =>
            html`<li class="${own ? 'said own' : 'said'}">
                ${text}
                ${buttons.map(
                  button =>
                    html`<form method="post" action="${chat}/presses">
                      <button name="data" value="${button.data}">${button.text}</button>
                    </form>`,
                )}
              </li>`,
        )}
      </ul>
      ${
        start === ''
          ? html`<form method="post" action="${chat}/messages">
              <input name="text" aria-label="Message" autocomplete="off" required />
              <button>Send</button>
            </form>`
          : html`<form method="post" action="${chat}/messages">
              <button name="text" value="/start ${start}">Start</button>
            </form>`
      }
      <form method="post" action="${chat}/block">
        <button class="quiet">${chats.isBlocked(person) ? 'Unblock the bot' : 'Block the bot'}</button>
      </form>
      <a href="${address}/">All chats</a>`,
  )
}
