import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Terminal } from './plan/answers.ts'

/** Returns the terminal of this process; null if nobody sits at one. */
export function ownTerminal(abort: AbortSignal): Terminal | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return {
    tell: line => console.log(line),
    ask: async (question, byDefault) => {
      const lines = createInterface({ input: process.stdin, output: process.stdout })
      const hint = byDefault === '' ? '' : ` [${byDefault}]`
      const answer = await lines
        .question(`? ${question}${hint} `, { signal: abort })
        .finally(() => lines.close())
      return answer.trim() || byDefault
    },
    askSecret: async question => {
      process.stdout.write(`? ${question}`)
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
      const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
      const answer = await lines.question('', { signal: abort }).finally(() => lines.close())
      process.stdout.write('\n')
      return answer.trim()
    },
  }
}
