import { Hono } from 'hono'
import { html } from 'hono/html'
import { type DemonstrationPerson, demonstrationPersons } from './demonstrationPersons.ts'
import { fakePage } from './fakePage.ts'

interface Consent {
  readonly service: string
  /** The address of the page. */
  readonly address: string
  /** The parameter that contains the address to which the browser returns, and the path of that. */
  readonly returns: readonly [parameter: string, path: string]
  /** Parameters whose values are prescribed. */
  readonly required: Readonly<Record<string, string>>
  /** Returns what the browser returns with; the person is undefined after a refusal. */
  answer(query: URLSearchParams, person: DemonstrationPerson | undefined): Readonly<Record<string, string>>
}

/** The page on which a person consents to being signed in by a fake service, and what it leads to. */
export function consent({ service, address, returns, required, answer }: Consent): Hono {
  /** Redirects lead only to this product on this machine. */
  const returnIn = (query: URLSearchParams): URL | undefined => {
    const url = URL.parse(query.get(returns[0]) ?? '')
    const isOurs =
      url?.protocol === 'http:' &&
      ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) &&
      url.pathname === returns[1] &&
      Object.entries(required).every(([name, value]) => query.get(name) === value)
    return isOurs ? url : undefined
  }

  return new Hono()
    .use(async (context, next) => {
      if (returnIn(new URL(context.req.url).searchParams) !== undefined) return next()
      return context.html(fakePage(service, html`<p>This request is not one of Upper Bracket.</p>`), 400)
    })
    .get('/', context => {
      const query = new URL(context.req.url).searchParams
      const choice = (key: string, text: string) =>
        html`<li><button name="person" value="${key}">${text}</button></li>`
      return context.html(
        fakePage(
          service,
          html`<p>Sign in to Upper Bracket as</p>
            <form method="get" action="${address}/answer">
              ${[...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
              <ul>
                ${demonstrationPersons.map(({ key, nickname }) => choice(key, nickname))}
                ${choice('', 'Cancel')}
              </ul>
            </form>`,
        ),
      )
    })
    .get('/answer', context => {
      const query = new URL(context.req.url).searchParams
      const back = returnIn(query)
      if (back === undefined) return context.notFound()
      const person = demonstrationPersons.find(({ key }) => key === query.get('person'))
      for (const [name, value] of Object.entries(answer(query, person))) back.searchParams.append(name, value)
      return context.redirect(back.href)
    })
}
