import { expect, test } from 'vitest'
import { may, permissions, type Role } from '../competition/permissions.ts'
import { contract } from '../contract/contract.ts'
import { permissionFor } from '../contract/permissionFor.ts'
import { apiScopes, scopeOf } from './apiScopes.ts'

const names = Object.values(apiScopes).flat()

test('each callable of the API is in one scope, names a competition, and is for organizers', () => {
  expect(new Set(names).size).toBe(names.length)
  const administrator = new Set<Role>(['administrator'])
  for (const name of names) {
    const permission = permissionFor(name)
    expect(permissions[permission].target, name).not.toBe('none')
    expect(may(permission, administrator), name).toBe(true)
  }
})

test('keys can do nothing to keys, people with a role, settings or the competition as a whole', () => {
  for (const name of Object.keys(contract)) {
    const isSensitive = /Key|Administrator|handOver|Invitation|Competition|Account|Profile|Link|Device|export/
    if (isSensitive.test(name)) expect(scopeOf(name), name).toBeNull()
  }
  // Keys that could only keep results before it existed cannot change the format.
  expect(scopeOf('reshapeStage')).toBe('format')
  expect(['constructor', '__proto__', ''].map(scopeOf)).toEqual([null, null, null])
})
