import { createInterface, type ReadLineOptions } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Terminal } from './plan/answers.ts'

/** Returns the terminal of this process; null if nobody sits at one. */
export function ownTerminal(stop: AbortSignal): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return {
    tell: line => console.log(line),
    ask: async (question, byDefault) => {
      const hint = byDefault === '' ? '' : ` [${byDefault}]`
      const answer = await line({ output: process.stdout }, `? ${question}${hint} `, stop)
      return answer || byDefault
    },
    askSecret: async question => {
      process.stdout.write(`? ${question}`)
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
      const answer = await line({ output: silent, terminal: true }, '', stop)
      process.stdout.write('\n')
      return answer
    },
  }
}

type Shown = Pick<ReadLineOptions, 'output' | 'terminal'>

async function line(shown: Shown, question: string, stop: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, ...shown })
  // While it reads, a terminal hands Ctrl-C to its reader alone.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const answer = await unlessStopped(stop, lines.question(question, { signal: stop })).finally(() =>
    lines.close(),
  )
  return answer.trim()
}

/** Waits for work that `stop` aborts, with the reason of that instead of an error of Node's. */
export async function unlessStopped<T>(stop: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    stop.throwIfAborted()
    throw error
  }
}
