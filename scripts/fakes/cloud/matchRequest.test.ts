import { expect, test } from 'vitest'
import { matchRequest } from './matchRequest.ts'

const databases = 'https://firestore.googleapis.com/v1/projects/upper-test/databases'

test('a request is recognized with its parameters', () => {
  const address = new URL(`${databases}?databaseId=(default)`)
  expect(matchRequest('POST', address, { type: 'FIRESTORE_NATIVE' })).toMatchObject({
    method: 'firestore.projects.databases.create',
    parameters: { parent: 'projects/upper-test', databaseId: '(default)' },
  })
})

test.each<[name: string, httpMethod: string, address: string, body: unknown, problem: string]>([
  ['an unknown path', 'GET', `${databases}/(default)/tables`, undefined, 'described nowhere'],
  ['another verb', 'PUT', databases, {}, 'described nowhere'],
  ['an unknown parameter', 'POST', `${databases}?databaseID=x`, {}, 'Unknown name "databaseID"'],
  ['a misspelt field', 'POST', databases, { locationID: 'eur3' }, 'Unknown name "locationID"'],
  ['a value of another type', 'POST', databases, { locationId: 3 }, 'locationId is no string'],
  ['an unknown value', 'POST', databases, { type: 'NATIVE' }, 'there is no value NATIVE'],
  ['what Google alone sets', 'POST', databases, { createTime: 'now' }, 'createTime can only be read'],
  ['a body that is missing', 'POST', databases, undefined, 'a body is missing'],
  [
    'a list that is none',
    'POST',
    'https://serviceusage.googleapis.com/v1/projects/x/services:batchEnable',
    { serviceIds: 'a' },
    'serviceIds is no list',
  ],
  [
    'a field deep inside',
    'POST',
    'https://billingbudgets.googleapis.com/v1/billingAccounts/1/budgets',
    { thresholdRules: [{ thresholdPercent: 0.5 }, { percent: 1 }] },
    'Unknown name "percent" at body.thresholdRules[1]',
  ],
  [
    'a mask without its field',
    'PATCH',
    'https://identitytoolkit.googleapis.com/v2/projects/x/config?updateMask=signIn.mail',
    {},
    'there is no field signIn.mail',
  ],
])('%s is refused', (_, httpMethod, address, body, problem) => {
  expect(matchRequest(httpMethod, new URL(address), body)).toContain(problem)
})
