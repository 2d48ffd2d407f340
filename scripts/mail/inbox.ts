import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'
import { endingWithParent, startProgram } from '../processes/startProgram.ts'
import { untilReachable } from '../untilReachable.ts'

export interface Inbox {
  /** Resolves with a sentence when the inbox ends without having been stopped. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts an SMTP server that stores received mails and shows them on a page. It is a separate process, because the
 * server takes over the signals of its process.
 *
 * @throws Problem if it does not start
 */
export async function startInbox(page: number, abort?: AbortSignal): Promise<Inbox> {
  const { inbox, smtp } = emulatorPorts(page)
  const maildev = createRequire(import.meta.url).resolve('maildev/bin/maildev')
  const mails = await mkdtemp(join(tmpdir(), 'upper-bracket-mails-'))
  const ports = ['--web', String(inbox), '--smtp', String(smtp)]
  const args = ['--ip', '127.0.0.1', ...ports, '--mail-directory', mails, '--silent']
  const command = [process.execPath, endingWithParent, maildev, ...args] as const
  const { child, died, ...program } = startProgram(page, 'The inbox for mails', [...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = async () => {
    await program.stop()
    await rm(mails, { recursive: true, force: true })
  }
  try {
    const hasEnded = () => child.exitCode !== null
    await untilReachable(`http://127.0.0.1:${inbox}/healthz`, { timeoutMs: 120_000, abort, hasEnded })
  } catch {
    await stop()
    abort?.throwIfAborted()
    throw new Problem('The inbox for mails did not start.')
  }
  return { died: died.then(sentence => `${sentence}.`), stop }
}
