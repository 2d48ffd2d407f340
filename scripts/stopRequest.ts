import { Problem } from './problem.ts'

/** Thrown out of whatever was going on when the person asks to stop. */
export class Stopped extends Problem {
  constructor() {
    super('Stopped.')
  }
}

/**
 * Aborts at the first Ctrl-C, termination, closed terminal or death of the process that started this one;
 * `onRepeat` hears of further ones, which never cut the stopping short.
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
