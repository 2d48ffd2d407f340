import { type EmulatorOptions, type Emulators, startEmulators } from '../emulators/startEmulators.ts'
import { startInbox } from '../mail/inbox.ts'
import { sendAuthMails } from '../mail/sendAuthMails.ts'
import { startStandIns } from '../stand-ins/standIns.ts'
import { localSettings } from './localSettings.ts'
import { RunRecord } from './runRecord.ts'
import { takePorts } from './takePorts.ts'

type Stop = () => Promise<void>

/**
 * Everything that the product needs around it on this machine: the emulators, the stand-ins of the services that
 * it speaks with, and an inbox for its mails.
 *
 * @throws Problem when one of them does not start; nothing stays behind
 */
export async function startServices(options: EmulatorOptions, abort?: AbortSignal): Promise<Emulators> {
  await takePorts(options.page)
  const record = new RunRecord(options.page)
  abort?.addEventListener('abort', () => record.markStopping(), { once: true })
  const begun: Stop[] = []
  const stopAll = async () => {
    for (const stop of begun.splice(0).reverse()) await stop()
    record.close()
  }
  try {
    begun.push(await startStandIns(options.page))
    const inbox = await startInbox(options.page, abort)
    begun.push(inbox.stop)
    record.add(inbox.pid)
    const settings = await localSettings(options.page)
    const emulators = await startEmulators({ ...options, settings, record }, abort)
    begun.push(emulators.stop)
    if (options.only.includes('auth')) begun.push(await sendAuthMails(options.page))
    return { ...emulators, died: Promise.race([emulators.died, inbox.died]), stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}
