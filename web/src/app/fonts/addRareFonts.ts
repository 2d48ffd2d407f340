/** Adds the fonts of rare characters before the others, which go on to draw what both have: later faces win. */
export async function addRareFonts(page: Document): Promise<void> {
  try {
    const { default: rareFonts } = await import('./rareFonts.css?inline')
    const style = page.createElement('style')
    style.textContent = rareFonts
    page.head.prepend(style)
  } catch {
    // If that fails, the device's fonts have these characters.
  }
}
