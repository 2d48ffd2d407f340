import { html } from 'hono/html'
import { demonstrationPersons } from './demonstrationPersons.ts'
import { type Markup, personLabel } from './fakePage.ts'

/** A form that leads to `action` with the same query and the chosen `person`, which is empty for a refusal. */
export function personChoice(action: string, query: URLSearchParams): Markup {
  return html`<p>Sign in to Upper Bracket as</p>
    <form method="get" action="${action}">
      ${[...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <ul>
        ${demonstrationPersons.map(
          person =>
            html`<li><button name="person" value="${person.key}">${personLabel(person)}</button></li>`,
        )}
        <li><button class="quiet" name="person" value="">Cancel</button></li>
      </ul>
    </form>`
}
