import type { Method } from '../../deploy/cloud/descriptions.ts'
import { answers } from './answers.ts'
import { Failure, type FakeProject } from './fakeProject.ts'
import { matchRequest } from './matchRequest.ts'

/** A call that is accepted, and whose operation fails later. */
interface LaterFailure {
  /** Google's code, such as 8. */
  readonly code: number
  readonly message: string
}
type Trouble = Failure | LaterFailure | 'lost-request' | 'lost-answer'

interface FakeBudget {
  readonly parent: string
  readonly name: string
  readonly displayName: string
  readonly budgetFilter?: { readonly projects: readonly string[] }
  amount?: object
}

const reading = /\.(get\w*|list|access)$/

/**
 * A fake of Google's management APIs and of Telegram's for bots, as far as a deployment calls them, without a network.
 * Requests are compared with Google's own descriptions: a misspelt field is refused as Google refuses it. It can refuse,
 * lose what is asked or answered, and show what it has made only later.
 */
export class FakeCloud {
  readonly projects = new Map<string, FakeProject>()
  budgets: FakeBudget[] = []
  /** Without a role at the billing account, the budgets of own projects can be seen alone. */
  hasBillingRole = true
  billingAccounts = [{ name: 'billingAccounts/0A-1B-2C', displayName: 'Ours', open: true }]
  /** The address that Telegram sends updates to, and the secret that comes with them. */
  webhook = { url: '', secret_token: '' }
  botToken = '42:token-of-the-bot'
  /** The number of further looks at the domain until it works. Nobody has set its DNS records at first. */
  looksUntilActive = Number.POSITIVE_INFINITY
  /** The calls that were carried out and change something. */
  readonly changes: string[] = []
  /** The number of further calls before something made is there. */
  delay = 0
  private readonly troubles: { readonly method: Method; readonly trouble: Trouble; left: number }[] = []
  private pending: { readonly what: string | null; left: number; show(): void }[] = []

  /** Makes the next calls of a method fail. */
  trouble(method: Method, trouble: Trouble, times = 1): void {
    this.troubles.push({ method, trouble, left: times })
  }

  /** Takes back what was going to fail. */
  calm(): void {
    this.troubles.length = 0
  }

  /** Shows a change after the delay. If it has a name, it cannot be made again meanwhile. */
  later(what: string | null, show: () => void): void {
    if (what !== null && this.pending.some(each => each.what === what))
      throw new Failure(409, 'ALREADY_EXISTS', `${what} already exists`)
    if (this.delay === 0) show()
    else this.pending.push({ what, left: this.delay, show })
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const address = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (address.host === 'api.telegram.org') return this.asTelegram(address.pathname, body as object)
    if (request.headers.get('authorization') !== 'Bearer token')
      return refused(new Failure(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'))
    this.letTimePass()
    const matched = matchRequest(request.method, address, body)
    if (typeof matched === 'string') return refused(new Failure(400, 'INVALID_ARGUMENT', matched))
    const trouble = this.nextTrouble(matched.method)
    if (trouble === 'lost-request') throw new TypeError('fetch failed')
    if (trouble instanceof Failure) return refused(trouble)
    if (trouble !== null && typeof trouble === 'object') return Response.json(this.begun(trouble, address))
    try {
      const answer = answers[matched.method](this, matched)
      if (!reading.test(matched.method)) this.changes.push(matched.method)
      if (trouble === 'lost-answer') throw new TypeError('fetch failed')
      return Response.json(answer)
    } catch (error) {
      if (error instanceof Failure) return refused(error)
      throw error
    }
  }

  /** How operations have ended that were accepted, and failed. */
  readonly ended = new Map<string, object>()

  private begun({ code, message }: LaterFailure, { pathname }: URL): object {
    const parent = /^\/v1\/(projects\/[^/]+)\/databases$/.exec(pathname)?.[1]
    const own = `operations/failed-${this.ended.size + 1}`
    const name = parent === undefined ? own : `${parent}/databases/(default)/${own}`
    this.ended.set(name, { name, done: true, error: { code, message } })
    return { name, done: false }
  }

  private letTimePass(): void {
    const due = this.pending.filter(each => --each.left <= 0)
    this.pending = this.pending.filter(each => !due.includes(each))
    for (const { show } of due) show()
  }

  private nextTrouble(method: Method): Trouble | null {
    const found = this.troubles.find(each => each.method === method && each.left > 0)
    if (found === undefined) return null
    found.left -= 1
    return found.trouble
  }

  private isHosted(host: string): boolean {
    const domains = [...this.projects.values()].map(({ domain }) => domain?.name)
    return host.endsWith('.web.app') || (domains.includes(host) && this.looksUntilActive <= 0)
  }

  private asTelegram(path: string, body: object): Response {
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? []
    if (token !== this.botToken)
      return Response.json({ ok: false, error_code: 401, description: 'Unauthorized' }, { status: 401 })
    if (method === 'setWebhook' && !this.isHosted(new URL((body as { url: string }).url).hostname))
      return Response.json(
        { ok: false, error_code: 400, description: 'Bad Request: bad webhook: Failed to resolve host' },
        { status: 400 },
      )
    if (method === 'setWebhook') {
      Object.assign(this.webhook, body)
      this.changes.push('telegram.setWebhook')
    }
    if (method === 'deleteWebhook') this.webhook = { url: '', secret_token: '' }
    return Response.json({ ok: true, result: method === 'getWebhookInfo' ? { url: this.webhook.url } : true })
  }
}

function refused({ status, reason, message, metadata }: Failure): Response {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, metadata }]
  return Response.json({ error: { code: status, status: reason, message, details } }, { status })
}
