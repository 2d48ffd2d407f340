import type { Page } from '@playwright/test'

/** Makes a browser that has nothing which Chromium 103, the one in stream software, lacks. */
export async function beChromium103(page: Page): Promise<void> {
  await page.addInitScript(takeAway)
}

/** Runs in the page, before its code. The names are the difference between the globals of both browsers. */
function takeAway(): void {
  const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  const lacking: readonly (readonly [object, string])[] = [
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted toReversed toSpliced with'],
    [Object.getPrototypeOf(Int8Array.prototype), 'toSorted toReversed with'],
    [Uint8Array, 'fromBase64 fromHex'],
    [Uint8Array.prototype, 'toBase64 toHex setFromBase64 setFromHex'],
    [ArrayBuffer.prototype, 'resize resizable maxByteLength transfer transferToFixedLength detached'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Map.prototype, 'getOrInsert getOrInsertComputed'],
    [WeakMap.prototype, 'getOrInsert getOrInsertComputed'],
    [
      Set.prototype,
      'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    ],
    [Promise, 'withResolvers try'],
    [String.prototype, 'isWellFormed toWellFormed'],
    [RegExp, 'escape'],
    [Error, 'isError'],
    [JSON, 'rawJSON isRawJSON'],
    [Math, 'f16round sumPrecise'],
    [Date.prototype, 'toTemporalInstant'],
    [Intl, 'DurationFormat'],
    [Intl.NumberFormat.prototype, 'formatRange formatRangeToParts'],
    [Intl.PluralRules.prototype, 'selectRange'],
    [iterator, 'map filter take drop flatMap reduce toArray forEach some every find'],
    [URL, 'canParse parse'],
    [URLSearchParams.prototype, 'size'],
    [AbortSignal, 'any'],
    [Response, 'json'],
    [Response.prototype, 'bytes'],
    [Blob.prototype, 'bytes'],
    [Headers.prototype, 'getSetCookie'],
    [ReadableStream.prototype, 'values'],
    [Element.prototype, 'checkVisibility currentCSSZoom getHTML setHTML setHTMLUnsafe moveBefore'],
    [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
    [Document, 'parseHTML parseHTMLUnsafe'],
    [Document.prototype, 'startViewTransition caretPositionFromPoint moveBefore'],
    [
      globalThis,
      `Iterator Temporal DisposableStack AsyncDisposableStack SuppressedError Float16Array Observable CloseWatcher
      ViewTransition Highlight ScrollTimeline ViewTimeline QuotaExceededError fetchLater onscrollend`,
    ],
  ]
  for (const [owner, names] of lacking)
    for (const name of names.split(/\s+/)) Reflect.deleteProperty(owner, name)
}

/** Returns the rules for elements within `root` that Chromium 103 does not understand. */
export function youngRules(page: Page, root: string): Promise<readonly string[]> {
  return page.evaluate(within => {
    const young =
      /&|:has\(|@(container|scope|starting-style|layer|view-transition|position-try)|color-mix\(|light-dark\(|\b(ok)?(lab|lch)\(|\b(rgba?|hsla?|color)\(from|[\d.](d|s|l)v(h|w|b|i|min|max)\b|[\d.](cq\w+|r?lh|cap)\b|\b(round|mod|rem|sin|cos|sqrt|linear)\(|[;{ ](translate|rotate|scale|text-wrap|text-box|field-sizing|container|animation-timeline|view-transition-name|anchor-name)[\w-]*:|subgrid/
    const elements = [...document.querySelectorAll(`${within}, ${within} *`)]
    const applies = (selector: string) => {
      const plain = selector.replace(/::?(before|after|hover|focus[\w-]*|active)\b/g, '')
      return elements.some(element => element.matches(plain === '' ? '*' : plain))
    }
    const found: string[] = []
    const search = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          if (matchMedia(rule.conditionText).matches) search(rule.cssRules)
        } else if (rule instanceof CSSStyleRule) {
          // The names of generated classes may contain anything, such as a unit.
          const text = rule.cssText.replace(/\.ub-\w+/g, '')
          if (young.test(text) && applies(rule.selectorText)) found.push(rule.cssText)
        } else if (young.test(rule.cssText.slice(0, 20))) found.push(rule.cssText)
      }
    }
    for (const { cssRules } of document.styleSheets) search(cssRules)
    return found
  }, root)
}
