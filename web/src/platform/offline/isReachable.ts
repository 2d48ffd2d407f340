const timeoutMs = 5000

/** Whether the page's server answers at all. `navigator.onLine` does not notice that a network no longer forwards. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
