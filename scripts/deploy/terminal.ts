import { createInterface, type ReadLineOptions } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Stopped } from '../problem.ts'
import type { Terminal } from './plan/answers.ts'

/** Returns the terminal of this process; null if nobody sits at one. */
export function ownTerminal(
  stop: AbortSignal,
  { stdin, stdout }: Pick<typeof process, 'stdin' | 'stdout'> = process,
): Terminal | null {
  if (!stdin.isTTY || !stdout.isTTY) return null
  return {
    tell: line => console.log(line),
    ask: async (question, byDefault) => {
      const hint = byDefault === '' ? '' : ` [${byDefault}]`
      const answer = await line({ input: stdin, output: stdout }, `? ${question}${hint} `, stop)
      return answer || byDefault
    },
    askSecret: async question => {
      stdout.write(`? ${question}`)
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
      const answer = await line({ input: stdin, output: silent, terminal: true }, '', stop)
      stdout.write('\n')
      return answer
    },
  }
}

type Shown = Pick<ReadLineOptions, 'input' | 'output' | 'terminal'>

async function line(shown: Shown, question: string, stop: AbortSignal): Promise<string> {
  const lines = createInterface(shown)
  // While it reads, a terminal hands Ctrl-C to its reader alone.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  // Closing the input, with Ctrl-D, ends the reader without an answer.
  const ended = new Promise<never>((_resolve, reject) => lines.once('close', () => reject(new Stopped())))
  const answered = lines.question(question, { signal: stop })
  const answer = await unlessStopped(stop, Promise.race([answered, ended])).finally(() => lines.close())
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
