import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Problem } from '../problem.ts'
import { endingWithParent } from '../processes/childEnvironment.ts'
import { runMark } from '../processes/runProcesses.ts'
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
  const program = createRequire(import.meta.url).resolve('maildev/bin/maildev')
  const mails = await mkdtemp(join(tmpdir(), 'upper-bracket-mails-'))
  const child = spawn(
    process.execPath,
    [
      endingWithParent,
      program,
      ...['--ip', '127.0.0.1', '--web', String(inbox), '--smtp', String(smtp)],
      ...['--mail-directory', mails, '--silent'],
    ],
    // A separate process group, so that Ctrl-C in the terminal reaches it only through the function that ends it.
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...runMark(page) },
    },
  )
  const ended = once(child, 'exit')
  const { promise: died, resolve } = Promise.withResolvers<string>()
  let isStopped = false
  child.once('exit', (code, signal) => {
    if (!isStopped) resolve(`The inbox for mails died (${signal ?? `code ${code}`}).`)
  })
  const stop = async () => {
    isStopped = true
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    await rm(mails, { recursive: true, force: true })
  }
  try {
    await untilStarted(`http://127.0.0.1:${inbox}/healthz`, () => child.exitCode !== null, abort)
  } catch (error) {
    await stop()
    throw error
  }
  return { died, stop }
}

async function untilStarted(address: string, hasEnded: () => boolean, abort?: AbortSignal): Promise<void> {
  try {
    await untilReachable(address, { timeoutMs: 30_000, abort, hasEnded })
  } catch {
    abort?.throwIfAborted()
    throw new Problem('The inbox for mails did not start.')
  }
}
