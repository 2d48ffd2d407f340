import type { AnnouncerService, PostPart } from './announcer.ts'
import type { AnnouncementTexts } from './texts/announcementTexts.ts'

interface Markup {
  readonly plain: (text: string) => string
  readonly struck: (escaped: string) => string
}

/** Keeps names from becoming mentions, commands or links. */
const wordJoiner = '\u2060'

const markups: Readonly<Record<AnnouncerService, Markup>> = {
  // Telegram takes HTML as the Bot API defines it.
  telegram: {
    plain: text =>
      text.replace(/[@#/.](?=\w)/g, `$&${wordJoiner}`).replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`),
    struck: escaped => `<s>${escaped}</s>`,
  },
  // Discord takes Markdown.
  discord: {
    plain: text =>
      text.replace(/@|:\/(?=\/)/g, `$&${wordJoiner}`).replace(/[\\*_`~|<>[\]]|^[#-]/gm, String.raw`\$&`),
    struck: escaped => escaped.replace(/^.+$/gm, '~~$&~~'),
  },
}

/** Returns the text of a message in the markup of a service. `url` is the page that it links to. */
export function postText(
  service: AnnouncerService,
  parts: readonly PostPart[],
  texts: AnnouncementTexts,
  url: string,
): string {
  const { plain, struck } = markups[service]
  const lines = parts.map(({ line, corrected, withdrawn }) => {
    if (withdrawn) return `${struck(plain(line))} — ${texts.withdrawn}`
    return corrected ? `${plain(line)} — ${texts.corrected}` : plain(line)
  })
  return [...lines, url].join('\n\n')
}
