import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { functionsRegion } from '#platform/emulatorPorts.ts'
import { emulators, firebaseApp } from './app.ts'

let functions: Promise<Functions> | null = null

/** Calls a function by its name. Rejects with what Firebase throws: the refusal is in `details`. */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  functions ??= connect()
  const answer = await httpsCallable<Input, Output>(await functions, name)(input)
  return answer.data
}

async function connect(): Promise<Functions> {
  const handle = getFunctions(await firebaseApp(), functionsRegion)
  if (emulators) connectFunctionsEmulator(handle, emulators.host, emulators.ports.functions)
  return handle
}
