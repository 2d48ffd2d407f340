import { html } from 'hono/html'
import type { DemonstrationPerson } from './demonstrationPersons.ts'

/** The result of Hono's `html`, in which every interpolated value is escaped. */
export type Markup = ReturnType<typeof html>

/** Renders a page of a fake; `accent` is the colour of the service. */
export function fakePage(title: string, accent: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
          :root { --accent: ${accent}; }
        </style>
      </head>
      <body>
        <main>
          <p class="note">A fake on this machine: nothing leaves it.</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}

/** Renders a person's picture and name for a button or a heading. */
export function personLabel({ nickname, hue }: DemonstrationPerson): Markup {
  return html`<span class="picture" style="background: hsl(${hue} 60% 45%)">${nickname.slice(0, 1)}</span>
    <span>${nickname}</span>`
}

/** Renders the person's picture as a file, which a fake serves like the service. */
export function personPicture({ nickname, hue }: DemonstrationPerson): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 60% 45%)"/><text x="32" y="43" font-family="sans-serif" font-size="32" fill="#fff" text-anchor="middle">${nickname.slice(0, 1)}</text></svg>`
}

const style = `
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    font: 16px/1.5 system-ui, sans-serif; color: #e8eaf0; background: #12141a; }
  main { width: 100%; max-width: 420px; padding: 28px; border-radius: 14px; background: #1b1e27;
    border-top: 4px solid var(--accent); }
  h1 { margin: 4px 0 16px; font-size: 22px; line-height: 1.25; }
  .note { margin: 0; font-size: 13px; color: #98a0b3; }
  ul { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 8px; }
  button, .button { display: flex; align-items: center; gap: 12px; width: 100%; padding: 10px 12px; font: inherit;
    color: inherit; text-align: left; text-decoration: none; cursor: pointer; border-radius: 10px;
    border: 1px solid #343947; background: #232733; }
  input { width: 100%; margin-bottom: 8px; padding: 10px 12px; font: inherit; color: inherit; background: #12141a;
    border: 1px solid #343947; border-radius: 10px; }
  .choices { display: grid; gap: 4px; }
  form + form, form + a { margin-top: 8px; }
  form + a { display: block; }
  button:hover, .button:hover, button:focus-visible, .button:focus-visible { border-color: var(--accent); }
  .picture { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; color: #fff;
    font-weight: 600; }
  .quiet { justify-content: center; background: none; }
  .said { white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px 12px; border-radius: 10px;
    background: #232733; }
  .said.own { background: color-mix(in srgb, var(--accent) 30%, #232733); justify-self: end; }
  a { color: #8ab4ff; }
`
