import { expect, it } from 'vitest'
import { type CallableName, services } from './contract.ts'
import { serviceOf } from './serviceOf.ts'

const entries = Object.entries(services).flatMap(([service, callables]) =>
  Object.keys(callables).map(name => ({ name: name as CallableName, service })),
)

it('finds the service of every callable, whose name no other service has', () => {
  expect(entries.map(({ name }) => ({ name, service: serviceOf(name) }))).toEqual(entries)
})

it('throws for a name that the contract does not know', () => {
  expect(() => serviceOf('constructor' as CallableName)).toThrow('No service has a callable constructor')
})
