import { type CallableName, type ServiceName, services } from '@upper-bracket/shared/contract/contract'
import { describe, expect, it } from 'vitest'
import { callRaw } from '../../testing/call.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUp } from '../../testing/person.ts'

/** One call of each service: what is refused here is refused before anybody looks which call it is. */
const calls = Object.entries(services).map(
  ([service, entries]) => [service as ServiceName, Object.keys(entries)[0] as CallableName] as const,
)

const person = await signUp()

describe('is told of its mistake, not of one of ours, who sends', () => {
  it.each([
    ['a reserved key', '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}'],
    ['a reserved key below', '{"competitionId":{"@type":"whatever"}}'],
    ['a prototype', '{"__proto__":{"competitionId":"abcdefghijklmnopqrst"}}'],
    ['more than a number holds', '{"competitionId":1e999}'],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['no object', 'null'],
  ])(
    'as the input %s',
    async (_, input) => {
      for (const [service, name] of calls) {
        const body = `{"data":{"call":"${name}","input":${input}}}`
        expect(await refusalOf(service, body), name).toEqual({ status: 400, code: 'invalid-input' })
      }
    },
    120_000,
  )

  it.each([
    ['no call', '{"data":{"input":{}}}'],
    ['an unknown call', '{"data":{"call":"makeCoffee","input":{}}}'],
    ['a call that every object has', '{"data":{"call":"constructor","input":{}}}'],
    ['a call that is no name', '{"data":{"call":{"toString":1},"input":{}}}'],
    ['no input', '{"data":{"call":"joinTeam"}}'],
    ['more than an envelope', '{"data":{"call":"joinTeam","input":{},"extra":1}}'],
    ['an input without its envelope', '{"data":{"competitionId":"abcdefghijklmnopqrst"}}'],
    ['a list of calls', '{"data":[{"call":"joinTeam","input":{}}]}'],
    ['nothing', '{"data":null}'],
  ])('as the envelope %s', async (_, body) => {
    for (const [service] of calls) {
      expect(await refusalOf(service, body), service).toEqual({ status: 400, code: 'invalid-input' })
    }
  })

  it.each([
    ['no data', '{}'],
    ['more than data', '{"data":{},"extra":1}'],
    ['a list', '[]'],
    ['broken JSON', '{"data":'],
  ])('as the body %s', async (_, body) => {
    for (const [service] of calls) {
      expect((await callRaw(service, person, body)).status, service).toBe(400)
    }
  })

  it('a call of another service', async () => {
    for (const [own, name] of calls) {
      for (const [service] of calls) {
        if (service === own) continue
        const body = JSON.stringify({ data: { call: name, input: {} } })
        const refusal = { status: 400, code: 'invalid-input' }
        expect(await refusalOf(service, body), `${service}: ${name}`).toEqual(refusal)
      }
    }
  })
})

async function refusalOf(service: ServiceName, body: string) {
  const reply = await callRaw(service, person, body)
  const { error } = JSON.parse(reply.body) as { error: { details: { code: string } } }
  return { status: reply.status, code: error.details.code }
}

it('a browser asks once whether it may call, not before every call', async () => {
  for (const [service] of calls) {
    const { status, headers } = await fetch(emulators.function(service), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://upper-bracket.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect({ status, kept: headers.get('access-control-max-age') }, service).toEqual({
      status: 204,
      kept: '7200',
    })
  }
})
