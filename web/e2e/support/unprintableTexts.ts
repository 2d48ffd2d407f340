import type { Page } from '@playwright/test'

/**
 * The texts that would be unreadable on paper, for lack of contrast with what is printed behind them; browsers print a
 * background only where the page asks for it. The page must be in its printed state.
 */
export function unprintableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): readonly [number, number, number, number] => {
      if (pixel === null) throw new Error('No canvas')
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = colour
      pixel.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data
      return [r, g, b, a]
    }
    const luminance = ([r, g, b]: readonly [number, number, number, ...number[]]) => {
      const [lr = 0, lg = 0, lb = 0] = [r, g, b].map(value => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb
    }
    const printedBehind = (element: Element | null): readonly [number, number, number, number] => {
      for (let at = element; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at)
        const colour = rgba(style.backgroundColor)
        if (style.printColorAdjust === 'exact' && colour[3] > 200) return colour
      }
      return [255, 255, 255, 255]
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const poor: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript') !== null) continue
      const style = getComputedStyle(element)
      const colour = element instanceof SVGElement ? style.fill : style.color
      const [one, other] = [luminance(rgba(colour)), luminance(printedBehind(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      if (contrast < 4.5) poor.push(`${text}: ${contrast.toFixed(1)}`)
    }
    return poor
  })
}
