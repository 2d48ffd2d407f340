import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'

const load = () => import('#platform/firebase/functions.ts')
let loaded: ReturnType<typeof load> | null = null

/** Makes a call of the contract; the code that does so is loaded with the first one. */
export async function callFunction<Service extends ServiceName, Name extends CallableOf<Service>>(
  service: Service,
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  // Importing what is there already takes the browser longer than everything else until the call leaves.
  loaded ??= load().catch(thrown => {
    loaded = null
    throw thrown
  })
  const { callService } = await loaded
  return callService(service, name, input)
}
