import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'

const load = () => import('#platform/firebase/functions.ts')
let loaded: ReturnType<typeof load> | null = null

/**
 * Loads the code that makes calls, which the first call does otherwise: by then a deployment may have removed the files
 * of this page's build.
 */
export function loadCalls(): ReturnType<typeof load> {
  // Importing what is there already takes the browser longer than everything else until the call leaves.
  loaded ??= load().catch(thrown => {
    loaded = null
    throw thrown
  })
  return loaded
}

/** Makes a call of the contract. */
export async function callFunction<Service extends ServiceName, Name extends CallableOf<Service>>(
  service: Service,
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const { callService } = await loadCalls()
  return callService(service, name, input)
}
