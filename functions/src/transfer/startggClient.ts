import * as z from 'zod/mini'
import type { StartggQuery } from './startggQueries.ts'

/** Why start.gg could not be read. Neither the message nor a cause contains anything of the request. */
export class StartggFailure extends Error {
  readonly code: 'token-refused' | 'not-found' | 'try-again'
  constructor(code: StartggFailure['code']) {
    super(`start.gg: ${code}`)
    this.code = code
  }
}

/** Too many objects were asked for in one page. */
class TooComplex extends Error {}

export interface StartggAccess {
  readonly address: string
  /** Sent to start.gg, and used nowhere else. */
  readonly token: string
  /** Aborts when the time for all requests is over. */
  readonly deadline: AbortSignal
  readonly wait: (ms: number) => Promise<void>
}

interface Connection<Node> {
  readonly pageInfo?: { readonly totalPages?: number | null | undefined } | null | undefined
  readonly nodes?: readonly (Node | null)[] | null | undefined
}

interface ListLimits {
  readonly pagesMax?: number
  readonly nodesMax?: number
}

/** Below the 80 requests in 60 seconds that start.gg allows; a double elimination of 512 teams takes about 55 of them. */
const maxRequests = 70
/** The waits after `Rate limit exceeded`, and after an answer of a server in trouble. */
const backoffMs = [1000, 3000, 8000]
const requestTimeoutMs = 12_000
const maxAnswerLength = 4 * 1024 * 1024
const minPerPage = 5

const envelope = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
  data: z.optional(z.unknown()),
})

/** Sends the queries of one call. Every failure is a `StartggFailure`. */
export class StartggClient {
  readonly #access: StartggAccess
  #requests = 0

  constructor(access: StartggAccess) {
    this.#access = access
  }

  async ask<Answer extends z.ZodMiniType>(
    query: StartggQuery<Answer>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<z.output<Answer>> {
    try {
      return await this.#ask(query, variables)
    } catch (error) {
      throw error instanceof StartggFailure ? error : new StartggFailure('try-again')
    }
  }

  /**
   * Reads all pages of a list, or so many, or those up to the first node too many. A page with more objects than start.gg
   * gives at once is halved; the list then starts over, because pages of another size begin elsewhere.
   */
  async askAll<Answer extends z.ZodMiniType, Node>(
    query: StartggQuery<Answer> & { readonly perPage: number },
    id: string | null,
    listOf: (answer: z.output<Answer>) => Connection<Node> | null | undefined,
    limits: ListLimits = {},
  ): Promise<readonly Node[]> {
    let { perPage } = query
    for (;;) {
      try {
        return await this.#pages(query, { ...(id !== null && { id }), perPage }, listOf, limits)
      } catch (error) {
        if (error instanceof StartggFailure) throw error
        if (!(error instanceof TooComplex) || perPage <= minPerPage) throw new StartggFailure('try-again')
        perPage = Math.max(minPerPage, Math.floor(perPage / 2))
      }
    }
  }

  async #pages<Answer extends z.ZodMiniType, Node>(
    query: StartggQuery<Answer>,
    variables: { readonly id?: string; readonly perPage: number },
    listOf: (answer: z.output<Answer>) => Connection<Node> | null | undefined,
    { pagesMax = Number.POSITIVE_INFINITY, nodesMax = Number.POSITIVE_INFINITY }: ListLimits,
  ): Promise<readonly Node[]> {
    const nodes: Node[] = []
    for (let page = 1, pages = 1; page <= pages && nodes.length <= nodesMax; page += 1) {
      const list = listOf(await this.#ask(query, { ...variables, page }))
      if (!list) throw new StartggFailure('try-again')
      for (const node of list.nodes ?? []) if (node !== null) nodes.push(node)
      pages = Math.min(pagesMax, list.pageInfo?.totalPages ?? 1)
    }
    return nodes
  }

  async #ask<Answer extends z.ZodMiniType>(
    { text, answer }: StartggQuery<Answer>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<z.output<Answer>> {
    const body = JSON.stringify({ query: text, variables })
    for (const pauseMs of [...backoffMs, null]) {
      const response = await this.#post(body)
      if (response !== null) return answer.parse(dataOf(response))
      if (pauseMs === null) break
      await this.#access.wait(pauseMs)
      this.#access.deadline.throwIfAborted()
    }
    throw new StartggFailure('try-again')
  }

  /** Returns null if the request can be repeated after a pause. */
  async #post(body: string): Promise<z.output<typeof envelope> | null> {
    const { address, token, deadline } = this.#access
    this.#requests += 1
    if (this.#requests > maxRequests) throw new StartggFailure('try-again')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
      redirect: 'error',
      signal: AbortSignal.any([deadline, AbortSignal.timeout(requestTimeoutMs)]),
    })
    const { status } = response
    const text = await response.text()
    if (status === 429 || status >= 500) return null
    if (status === 401 || status === 403) throw new StartggFailure('token-refused')
    if (text.length > maxAnswerLength) throw new StartggFailure('try-again')
    const parsed = envelope.parse(JSON.parse(text))
    const messages = [parsed.message ?? '', ...(parsed.errors ?? []).map(({ message }) => message)].join(' ')
    if (/rate limit/i.test(messages)) return null
    if (/complexity/i.test(messages)) throw new TooComplex()
    if (parsed.success === false && /token|authenti|authori/i.test(messages)) {
      throw new StartggFailure('token-refused')
    }
    if (status !== 200) throw new StartggFailure('try-again')
    return parsed
  }
}

/** The data of an answer. Errors without data say that something does not exist, or may not be seen. */
function dataOf({ success, errors = [], data }: z.output<typeof envelope>): unknown {
  if (success === false || data === undefined || data === null) throw new StartggFailure('try-again')
  if (errors.length > 0) throw new StartggFailure('not-found')
  return data
}
