/** A line of a pasted text without what a messenger puts before messages when they are copied. */
export interface ChatLine {
  /** The line number, from 1. */
  readonly line: number
  readonly text: string
  /** The author of the message, and the line that names the author; null outside messages. */
  readonly author: { readonly name: string; readonly line: number } | null
}

const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
const months = String.raw`\p{L}{3,9}\.?`
const date = String.raw`(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{1,2}\s${months}(?:\s\d{4})?|${months}\s\d{1,2},?(?:\s\d{4})?|сегодня|вчера|today|yesterday)`
const joint = String.raw`(?:,?\s(?:в|at)\s|,?\s)`
const stamp = `(?:${date}${joint}${time}|${time}(?:,\\s${date})?)`
const bare = `(?:${date}${joint})?${time}`
const author = '(?<author>[^\\n]{1,64}?)'

const before = [
  // WhatsApp, Telegram and compact Discord: [19:03, 25.11.2026] Ann: text
  new RegExp(`^\\[${stamp}\\]\\s*${author}:(?:\\s(?<text>.*))?$`, 'iu'),
  // An exported chat of WhatsApp: 25.11.2026, 19:03 - Ann: text
  new RegExp(`^${date},?\\s${time}\\s[-–]\\s${author}:\\s(?<text>.*)$`, 'iu'),
  // Telegram: Ann, [25.11.2026 19:03], and the text in the next line
  new RegExp(`^${author},\\s\\[${stamp}\\]:?(?:\\s(?<text>.*))?$`, 'iu'),
  // Discord: Ann — Today at 7:03 PM
  new RegExp(`^${author}\\s*[—–]\\s*${bare}$`, 'iu'),
]
// VK: Ann Lee 19:03, or the time in a line of its own
const beforeMessage = new RegExp(`^${author},?\\s(?:${date}${joint})?${time}$`, 'iu')
const fullName = /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}$/u
const onlyTime = new RegExp(`^[—–-]?\\s*\\[?${stamp}\\]?$`, 'iu')
const leadingTime = new RegExp(`^\\[${stamp}\\]\\s*`, 'iu')
const service =
  /^\(?(?:изменено|ред\.|edited|переслано\b.*|пересланное сообщение.*|forwarded (?:from|message)\b.*)\)?:?$/iu

/** Splits a pasted text into lines and takes times and authors away from what was copied from a messenger. */
export function chatLines(text: string): readonly ChatLine[] {
  const typed = text.split(/\r\n?|\n/).map(each => each.replace(/^(?:\p{Cf}|[^\S\t])+|(?:\p{Cf}|\s)+$/gu, ''))
  const lines: ChatLine[] = []
  let current: ChatLine['author'] = null
  for (const [index, each] of typed.entries()) {
    const line = index + 1
    if (service.test(each)) continue
    if (onlyTime.test(each)) {
      // The line above names the author, unless the message has begun already.
      const above = lines.at(-1)
      if (above?.line !== index || above.text === '' || !typed[index + 1]) continue
      lines.pop()
      current = { name: authorName(above.text), line: above.line }
      continue
    }
    const isBefore = (typed[index + 1] ?? '') !== ''
    const match =
      before.map(pattern => pattern.exec(each)).find(found => found !== null) ??
      (isBefore ? messageOf(each) : null)
    const { author: name, text: inline } = match?.groups ?? {}
    if (name === undefined) {
      lines.push({ line, text: each.replace(leadingTime, ''), author: current })
      continue
    }
    current = { name: authorName(name), line }
    if (inline) lines.push({ line, text: inline.trim(), author: current })
  }
  return lines
}

/** A name of capitalized words before a time: everything else may say when somebody can play. */
function messageOf(line: string): RegExpExecArray | null {
  const match = beforeMessage.exec(line)
  const { author: name = '' } = match?.groups ?? {}
  return fullName.test(name) ? match : null
}

/** WhatsApp marks authors who are no contacts with a tilde. */
function authorName(typed: string): string {
  return typed.replace(/^[\p{Cf}~\s]+|[\p{Cf}\s]+$/gu, '')
}
