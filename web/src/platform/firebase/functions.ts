import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  Envelope,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { DemonstrationRole, Entered } from '@upper-bracket/shared/demonstration/roles'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { FirebaseError } from 'firebase/app'
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { appError } from '#platform/errors/appError.ts'
import { firebaseApp } from './app.ts'
import { emulators } from './configuration.ts'

let functions: Promise<Functions> | null = null

/**
 * Calls a function of the contract. Rejects with Firebase's error, whose `details` contain the refusal, or with
 * `offline` if there was no response; in that case the call may have arrived.
 */
export async function callService<S extends ServiceName, N extends CallableOf<S>>(
  service: S,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  functions ??= connect()
  const send = httpsCallable<Envelope<N>, CallableOutput<N>>(await functions, service)
  try {
    // Firebase would send null for what is undefined, which a callable refuses or takes for a choice.
    const { data } = await send(JSON.parse(JSON.stringify({ call: name, input })))
    return data
  } catch (thrown) {
    throw isUnanswered(thrown) ? appError('offline') : thrown
  }
}

interface Entering {
  readonly role: DemonstrationRole
  readonly lang: Language
}

/** Enters the demonstration that this installation is; nobody needs to be signed in. */
export async function enterDemonstration(role: DemonstrationRole, lang: Language): Promise<Entered> {
  functions ??= connect()
  const send = httpsCallable<Entering, Entered>(await functions, 'enterDemonstration')
  try {
    return (await send({ role, lang })).data
  } catch (thrown) {
    throw isUnanswered(thrown) ? appError('offline') : thrown
  }
}

/** Firebase reports 'internal' for a request without a response as well as for a failed function. */
function isUnanswered(thrown: unknown): boolean {
  return (
    thrown instanceof FirebaseError && thrown.code === 'functions/internal' && thrown.message.endsWith('[0]')
  )
}

async function connect(): Promise<Functions> {
  const handle = getFunctions(await firebaseApp(), functionsRegion)
  if (emulators) connectFunctionsEmulator(handle, emulators.host, emulators.ports.functions)
  return handle
}
