import * as z from 'zod/mini'
import { httpStatusOf, messageOf } from './actionErrors.ts'
import { apiErrors } from './apiErrors.ts'
import { apiError } from './competitionSchemas.ts'
import { type ApiText, apiSchemas } from './described.ts'
import type { Operation, WebhookDescription } from './operation.ts'
import { operations, webhooks } from './operations.ts'
import { pathParameters } from './readOperations.ts'

export const apiBase = '/api/v1'

type Json = Readonly<Record<string, unknown>>

/**
 * Describes the API by OpenAPI 3.1: every row of `operations` and `webhooks`. Texts are English; their Russian form is
 * in `x-summary-ru` and `x-description-ru`.
 *
 * @param origin the origin of the product, such as `https://example.org`
 */
export function openApi(origin: string): Json {
  const rows = Object.entries(operations)
  const paths = Object.groupBy(rows, ([, { path }]) => path)
  const messages = Object.entries(webhooks)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Upper Bracket',
      version: '1',
      summary: 'Competitions, teams, matches and tables, as everybody sees them.',
      ...texts('description', description),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}${apiBase}` }],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, each = []]) => [
        path,
        Object.fromEntries(each.map(([id, operation]) => [operation.method, describe(id, operation)])),
      ]),
    ),
    ...(messages.length > 0 && {
      webhooks: Object.fromEntries(
        messages.map(([name, each]) => [name, { post: describeWebhook(name, each) }]),
      ),
    }),
    components: {
      schemas: components(),
      ...(rows.some(([, { needsKey }]) => needsKey) && {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'ub_…' } },
      }),
    },
  }
}

const description = {
  en: `Reading needs no account and no key, and works from pages of any site (CORS). An answer that is often asked for is a few seconds old, any other at most 40.

Send the \`ETag\` of an answer as \`If-None-Match\`: while nothing has changed, the answer is an empty \`304\`.

Answers come from a cache that all clients share, and those do not count towards the limit. So they name only the limit itself (\`RateLimit-Policy\`: \`q\` requests in \`w\` seconds). A \`429\` is for you alone and says when to try again (\`RateLimit\`, \`Retry-After\`).

Writing needs a key of the competition, which its organizers create under Integrations: \`Authorization: Bearer ub_…\`. A key acts for its creator. Its requests go through the rules of the site, and the history names the key. You choose the ids of what you create, and send the \`revision\` that you have read: a repeated request has no second effect. Pass the \`after\` of an answer on when you read: that answer contains what you wrote, within a second or two, instead of a cached state. Keep keys on a server; pages of other sites cannot write (no CORS).

Organizers add webhooks on the page of integrations. They follow [Standard Webhooks](https://www.standardwebhooks.com), whose libraries verify the signature. Answer with 2xx within 10 seconds; anything else is repeated under the same \`webhook-id\`. A webhook is paused after \`410\`, or a day of failures; its latest events wait until it is resumed. An address that takes longer than a second is called less often.

New fields, values and operations may be added at any time. Nothing else changes within \`/api/v1\`.`,
  ru: `Для чтения не нужны ни аккаунт, ни ключ; запросы принимаются со страниц любого сайта (CORS). Если ответ запрашивают часто, он отстаёт на несколько секунд, иначе не больше чем на 40.

Передайте \`ETag\` ответа в заголовке \`If-None-Match\`: пока ничего не изменилось, придёт пустой \`304\`.

Ответы идут из общего для всех кэша, и такие запросы в лимит не входят. Поэтому в них указан только сам лимит (\`RateLimit-Policy\`: \`q\` запросов за \`w\` секунд). Ответ \`429\` касается только вас и говорит, когда повторить запрос (\`RateLimit\`, \`Retry-After\`).

Для записи нужен ключ турнира, который организаторы создают в разделе «Интеграции»: \`Authorization: Bearer ub_…\`. Ключ действует от имени того, кто его создал, по правилам сайта; в истории видно его название. Идентификаторы нового выбираете вы, а при изменениях передаёте прочитанную \`revision\`: повторный запрос ничего не меняет. Передайте \`after\` из ответа при чтении: вместо состояния из кэша за секунду-две придёт то, что вы записали. Храните ключ на сервере: со страниц других сайтов запись не работает (CORS закрыт).

Вебхуки организаторы добавляют на странице интеграций. Они устроены по [Standard Webhooks](https://www.standardwebhooks.com), подпись проверяют готовые библиотеки. Ответьте 2xx за 10 секунд: иначе запрос повторится с тем же \`webhook-id\`. После \`410\` или суток ошибок вебхук приостанавливается; последние события ждут, пока его не возобновят. Адрес, который отвечает дольше секунды, вызываем реже.

Новые поля, значения и операции могут появиться в любой момент. Остальное в \`/api/v1\` не меняется.`,
} as const

function describe(id: string, operation: Operation): Json {
  const { tag, summary, query, body, answer, errors, refusals = [], path, needsKey } = operation
  const parameters = [...pathParametersOf(path), ...queryParametersOf(query)]
  return {
    operationId: id,
    tags: [tag],
    ...texts('summary', summary),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...content(schemaOf(body, 'input')) } }),
    responses: {
      '200': { description: 'The answer.', ...content(schemaOf(answer)) },
      ...(operation.method === 'get' && { '304': { description: 'Unchanged since the ETag given.' } }),
      ...errorResponses([
        ...errors.map(code => ({ code, ...apiErrors[code] })),
        ...refusals.map(code => ({ code, status: httpStatusOf(code), message: messageOf(code) })),
      ]),
    },
    security: needsKey ? [{ key: [] }] : [],
  }
}

function describeWebhook(name: string, { summary, payload }: WebhookDescription): Json {
  return {
    operationId: name,
    security: [],
    ...texts('summary', summary),
    requestBody: { required: true, ...content(schemaOf(payload)) },
    responses: { '2XX': { description: 'Received.' } },
  }
}

interface DescribedError {
  readonly code: string
  readonly status: number
  readonly message: string
}

function errorResponses(errors: readonly DescribedError[]): Json {
  const byStatus = Object.groupBy(errors, ({ status }) => String(status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, each = []]) => [
      status,
      {
        description: each.map(({ code, message }) => `\`${code}\`: ${message}`).join(' '),
        ...content(schemaOf(apiError)),
      },
    ]),
  )
}

function pathParametersOf(path: string): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = Object.entries(pathParameters).find(([known]) => known === name)?.[1]
    if (schema === undefined) throw new Error(`The path parameter '${name}' is not described`)
    return { name, in: 'path', required: true, schema: schemaOf(schema) }
  })
}

function queryParametersOf(query: Operation['query']): readonly Json[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, options)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const options = {
  target: 'draft-2020-12',
  unrepresentable: 'any',
  override: ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
} as const

/** Clients must accept fields that are added later. */
const open = {
  ...options,
  override: (given: Parameters<typeof options.override>[0]) => {
    options.override(given)
    if (given.jsonSchema.additionalProperties === false) delete given.jsonSchema.additionalProperties
  },
} as const

/** A schema, or a reference to it if it has a name. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'output'): Json {
  const id = apiSchemas.get(schema)?.id
  if (id !== undefined) return { $ref: reference(id) }
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { ...(io === 'input' ? options : open), io })
  return rest
}

function components(): Json {
  const { schemas } = z.toJSONSchema(apiSchemas, { ...open, uri: reference })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

function reference(id: string): string {
  return `#/components/schemas/${id}`
}

function content(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}

function texts(field: string, { en, ru }: ApiText): Json {
  return { [field]: en, [`x-${field}-ru`]: ru }
}
