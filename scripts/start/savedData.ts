import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'
import { isStart } from '../processes/runProcesses.ts'

/**
 * The data entered on this machine, stored between runs in one folder: accounts, documents, files. A save replaces the
 * previous one only when it is complete.
 */
export class SavedData {
  readonly #folder: string
  readonly #current: string
  readonly #previous: string
  readonly #next: string
  readonly #demonstration: string
  readonly #user: string
  #claim = ''
  #saving: Promise<void> = Promise.resolve()
  #savedAt: Date | null = null

  constructor(folder: string) {
    this.#folder = folder
    this.#current = join(folder, 'saved')
    this.#previous = join(folder, 'saved-before')
    this.#next = join(folder, 'saving')
    this.#demonstration = join(folder, 'demonstration-is-in')
    this.#user = join(folder, 'used-by')
  }

  /** Returns the folder to import from; undefined if nothing was ever saved. */
  async latest(): Promise<string | undefined> {
    // A process was killed between the two renames of a save.
    if (!existsSync(this.#current) && existsSync(this.#previous)) await rename(this.#previous, this.#current)
    return existsSync(this.#current) ? this.#current : undefined
  }

  get holdsDemonstration(): boolean {
    return existsSync(this.#demonstration)
  }

  async markDemonstration(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#demonstration, '')
  }

  async forget(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
    if (this.#claim !== '') await this.#writeClaim()
  }

  /** The last moment whose data is stored. */
  get lastSave(): string {
    return this.#savedAt === null
      ? 'the start'
      : `the last save at ${this.#savedAt.toLocaleTimeString('en-GB')}`
  }

  /**
   * Reserves the folder for the run at `page`, which is this process, until it is disposed of.
   *
   * @throws Problem if another run uses it
   */
  async claim(page: number, isRun: (pid: number) => boolean = isStart): Promise<AsyncDisposable> {
    const [, pid, other] = /^(\d+) (\d+)$/.exec(await this.#claimed()) ?? []
    if (pid !== undefined && isRun(Number(pid)))
      throw new Problem(
        `${this.#folder} is used by the run at http://127.0.0.1:${other}: stop that one first, or name another folder in UPPER_BRACKET_DATA.`,
      )
    await rm(this.#user, { force: true })
    this.#claim = `${process.pid} ${page}`
    try {
      await this.#writeClaim()
    } catch (error) {
      // Another run was faster.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return this.claim(page, isRun)
      throw error
    }
    return {
      [Symbol.asyncDispose]: async () => {
        if ((await this.#claimed()) === this.#claim) await rm(this.#user)
      },
    }
  }

  async #writeClaim(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#user, this.#claim, { flag: 'wx' })
  }

  #claimed(): Promise<string> {
    return readFile(this.#user, 'utf8').catch(() => '')
  }

  /** Saves the data of the emulators at `page`. @throws Error if they fail, e.g. on a full disk */
  save(page: number): Promise<void> {
    this.#saving = this.#saving.catch(() => undefined).then(() => this.#export(page))
    return this.#saving
  }

  async #export(page: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await rm(this.#next, { recursive: true, force: true })
    const begun = new Date()
    const response = await fetch(`http://127.0.0.1:${emulatorPorts(page).hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: this.#next, initiatedBy: 'upper-bracket' }),
    })
    if (!response.ok) throw new Error(await response.text())
    await rm(this.#previous, { recursive: true, force: true })
    if (existsSync(this.#current)) await rename(this.#current, this.#previous)
    await rename(this.#next, this.#current)
    this.#savedAt = begun
    await rm(this.#previous, { recursive: true, force: true })
  }
}
