import { setTimeout as pause } from 'node:timers/promises'
import { rounded } from '../figures.ts'
import { moment } from './ledger.ts'

/** A bare write that has been under way to the pages for longer is late. */
const lateMs = 2000

interface Underway {
  readonly since: number
  readonly arrived: Promise<void>
}

/**
 * The rhythm of an evening: people pause between two steps, and for as long as bare writes are late at the pages, so that
 * a slow machine stretches the evening instead of drowning in it.
 */
export class Pace {
  readonly #underway = new Set<Underway>()
  #pausedMs = 0
  #waitedMs = 0
  readonly #lateMs: number

  constructor(afterMs = lateMs) {
    this.#lateMs = afterMs
  }

  /** Notes a bare write that is under way to the pages. */
  async sent(arriving: Promise<unknown>): Promise<void> {
    const underway = { since: moment(), arrived: arriving.then(() => undefined) }
    this.#underway.add(underway)
    await underway.arrived
    this.#underway.delete(underway)
  }

  /** Resolves after a pause, as soon as nothing is late. */
  async beat(ms: number): Promise<void> {
    const begun = moment()
    await pause(ms)
    const paused = moment()
    for (let late = this.#late(); late !== undefined; late = this.#late()) await late.arrived
    this.#pausedMs += paused - begun
    this.#waitedMs += moment() - paused
  }

  /** How many times as long as a pause people waited for the next step. */
  get stretch(): number {
    return rounded((this.#pausedMs + this.#waitedMs) / this.#pausedMs)
  }

  #late(): Underway | undefined {
    return [...this.#underway].find(({ since }) => moment() - since > this.#lateMs)
  }
}
