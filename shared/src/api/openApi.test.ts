import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApi } from './openApi.ts'
import { operations } from './operations.ts'

test('the description is valid OpenAPI 3.1 and names every operation once', async () => {
  const description = openApi('https://bracket.example')
  const result = await new Validator().validate({ ...description })
  expect(result).toEqual({ valid: true })
  expect(JSON.stringify(description).match(/"operationId":/g)).toHaveLength(Object.keys(operations).length)
})
