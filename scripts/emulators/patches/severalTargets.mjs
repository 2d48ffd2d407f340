import { registerHooks } from 'node:module'
import { sharedTarget, targetPerRequest } from './targetPerRequest.mjs'

/** Preloaded into the processes of functions; the one that runs several is rewritten for that. */
if (process.env['FUNCTION_TARGET'] === sharedTarget) {
  registerHooks({
    load(url, context, next) {
      const module = next(url, context)
      if (!url.endsWith('/lib/emulator/functionsEmulatorRuntime.js')) return module
      return { ...module, source: targetPerRequest(String(module.source)) }
    },
  })
}
