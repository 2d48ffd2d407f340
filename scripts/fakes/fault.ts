import { html } from 'hono/html'
import type { Markup } from './fakePage.ts'

/** What a fake does with messages: accepts them, rejects them as too many, fails, or never responds. */
export const faults = ['none', 'too-fast', 'fails', 'hangs'] as const
export type Fault = (typeof faults)[number]

const names: Readonly<Record<Fault, string>> = {
  none: 'Works',
  'too-fast': 'Too many requests',
  fails: 'Fails',
  hangs: 'Never responds',
}

/** A form to choose what the fake does from now on. */
export function faultForm(action: string, current: Fault): Markup {
  return html`<form class="choices" method="post" action="${action}" aria-label="What happens to messages">
    ${faults.map(
      fault =>
        html`<button class="quiet" name="fault" value="${fault}" aria-pressed="${String(fault === current)}">
          ${fault === current ? '● ' : ''}${names[fault]}
        </button>`,
    )}
  </form>`
}

/** Renders a message, in which the odd `parts` are struck out. */
export function saidItem(parts: readonly string[], isEdited: boolean, own = false): Markup {
  return html`<li class="${own ? 'said own' : 'said'}">${parts.map((text, index) =>
    index % 2 === 1 ? html`<s>${text}</s>` : text,
  )}${isEdited ? html` <small>(edited)</small>` : ''}</li>`
}
