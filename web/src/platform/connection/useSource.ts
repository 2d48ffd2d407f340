import { useEffect } from 'react'
import { openSource } from './connection.ts'

/** Reports while a component is shown that its data is awaited, current, or lost since `asOf`. */
export function useSource(is: 'waiting' | 'current' | 'lost', asOf: number | null = null): void {
  useEffect(() => {
    const source = openSource()
    source.tell(is === 'lost' ? { is, asOf } : { is })
    return source.close
  }, [is, asOf])
}
