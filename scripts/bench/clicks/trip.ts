import type { Page } from 'playwright-core'
import { clickedAt, whenShown } from './pixelClock.ts'

/** A click in one browser, and the text that tells in another one that it has arrived. */
export interface Trip {
  readonly from: Page
  readonly to: Page
  readonly selector: string
  /** Clicks, and returns what is to be read in the other browser. */
  next(): { readonly text: string; readonly click: () => Promise<void> }
}

/** How long a trip took, in milliseconds: from the click on. */
export interface Travelled {
  readonly clicked: number
  readonly written: number
  readonly framed: number
}

export async function travel({ from, to, selector, next }: Trip): Promise<Travelled> {
  const { text, click } = next()
  const { shown } = await whenShown(to, selector, text)
  await click()
  const { written, framed } = await shown
  const clicked = await clickedAt(from)
  return { clicked, written: written - clicked, framed: framed - clicked }
}
