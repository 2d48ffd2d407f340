import { expect, test } from 'vitest'
import { may, permissions, type Role } from '../competition/permissions.ts'
import { commandNames } from '../bracket/commands/commandNames.ts'
import { commandTable } from '../bracket/commands/commandTable.ts'
import { contract } from '../contract/contract.ts'
import { permissionFor } from '../contract/permissionFor.ts'
import { apiScopes, isAllowed, scopeOf } from './apiScopes.ts'

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
  expect(['constructor', '__proto__', ''].map(scopeOf)).toEqual([null, null, null])
})

test('a callable that changes the format needs `format`, but keys from before keep what `results` allowed', () => {
  const formatting = commandNames.filter(name => commandTable[name].changesFormat && scopeOf(name) !== null)
  expect(formatting.map(scopeOf)).toEqual(formatting.map(() => 'format'))
  const allowedTo = (key: Parameters<typeof isAllowed>[0]) =>
    apiScopes.format.filter(name => isAllowed(key, 'format', name))
  expect(allowedTo({ scopes: ['results'] })).toEqual(['setSeriesLength'])
  expect(allowedTo({ scopes: ['results'], lengthsInFormat: true })).toEqual([])
  expect(allowedTo({ scopes: ['format'], lengthsInFormat: true })).toEqual([
    'setSeriesLength',
    'reshapeStage',
  ])
})
