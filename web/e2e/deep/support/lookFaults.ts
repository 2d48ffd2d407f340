import type { Page } from '@playwright/test'

/**
 * What is wrong with how a page is laid out: it or a dialog is wider than the window, a text is cut off and nowhere given
 * whole, a word is broken where no hyphen is, or something moves for those who have asked for less motion.
 */
export function lookFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    /** Not text of the page, or text that its field scrolls. */
    const unread = 'script, style, noscript, svg, textarea, legend[class]'
    const width = document.documentElement.clientWidth
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const named = (element: Element) => {
      const { tagName, id, className } = element
      const classes = String(className)
        .split(' ')
        .filter(each => each.startsWith('Mui') || each.length < 12)
      return `${tagName.toLowerCase()}${id && `#${id}`}${classes
        .slice(0, 2)
        .map(each => `.${each}`)
        .join('')}`
    }
    const isHidden = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clip, clipPath, position, opacity } = styleOf(at)
        if (opacity === '0') return true
        if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return true
        const { width, height } = at.getBoundingClientRect()
        if (width <= 1 && height <= 1 && styleOf(at).overflowX !== 'visible') return true
      }
      return false
    }
    const isGivenWhole = (element: Element, text: string) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const given = `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`
        if (given.includes(text)) return true
      }
      return false
    }

    if (document.documentElement.scrollWidth > width + 1) {
      faults.add(`wider than the window: ${document.documentElement.scrollWidth} of ${width}`)
    }
    for (const element of document.querySelectorAll('.MuiDialog-container *, main > *, main')) {
      const { overflowX } = styleOf(element)
      const scrolls = overflowX === 'auto' || overflowX === 'scroll'
      // Tabs, tables and the bracket scroll on purpose, and can be reached by keyboard.
      const meant = element.closest('nav, [tabindex="0"], [role=region], [role=tablist], pre') !== null
      if (scrolls && !meant && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        faults.add(`scrolls sideways: ${named(element)}, ${element.scrollWidth} of ${element.clientWidth}`)
      }
    }
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation
      const lasts = Number(effect?.getComputedTiming().activeDuration)
      if (playState === 'running' && lasts > 100 && matchMedia('(prefers-reduced-motion: reduce)').matches) {
        const moved = effect instanceof KeyframeEffect ? effect.target : null
        faults.add(`moves: ${moved === null ? '' : named(moved)}`)
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || element.closest(unread) !== null) continue
      if (!element.checkVisibility({ visibilityProperty: true }) || isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      let [reachesX, reachesY, clippedX] = [false, false, false]
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = styleOf(at)
        const clip = at.getBoundingClientRect()
        // An overlay turns its pages by itself.
        const turns = at.hasAttribute('data-pages')
        if (overflowX === 'auto' || overflowX === 'scroll' || turns) reachesX = true
        if (overflowY === 'auto' || overflowY === 'scroll') reachesY = true
        const cutX =
          !reachesX && overflowX !== 'visible' && (box.right > clip.right + 1.5 || box.left < clip.left - 1.5)
        const cutY =
          !reachesY && overflowY !== 'visible' && (box.bottom > clip.bottom + 4 || box.top < clip.top - 4)
        clippedX ||= cutX
        if ((cutX || cutY) && !isGivenWhole(element, text)) {
          faults.add(`cut in ${named(at)}: ${text.slice(0, 60)}`)
          break
        }
        if (position === 'fixed') break
      }
      if (!reachesX && !clippedX && box.width > 0 && box.left < width && box.right > width + 1) {
        faults.add(`beyond the window: ${text.slice(0, 60)}`)
      }
      if (range.getClientRects().length > 1) {
        const whole = node.textContent ?? ''
        for (const { 0: word, index } of whole.matchAll(/(?<!\S)[\p{L}\p{N}]{2,20}(?![^\s.,:;!?…»)])/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) faults.add(`broken word: ${word} in ${text.slice(0, 60)}`)
        }
      }
    }
    return [...faults]
  })
}
