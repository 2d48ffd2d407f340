import { setTimeout as pause } from 'node:timers/promises'
import { functionProcesses } from '../../processes/functionProcesses.ts'
import { moment } from './ledger.ts'

interface Down {
  readonly name: string
  readonly from: number
  to: number
}

/** The faults of an evening: functions that are killed, and people who are cut off the network. */
export class Faults {
  readonly #down: Down[] = []
  readonly #cut = new Map<string, Promise<void>>()
  readonly #spared = new Set<number>()
  kills = 0

  /** Kills the process of a function at random, again and again. */
  async kill(page: number, everyMs: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await pause(everyMs * (0.5 + Math.random()), undefined, { signal: stop }).catch(() => undefined)
      const all = functionProcesses(page).filter(each => !this.#spared.has(each.pid))
      const { pid, name } = all[Math.floor(Math.random() * all.length)] ?? {}
      if (stop.aborted || pid === undefined || name === undefined) continue
      this.#down.push({ name, from: moment(), to: Number.POSITIVE_INFINITY })
      this.kills += 1
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
  }

  /** Spares every second process that runs now, so that its memory can be compared later. */
  spareSome(page: number): void {
    for (const [index, { pid }] of functionProcesses(page).entries())
      if (index % 2 === 0) this.#spared.add(pid)
  }

  /** Notes an answer, after which the function is up again, and returns whether it was down while it was awaited. */
  answered(name: string, from: number): boolean {
    const to = moment()
    const during = this.#down.filter(down => down.name === name && down.from < to && down.to > from)
    for (const down of during) if (down.from < from) down.to = Math.min(down.to, to)
    return during.length > 0
  }

  /** Cuts people off the network until `reconnected`. */
  cut(uids: readonly string[], reconnected: Promise<void>): void {
    for (const uid of uids) this.#cut.set(uid, reconnected)
  }

  /** Resolves when the person has a network. */
  async networkOf(uid: string): Promise<void> {
    await this.#cut.get(uid)
  }
}
