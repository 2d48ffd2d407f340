import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isReachable } from '#platform/offline/isReachable.ts'

const everyMs = 10_000

/** Shows nothing in place of an overlay that failed, because its picture is on air, and reloads it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => {
    // Without a network, the browser would show a page of its own.
    const reload = async () => (await isReachable()) && location.reload()
    const timer = setInterval(() => void reload(), everyMs)
    return () => clearInterval(timer)
  }, [])
  if (isRouteErrorResponse(error)) throw error
  return null
}
