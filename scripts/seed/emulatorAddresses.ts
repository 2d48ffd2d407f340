import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

/** Returns the addresses of the emulators of a page's port. */
export function emulatorAddresses(page: number) {
  const ports = emulatorPorts(page)
  return {
    auth: (method: string) =>
      `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    function: (name: string) =>
      `http://127.0.0.1:${ports.functions}/${localProjectId}/${functionsRegion}/${name}`,
    pushService: `http://127.0.0.1:${ports.fakes}/push`,
    document: (path: string) =>
      `http://127.0.0.1:${ports.firestore}/v1/projects/${localProjectId}/databases/(default)/documents/${path}`,
  }
}

export type EmulatorAddresses = ReturnType<typeof emulatorAddresses>
