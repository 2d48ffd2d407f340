/**
 * Returns `@font-face` rules with embedded font files, because a picture cannot load any. Contains only files with
 * characters of `text`, and skips files that cannot be loaded.
 */
export async function embeddedFonts(families: readonly string[], text: string): Promise<string> {
  const letters = [...new Set(text)].map(letter => letter.codePointAt(0) ?? 0)
  const needed = fontRules().filter(
    ({ family, range }) => families.includes(family) && letters.some(letter => isInRange(letter, range)),
  )
  // A page may contain the same style sheet twice.
  const distinct = new Map(needed.map(rule => [rule.address, rule]))
  const rules = await Promise.allSettled([...distinct.values()].map(embedded))
  return rules.flatMap(rule => (rule.status === 'fulfilled' ? [rule.value] : [])).join('')
}

interface FontRule {
  readonly family: string
  readonly weight: string
  /** The range in CSS syntax: `U+0301,U+0400-045F`. */
  readonly range: string
  readonly address: string
}

function fontRules(): readonly FontRule[] {
  const own = [...document.styleSheets].filter(({ href }) => href === null || isOwn(href))
  return own.flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule): readonly FontRule[] => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const value = (property: string) => rule.style.getPropertyValue(property).replaceAll(/["']/g, '')
      const [, file] = /url\(([^)]+)\)/.exec(value('src')) ?? []
      if (file === undefined) return []
      const address = new URL(file, href ?? location.href).href
      return [
        {
          family: value('font-family'),
          weight: value('font-weight'),
          range: value('unicode-range'),
          address,
        },
      ]
    }),
  )
}

function isOwn(address: string): boolean {
  return new URL(address, location.href).origin === location.origin
}

/**
 * Whether a rule with this `unicode-range` covers the character; a rule without a range covers all. Exported for its
 * test.
 */
export function isInRange(letter: number, range: string): boolean {
  if (range.trim() === '') return true
  return range.split(',').some(part => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    const least = Number.parseInt(from.replaceAll('?', '0'), 16)
    const most = Number.parseInt(to.replaceAll('?', 'F'), 16)
    return letter >= least && letter <= most
  })
}

async function embedded({ family, weight, range, address }: FontRule): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const file = await dataAddress(await answer.blob())
  const letters = range === '' ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${file})${letters}}`
}

function dataAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error ?? new Error('A font could not be read'))
  reader.readAsDataURL(file)
  return promise
}
