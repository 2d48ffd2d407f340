import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'
import { claimFolder } from '../processes/claimFolder.ts'
import { isStart } from '../processes/runProcesses.ts'

const claimName = 'used-by'

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
  #isClaimed = false
  #saving: Promise<void> = Promise.resolve()
  #savedAt: Date | null = null

  constructor(folder: string) {
    this.#folder = folder
    this.#current = join(folder, 'saved')
    this.#previous = join(folder, 'saved-before')
    this.#next = join(folder, 'saving')
    this.#demonstration = join(folder, 'demonstration-is-in')
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

  /** Deletes everything but claims of this folder. */
  async forget(): Promise<void> {
    if (!this.#isClaimed) return rm(this.#folder, { recursive: true, force: true })
    for (const entry of await readdir(this.#folder))
      if (!entry.startsWith(claimName)) await rm(join(this.#folder, entry), { recursive: true, force: true })
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
  async claim(
    page: number,
    isRunning: (pid: number) => boolean = isStart,
    pid: number = process.pid,
  ): Promise<AsyncDisposable> {
    const claim = await claimFolder(this.#folder, {
      name: claimName,
      note: String(page),
      isRunning,
      refusal: ({ note, file }) =>
        new Problem(
          `${this.#folder} is used by the run at http://127.0.0.1:${note}: stop that one first, or name another folder in UPPER_BRACKET_DATA. If nothing runs there, delete ${file}.`,
        ),
      pid,
    })
    this.#isClaimed = true
    return claim
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
