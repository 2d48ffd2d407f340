import { expect, test } from 'vitest'
import { refusal } from './requestGate.mjs'

const ports = { hosting: 1, functions: 2, auth: 3, storage: 4 }
const accounts = '/identitytoolkit.googleapis.com/v1'
const owner = 'Bearer owner'

test.each([
  [503, 1, 'GET', '/'],
  [503, 2, 'POST', '/project/region/joinTeam'],
  [503, 3, 'POST', `${accounts}/accounts:signUp`],
  [503, 4, 'POST', '/v0/b/bucket/o'],
  [null, 2, 'POST', '/functions/projects/project/triggers/totals'],
  [null, 3, 'POST', `${accounts}/projects/project/accounts:lookup`, owner],
  [null, 3, 'GET', '/emulator/v1/projects/project/config'],
  [null, 4, 'POST', '/internal/export'],
  [null, 5, 'POST', '/_admin/export'],
])('once closed the gate answers %s at port %i to %s %s', (status, port, method, url, authorization = '') => {
  expect(refusal({ method, url, headers: { authorization } }, port, ports)).toBe(status)
  expect(refusal({ method, url, headers: { authorization } }, port, null)).toBeNull()
})

test.each([
  [401, 'Firebase x'],
  [401, 'Firebase'],
  [401, 'Firebase a.bnVsbA.b'],
  [401, 'Firebase a.e30'.slice(0, -1)],
  [null, 'Firebase a.e30.b'],
  [null, 'Firebase owner'],
  [null, 'Bearer ub_key'],
  [null, ''],
])('the gate answers %s to the token %j', (status, authorization) => {
  expect(refusal({ method: 'GET', url: '/v0/b/bucket/o/x', headers: { authorization } }, 4, null)).toBe(
    status,
  )
})

test.each([
  ['//', 'a'],
  ['///', 'a'],
  ['/%', 'a'],
  ['/%c0%af', 'a'],
  ['/', ']'],
])('%j of host %j is no address', (url, host) => {
  expect(refusal({ method: 'GET', url, headers: { host } }, 1, null)).toBe(400)
})
