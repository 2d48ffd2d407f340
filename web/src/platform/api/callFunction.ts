import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'

/** Makes a call of the contract; the code that does so is loaded with the first one. */
export async function callFunction<Service extends ServiceName, Name extends CallableOf<Service>>(
  service: Service,
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const { callService } = await import('#platform/firebase/functions.ts')
  return callService(service, name, input)
}
