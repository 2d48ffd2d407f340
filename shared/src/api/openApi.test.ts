import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from './openApi.ts'
import { operations, webhooks } from './operations.ts'

test('the description is valid OpenAPI 3.1 and names every operation once', async () => {
  const description = openApi('https://bracket.example')
  const result = await new Validator().validate({ ...description })
  expect(result).toEqual({ valid: true })
  expect(JSON.stringify(description).match(/"operationId":/g)).toHaveLength(
    Object.keys(operations).length + Object.keys(webhooks).length,
  )
})

test('reading says that it needs no key, and writing that it needs one', () => {
  const { paths } = openApi('https://bracket.example') as {
    paths: Record<string, Partial<Record<'get' | 'post', { readonly security: unknown }>>>
  }
  for (const [path, { get, post }] of Object.entries(paths)) {
    if (get !== undefined) expect(get.security, path).toEqual([])
    if (post !== undefined) expect(post.security, path).toEqual([{ key: [] }])
  }
})
