import { html } from 'hono/html'

/** The result of Hono's `html`, in which every interpolated value is escaped. */
export type Markup = ReturnType<typeof html>

/** Renders a page of a fake service. */
export function fakePage(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
          body { max-width: 420px; margin: 24px auto; padding: 0 16px; }
          ul { list-style: none; padding: 0; }
          li, form { margin: 8px 0; }
          button, input { width: 100%; padding: 8px; font: inherit; box-sizing: border-box; }
          .said { padding: 8px; border: 1px solid gray; white-space: pre-wrap; overflow-wrap: anywhere; }
          .own { margin-left: 25%; }
        </style>
      </head>
      <body>
        <small>A fake on this machine: nothing leaves it.</small>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
}

/** Renders a list of links. */
export function links(items: readonly (readonly [address: string, text: string])[]): Markup {
  return html`<ul>
    ${items.map(([address, text]) => html`<li><a href="${address}">${text}</a></li>`)}
  </ul>`
}

/** Renders a form with one button, which may send a value. */
export function buttonForm(action: string, text: string, name = '', value = ''): Markup {
  return html`<form method="post" action="${action}"><button name="${name}" value="${value}">${text}</button></form>`
}

/** Renders a form with one line to fill in. */
export function lineForm(action: string, label: string, name: string, button: string, value = ''): Markup {
  return html`<form method="post" action="${action}">
    <input name="${name}" aria-label="${label}" value="${value}" autocomplete="off" required />
    <button>${button}</button>
  </form>`
}

export interface Said {
  readonly id: number
  readonly own: boolean
  /** The odd parts are struck out. */
  parts: readonly string[]
  isEdited: boolean
  /** The buttons below, with what each sends. */
  readonly buttons: readonly { readonly text: string; readonly callback_data: string }[]
}

/** Renders the messages of a chat; `pressed` is the address that buttons post to. */
export function saidList(said: readonly Said[], pressed = ''): Markup {
  return html`<ul aria-label="Messages">
    ${said.map(
      ({ own, parts, isEdited, buttons }) =>
        html`<li class="${own ? 'said own' : 'said'}">${parts.map((text, index) =>
          index % 2 === 1 ? html`<s>${text}</s>` : text,
        )}${isEdited ? html` <small>(edited)</small>` : ''}${buttons.map(button =>
          buttonForm(pressed, button.text, 'data', button.callback_data),
        )}</li>`,
    )}
  </ul>`
}
