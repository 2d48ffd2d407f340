import { emulators } from '../../../testing/emulators.ts'

/** Runs `work` while the emulator drops events: for seeds so large that the triggers would be busy for minutes. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await tell('disableBackgroundTriggers')
  try {
    return await work()
  } finally {
    await tell('enableBackgroundTriggers')
  }
}

async function tell(command: string): Promise<void> {
  const response = await fetch(`${emulators.hub}/functions/${command}`, { method: 'PUT' })
  if (!response.ok) throw new Error(`${command}: ${await response.text()}`)
}
