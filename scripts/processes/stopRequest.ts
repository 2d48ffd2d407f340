import { Problem } from '../problem.ts'

/** Thrown by work in progress when the user asks to stop. */
export class Stopped extends Problem {
  constructor() {
    super('Stopped.')
  }
}

/**
 * Aborts at the first Ctrl-C, termination, closed terminal or death of the parent process. `onRepeat` is called for
 * further ones, which do not interrupt the shutdown.
 */
export function stopRequest(onRepeat: () => void = () => undefined): AbortSignal {
  const controller = new AbortController()
  const request = () => {
    if (controller.signal.aborted) onRepeat()
    else controller.abort(new Stopped())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  if (process.channel) {
    process.on('disconnect', request)
    process.channel.unref()
  }
  return controller.signal
}
