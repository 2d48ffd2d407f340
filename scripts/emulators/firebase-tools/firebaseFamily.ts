import type { ChildProcess } from 'node:child_process'
import * as z from 'zod'

/** What `reportChildren` sends. */
const program = z.enum(['firestore', 'storage']).nullable()
const message = z.union([
  z.object({ began: z.number(), program }),
  z.object({ ended: z.number(), program, how: z.string() }),
])

const names = {
  firestore: 'The Firestore emulator',
  storage: "The Storage emulator's rules runtime",
} as const

/** firebase-tools and the programs that it starts: which are running, and which one died unexpectedly. */
export class FirebaseFamily {
  /** The ids of the programs that are running. */
  readonly members = new Set<number>()
  /** Settles when firebase-tools itself has ended. */
  readonly ended: Promise<void>
  /** Settles with a sentence when a member ends before `expectEnd`. */
  readonly died: Promise<string>
  #isEndExpected = false

  constructor(
    child: ChildProcess,
    log: string,
    record?: { add(pid: number): void; remove(pid: number): void },
  ) {
    const { promise: died, resolve } = Promise.withResolvers<string>()
    this.died = died
    const tell = (who: string, how: string) => {
      if (!this.#isEndExpected) resolve(`${who} died (${how}): ${log} says why.`)
    }
    if (child.pid !== undefined) record?.add(child.pid)
    this.ended = new Promise(settle => {
      child.once('error', () => settle())
      child.once('exit', (code, signal) => {
        tell('The emulators', signal ?? `code ${code}`)
        settle()
      })
    })
    child.on('message', raw => {
      const { data } = message.safeParse(raw)
      if (data?.program == null) return
      if ('began' in data) {
        this.members.add(data.began)
        record?.add(data.began)
      } else {
        this.members.delete(data.ended)
        record?.remove(data.ended)
        tell(names[data.program], data.how)
      }
    })
  }

  /** What ends from now on was stopped. */
  expectEnd(): void {
    this.#isEndExpected = true
  }
}
