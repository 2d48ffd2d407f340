import type {
  CallableInput,
  CallableOf,
  CallableOutput,
  Envelope,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { emulators, firebaseApp } from './app.ts'

let functions: Promise<Functions> | null = null

/** Calls a function of the contract. Rejects with Firebase's error, whose `details` hold the refusal. */
export async function callService<S extends ServiceName, N extends CallableOf<S>>(
  service: S,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  functions ??= connect()
  const send = httpsCallable<Envelope<N>, CallableOutput<N>>(await functions, service)
  const { data } = await send({ call: name, input })
  return data
}

async function connect(): Promise<Functions> {
  const handle = getFunctions(await firebaseApp(), functionsRegion)
  if (emulators) connectFunctionsEmulator(handle, emulators.host, emulators.ports.functions)
  return handle
}
