import { useState } from 'react'

/** How many messages are loaded at a time, and the most that the rules allow. */
const pageSize = 30
const maxMessages = 1000

export interface MaxMessages {
  readonly count: number
  /** Asks for more of them; null where there can be no more. */
  readonly raise: (() => void) | null
}

/** How many messages of a conversation are loaded. */
export function useMaxMessages(): MaxMessages {
  const [count, setCount] = useState(pageSize)
  const next = Math.min(maxMessages, count + pageSize)
  return { count, raise: next === count ? null : () => setCount(next) }
}
