import { useState } from 'react'

/** The number of messages loaded at a time, and the maximum that the rules allow. */
const pageSize = 30
const maxMessages = 1000

export interface MaxMessages {
  readonly count: number
  /** Requests more messages; null if the maximum is reached. */
  readonly raise: (() => void) | null
}

/** Manages the number of loaded messages of a conversation. */
export function useMaxMessages(): MaxMessages {
  const [count, setCount] = useState(pageSize)
  const next = Math.min(maxMessages, count + pageSize)
  return { count, raise: next === count ? null : () => setCount(next) }
}
