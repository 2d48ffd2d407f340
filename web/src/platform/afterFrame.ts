/** Runs once the next frame is painted, or soon where animation frames pause, as in background tabs. */
export function afterFrame(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
