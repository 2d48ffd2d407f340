import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { build } from 'esbuild'

export type BareRole = 'writer' | 'document' | 'list'

export interface BarePages extends AsyncDisposable {
  /** The address of the page that writes this document at each click, or that listens to it or to its whole list. */
  address(role: BareRole, document: { readonly path: string; readonly id: string }): string
}

/** Serves `bareClient.ts`, bundled like a page's own code, for the Firestore beside this page's port. */
export async function barePages(page: number): Promise<BarePages> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./bareClient.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = bundle.outputFiles[0]?.text ?? ''
  const server = createServer(({ url }, response) => {
    const isScript = url === '/client.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><body><script type="module" src="/client.js"></script>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const common = { project: localProjectId, port: String(emulatorPorts(page).firestore) }
  return {
    address: (role, document) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ ...common, ...document, role })}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
