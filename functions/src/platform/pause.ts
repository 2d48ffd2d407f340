import { firestore } from './firebase.ts'
import { documents } from './firestore/documents.ts'
import { logs } from './logs.ts'
import { withTimeout } from './withTimeout.ts'

/** Each instance knows of a pause after this time, and of its end. */
const freshMs = process.env['FUNCTIONS_EMULATOR'] === 'true' ? 5000 : 20_000
const timeoutMs = 3000

/** When programs may ask again whether a pause is over. */
export const retryAfterSeconds = 600

interface Known {
  readonly isPaused: Promise<boolean>
  readonly readAt: number
}

let known: Known = { isPaused: Promise.resolve(false), readAt: Number.NEGATIVE_INFINITY }
/** What is known next, so that few calls have to wait until it has been read. */
let next = known

/**
 * Whether the operation is paused (`Pause`), or has been and its deadlines are not postponed yet (`keepDeadlines`): what
 * writes, sends or works through the database does not run. While that cannot be read, the last answer holds.
 */
export function isPaused(): Promise<boolean> {
  const now = Date.now()
  const age = now - known.readAt
  if (age >= freshMs) {
    known = readPause(now)
    next = known
  } else if (age >= freshMs / 2 && next === known) {
    const reading = { isPaused: findPause(), readAt: now }
    next = reading
    void reading.isPaused.then(
      () => {
        if (next === reading) known = reading
      },
      // Without calls an instance gets no CPU, so that answers seem late: if it matters, a call reads again.
      () => {},
    )
  }
  return known.isPaused
}

function readPause(now: number): Known {
  const before = known.isPaused
  const found = withTimeout(findPause(), timeoutMs).catch(error => {
    logs.pauseUnknown(error)
    return before
  })
  return { isPaused: found, readAt: now }
}

async function findPause(): Promise<boolean> {
  const found = await firestore().getAll(documents.pause(), documents.pausedDeadlines())
  return found.some(({ exists }) => exists)
}

/**
 * Wraps a job, or a trigger whose work a job takes over: during a pause it does nothing, and what is due stays in the
 * database for the first run afterwards.
 */
export function unlessPaused<Event>(run: (event: Event) => unknown): (event: Event) => Promise<void> {
  return async event => {
    if (!(await isPaused())) await run(event)
  }
}
