import { type CallableName, type ServiceName, services } from './contract.ts'

const owners = new Map<string, ServiceName>(
  Object.entries(services).flatMap(([service, entries]) =>
    Object.keys(entries).map(name => [name, service as ServiceName] as const),
  ),
)

export function serviceOf(name: CallableName): ServiceName {
  const service = owners.get(name)
  if (service === undefined) throw new Error(`No service has a callable ${name}`)
  return service
}
