/** The address of a Steam profile as it is stored; null for what is none. A copied `steamcommunity.com/…` will do. */
export function steamProfileLink(text: string): string | null {
  const path = withoutScheme(text).match(
    /^(?:www\.)?steamcommunity\.com\/(id\/[A-Za-z0-9_-]{2,32}|profiles\/[0-9]{17})\/?$/i,
  )?.[1]
  // Names have cases, the word before them has not.
  return path === undefined
    ? null
    : `https://steamcommunity.com/${path.replace(/^[^/]+/, kind => kind.toLowerCase())}`
}

/** The address of a Telegram account as it is stored; null for what is none. `@name` will do. */
export function telegramLink(text: string): string | null {
  const name = withoutScheme(text).match(/^(?:(?:www\.)?t(?:elegram)?\.me\/|@)([A-Za-z0-9_]{4,32})\/?$/i)?.[1]
  return name === undefined ? null : `https://t.me/${name}`
}

function withoutScheme(text: string): string {
  return text.trim().replace(/^https?:\/\//i, '')
}
