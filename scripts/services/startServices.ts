import { type EmulatorOptions, type Emulators, startEmulators } from '../emulators/startEmulators.ts'
import { startFakes } from '../fakes/fakes.ts'
import { startInbox } from '../mail/inbox.ts'
import { sendAuthMails } from '../mail/sendAuthMails.ts'
import { endOwnRun, takePorts } from '../processes/runProcesses.ts'
import { localSettings } from './localSettings.ts'

type Stop = () => Promise<void>

/**
 * Starts everything that the product needs on this machine, in parallel: the emulators, the fake services, and an inbox
 * for its mails.
 *
 * @throws Problem if one of them does not start; nothing is left running
 */
export async function startServices(options: EmulatorOptions, abort?: AbortSignal): Promise<Emulators> {
  await takePorts(options.page)
  const started: Stop[] = []
  const stopAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop()
    // A process of the functions that is still loading notices only afterwards that the emulators have ended.
    await endOwnRun(options.page)
  }
  const fakes = async () => {
    started.push(await startFakes(options.page))
  }
  const mails = async () => {
    const inbox = await startInbox(options.page, abort)
    started.push(inbox.stop)
    return inbox
  }
  const firebase = async () => {
    const settings = await localSettings(options.page, { DEMONSTRATION: String(options.demo ?? false) })
    const emulators = await startEmulators({ ...options, settings }, abort)
    started.push(emulators.stop)
    return emulators
  }
  try {
    const [inbox, emulators] = await allStarted([mails(), firebase(), fakes()])
    // A demonstration mails nobody, not even at the wish of somebody who asks Authentication.
    if (options.only.includes('auth') && options.demo !== true)
      started.push(await sendAuthMails(options.page))
    return { ...emulators, died: Promise.race([emulators.died, inbox.died]), stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** Like `Promise.all`, but rejects only when nothing is starting any more, so that everything can be stopped. */
async function allStarted<T extends readonly unknown[]>(
  starts: [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(starts)
  return Promise.all(starts)
}
