import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { fakeKeys } from './fakeKeys.ts'
import { fakePage } from './fakePage.ts'
import { faultForm, faults, saidItem } from './fault.ts'
import type { Group, TelegramGroups } from './telegramGroups.ts'

const accent = '#2aabee'

/** The pages of groups: their messages, and whether the bot is a member. `address` is that of the fake. */
export function telegramGroupPages(address: string, groups: TelegramGroups): Hono {
  const pageOf = ({ id }: Group) => `${address}/groups/${id}`
  const find = (context: Context) => groups.find(Number(context.req.param('id')))
  const bodyOf = async (context: Context, field: string) =>
    String((await context.req.parseBody())[field] ?? '')

  return new Hono()
    .get('/groups', context => context.html(listPage(context.req.query('startgroup') ?? '')))
    .post('/groups', async context => {
      const group = groups.create(await bodyOf(context, 'title'))
      return context.redirect(pageOf(group), 303)
    })
    .get('/groups/:id', context => {
      const group = find(context)
      if (group === null) return context.notFound()
      return context.html(groupPage(group))
    })
    .post('/groups/:id/bot', async context => {
      const group = find(context)
      if (group === null) return context.notFound()
      await groups.turn(group)
      return context.redirect(pageOf(group), 303)
    })
    .post('/groups/:id/messages', async context => {
      const group = find(context)
      if (group === null) return context.notFound()
      const text = await bodyOf(context, 'text')
      // A deep link adds the bot as a member before it writes.
      if (!group.hasBot && text.startsWith('/start@')) await groups.turn(group)
      await groups.write(group, text)
      return context.redirect(pageOf(group), 303)
    })
    .post('/groups/:id/fault', async context => {
      const group = find(context)
      if (group === null) return context.notFound()
      const chosen = await bodyOf(context, 'fault')
      group.fault = faults.find(fault => fault === chosen) ?? 'none'
      return context.redirect(pageOf(group), 303)
    })

  function listPage(code: string) {
    const start = `/start@${fakeKeys.TELEGRAM_BOT_NAME} ${code}`
    return fakePage(
      'Telegram groups',
      accent,
      html`<ul>
          ${groups.all().map(group =>
            code === ''
              ? html`<li><a class="button" href="${pageOf(group)}">${group.title}</a></li>`
              : html`<li>
                  <form method="post" action="${pageOf(group)}/messages">
                    <button name="text" value="${start}">Add the bot to ${group.title}</button>
                  </form>
                </li>`,
          )}
        </ul>
        <form method="post" action="${address}/groups">
          <input name="title" aria-label="Group" value="Tournament" autocomplete="off" required />
          <button>New group</button>
        </form>
        <a href="${address}/">Chats with the bot</a>`,
    )
  }

  function groupPage(group: Group) {
    return fakePage(
      `Telegram: ${group.title}`,
      accent,
      html`<ul aria-label="Messages">
          ${group.messages.map(({ own, text, isEdited }) =>
            saidItem(own ? [text] : partsOf(text), isEdited, own),
          )}
        </ul>
        <form method="post" action="${pageOf(group)}/messages">
          <input name="text" aria-label="Message" autocomplete="off" required />
          <button>Send</button>
        </form>
        <form method="post" action="${pageOf(group)}/bot">
          <button class="quiet">${group.hasBot ? 'Remove the bot' : 'Add the bot'}</button>
        </form>
        ${faultForm(`${pageOf(group)}/fault`, group.fault)}
        <a href="${address}/groups">All groups</a>`,
    )
  }
}

/** Splits a text without its markup into parts; the odd ones are struck out. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/<\/?s>/)
    .map(part => part.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
}
