const emoji = String.raw`(?:\d\uFE0F?\u20E3|(?![★⭐🌟©®™])\p{Emoji_Presentation}|(?![\d#*★⭐🌟©®™])\p{Extended_Pictographic}\uFE0F?|[\p{Emoji_Modifier}\uFE0F\u200D✓✔✅☑✗✘])`
const bullet = String.raw`(?:[•·▪◦‣⁃∙●○■□►▶▸➤➜→»★☆⭐🌟]|[-–—−*>](?=\s)|\+1?(?=\s))`
const listNumber = String.raw`(?:[№#]\s?\d{1,3}[.):]?(?=\s)|[([]\d{1,3}[)\]]|\d{1,3}(?:[)\]]|\.(?!\d)|:(?=\s)|\s[-–—](?=\s))|[⓪-⓿①-⑳❶-❿➀-➉])`
const leading = new RegExp(`^\\s*(?:${emoji}|${bullet}|${listNumber})\\s*`, 'u')
const leadingEmoji = new RegExp(`^(?:${emoji}\\s*)+`, 'u')
const trailing = new RegExp(`(?:\\s*${emoji}|\\s+[+★⭐🌟]+)+\\s*$`, 'u')
const framed = new RegExp(`^(?:${emoji})[^]*\\p{L}[^]*(?:${emoji})$`, 'u')
const markdown = /^(\*\*|__|~~|`+)(.+?)\1(?=$|[\s,:])/u
const bareNumber = /^(\d{1,3})[\s,;|]+(?=\S)/u
const anyNumber = /^[#№([]?\s?(\d{1,3})[.)\]:]?(?=[\s,;|\p{L}])/u
const glued = /^[-+*](?=[\p{L}\p{N}@])/u

/** Marks that mean something only if the neighbouring lines have them too. */
export interface SharedMarks {
  /** Whether a number without punctuation is the line's place in the list ('1 Ann', '2 Bob'). */
  readonly isNumbered: boolean
  /** Whether a dash or plus without a space is a bullet ('-Ann', '-Bob'). */
  readonly isBulleted: boolean
}

/** Finds the shared marks of each line. */
export function sharedMarks(lines: readonly string[]): readonly SharedMarks[] {
  const numbers = lines.map(line => Number(anyNumber.exec(line)?.[1] ?? Number.NaN))
  const bulleted = lines.filter(line => glued.test(line)).length
  return lines.map((_, index) => ({
    isNumbered: [-1, 1].some(step => numbers[index + step] === (numbers[index] ?? 0) + step),
    isBulleted: bulleted > 1,
  }))
}

/** The text of a line without the numbering, bullets and emoji around it. */
export function unmarked(text: string, { isNumbered, isBulleted }: SharedMarks): string {
  let rest = text.trim()
  if (isNumbered) rest = rest.replace(bareNumber, '')
  if (isBulleted) rest = rest.replace(glued, '')
  for (;;) {
    const shorter = rest.replace(leading, '').replace(markdown, '$2')
    if (shorter.trim() === '' || shorter === rest) break
    rest = shorter
  }
  return withoutTrailingMarks(rest)
}

/** The text without emoji around it. */
export function withoutMarks(text: string): string {
  const shorter = withoutTrailingMarks(text).replace(leadingEmoji, '')
  return shorter === '' ? text : shorter
}

/** The text without emoji and pluses behind it. */
export function withoutTrailingMarks(text: string): string {
  const shorter = text.replace(trailing, '').trim()
  return shorter === '' ? text.trim() : shorter
}

/** Whether emoji frame a text, as they do headings ('🔥 Wolves 🔥'). */
export function isFramed(text: string): boolean {
  return text.length <= 100 && framed.test(text.trim())
}
