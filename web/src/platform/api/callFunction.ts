import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'
import { stay } from '#platform/streams/staying.ts'

const load = () => import('#platform/firebase/functions.ts')
let loaded: ReturnType<typeof load> | null = null

/**
 * Loads the code for calls before the first call needs it. By then a deployment may have removed the files of this
 * build.
 */
export function loadCalls(): ReturnType<typeof load> {
  // The promise is cached, because a repeated import takes the browser longer than the rest of the preparation of a
  // call.
  loaded ??= load().catch(thrown => {
    loaded = null
    throw thrown
  })
  return loaded
}

/** Sends a call of the contract. Who acts sees what follows from it live. */
export async function callFunction<Service extends ServiceName, Name extends CallableOf<Service>>(
  service: Service,
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  stay()
  const { callService } = await loadCalls()
  return callService(service, name, input)
}
