import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'

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
  #saving: Promise<void> = Promise.resolve()

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

  async forget(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Saves the data of the emulators at `page`. @throws Error if they fail, e.g. on a full disk */
  save(page: number): Promise<void> {
    this.#saving = this.#saving.catch(() => undefined).then(() => this.#export(page))
    return this.#saving
  }

  async #export(page: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await rm(this.#next, { recursive: true, force: true })
    const response = await fetch(`http://127.0.0.1:${emulatorPorts(page).hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: this.#next, initiatedBy: 'upper-bracket' }),
    })
    if (!response.ok) throw new Error(await response.text())
    await rm(this.#previous, { recursive: true, force: true })
    if (existsSync(this.#current)) await rename(this.#current, this.#previous)
    await rename(this.#next, this.#current)
    await rm(this.#previous, { recursive: true, force: true })
  }
}
