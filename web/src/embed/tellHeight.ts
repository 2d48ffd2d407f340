import { resizeMessage } from '@upper-bracket/shared/embed/embedSnippet'

/**
 * Tells the page around this frame, and again after each change, how high the frame has to be to show everything. The
 * frame fills its height with `page`, of which `pane` scrolls `content`. Returns a function that ends this.
 */
export function tellHeight(page: HTMLElement, pane: HTMLElement, content: HTMLElement): () => void {
  let measured = 0
  let told = 0
  let frame = 0
  const tell = () => {
    const height = Math.ceil(page.offsetHeight - pane.clientHeight + content.offsetHeight)
    // While the page is being laid out it can be much higher for a frame, and the page around would jump.
    if (height !== measured) {
      measured = height
      frame = requestAnimationFrame(tell)
      return
    }
    if (height === told || window.parent === window) return
    told = height
    // Any site may embed this page, and the height is no secret.
    window.parent.postMessage({ type: resizeMessage, height }, '*')
  }
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    tell()
  })
  for (const element of [page, content, ...page.children]) observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
