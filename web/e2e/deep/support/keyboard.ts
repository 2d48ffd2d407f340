import type { Locator, Page } from '@playwright/test'

/** Somebody who has no pointer, and what is wrong with the focus on the way. */
export class Keyboard {
  readonly faults: string[] = []
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.insertText(text)
  }

  /** Tabs on to an element, looking at each stop on the way. */
  async to(target: Locator): Promise<void> {
    await target.first().waitFor()
    if (await this.isAt(target)) return
    for (let presses = 0; presses < 150; presses += 1) {
      await this.press('Tab')
      await this.#look()
      if (await this.isAt(target)) return
    }
    throw new Error(`${target} cannot be reached: ${await this.where()}`)
  }

  /** Tabs on to an element and presses a key there. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target)
    await this.press(key)
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field)
    await this.press('ControlOrMeta+a')
    await this.type(text)
  }

  isAt(target: Locator): Promise<boolean> {
    return target.first().evaluate(element => element === document.activeElement)
  }

  /** What has the focus, in words. */
  where(): Promise<string> {
    return this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing')
  }

  /** Notes where the focus has gone to the body, from which the keyboard starts over. */
  async expectKept(when: string): Promise<void> {
    for (let waited = 0; waited < 20; waited += 1) {
      await this.#page.waitForTimeout(200)
      if (waited > 1 && !(await this.where()).startsWith('<body')) return
    }
    this.faults.push(`the focus is lost ${when}`)
  }

  async #look(): Promise<void> {
    const fault = await this.#page.evaluate(async () => {
      // Even without motion, what changes takes a frame.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const focused = document.activeElement
      // After the last stop the browser's own controls have their turn.
      if (!(focused instanceof HTMLElement) || focused === document.body || focused.tagName === 'IFRAME')
        return null
      const name = focused.outerHTML.slice(0, 120)
      const around: Element[] = []
      for (let at: Element | null = focused; at !== null && around.length < 5; at = at.parentElement)
        around.push(at)
      const isMarked = around.some(each => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('inset')
      })
      // A text field has its frame and a cursor.
      const isField = focused.matches('input:not([type=radio], [type=checkbox]), textarea')
      if (!isMarked && !isField) return `no focus to be seen: ${name}`
      const { left, top, width, height } = focused.getBoundingClientRect()
      if (width <= 1 || height <= 1 || focused.matches('input')) return null
      const [x, y] = [left + width / 2, top + Math.min(height, innerHeight - top) / 2]
      const above = document.elementFromPoint(x, y)
      const isSeen = above !== null && (focused.contains(above) || above.contains(focused))
      return isSeen ? null : `hidden behind ${above?.outerHTML.slice(0, 80)}: ${name}`
    })
    if (fault !== null && !this.faults.includes(fault)) this.faults.push(fault)
  }
}
