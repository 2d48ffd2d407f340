interface Posted {
  readonly method?: 'GET' | 'POST'
  readonly path?: string
  readonly body?: unknown
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Posts JSON to an endpoint in this process, or gets what it has. The body of the answer is text; the framework's headers are missing. */
export async function postInProcess(
  handle: (request: never, response: never) => unknown,
  { method = 'POST', path = '/', body = {}, headers }: Posted,
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: string }> {
  const answered = new Headers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const response = {
    statusCode: 200,
    headersSent: false,
    on: () => response,
    set: (given: string | Readonly<Record<string, string>>, value = '') => {
      const fields = typeof given === 'string' ? { [given]: value } : given
      for (const [name, text] of Object.entries(fields)) answered.set(name, text)
      return response
    },
    type: () => response,
    status: (statusCode: number) => Object.assign(response, { statusCode }),
    json: (value: unknown) => response.end(JSON.stringify(value)),
    send: (value: unknown) => response.end(typeof value === 'string' ? value : JSON.stringify(value)),
    end: (text = '') => {
      response.headersSent = true
      resolve(text)
    },
  }
  const sent = JSON.stringify(body)
  const request = {
    method,
    path,
    url: path,
    query: {},
    body: JSON.parse(sent),
    rawBody: Buffer.from(sent),
    socket: {},
    get: (name: string) => headers[name.toLowerCase()],
    is: () => 'application/json',
    acceptsEncodings: () => false,
  }
  await handle(request as never, response as never)
  return { body: await promise, status: response.statusCode, headers: answered }
}
