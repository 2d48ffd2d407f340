/** By then, pages that manage the focus themselves have moved it. */
const timeoutMs = 150
/** A focusable element can be hidden until its texts have loaded. */
const maxAttempts = 20

/**
 * Keeps the focus in place when the focused control disappears, is disabled or is hidden, or when its dialog closes.
 * The focus moves to the nearest remaining ancestor instead of the whole page, where keyboards and screen readers would
 * start over. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  /** The last focused control of the page and its ancestors, innermost first. */
  let way: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const repair = (attempts: number) => {
    clearTimeout(timer)
    if (attempts === 0) return
    timer = setTimeout(() => {
      if (way.length === 0 || !isFocusLost()) return
      const content = document.getElementById('content')
      const left = way.find(each => each.isConnected && !each.matches(':disabled')) ?? null
      const nearest = left !== null && content?.contains(left) ? left : content
      if (nearest instanceof HTMLElement) focusOn(nearest)
      if (isFocusLost()) repair(attempts - 1)
    }, timeoutMs)
  }
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('#content') !== null) way = wayTo(target)
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return
    // A click outside all controls removes the focus on purpose.
    setTimeout(() => {
      if (!target.checkVisibility() || target.matches(':disabled')) repair(maxAttempts)
    })
  }
  // Dialogs are children of the body.
  const dialogs = new MutationObserver(records => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) repair(maxAttempts)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  dialogs.observe(document.body, { childList: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
    dialogs.disconnect()
  }
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function wayTo(element: Element): readonly Element[] {
  const way: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) way.push(at)
  return way
}

/** Makes an element focusable for as long as it has the focus. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input, select, textarea')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
