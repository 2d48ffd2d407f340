/** Normalizes the address of a Steam profile, with or without scheme; null if it is not one. */
export function steamProfileLink(text: string): string | null {
  const path = withoutScheme(text).match(
    /^(?:www\.)?steamcommunity\.com\/(id\/[A-Za-z0-9_-]{2,32}|profiles\/[0-9]{17})\/?$/i,
  )?.[1]
  // The name is case-sensitive, but the segment before it is not.
  return path === undefined
    ? null
    : `https://steamcommunity.com/${path.replace(/^[^/]+/, kind => kind.toLowerCase())}`
}

/** Normalizes the address of a Telegram account, or `@name`; null if it is neither. */
export function telegramLink(text: string): string | null {
  const name = withoutScheme(text).match(/^(?:(?:www\.)?t(?:elegram)?\.me\/|@)([A-Za-z0-9_]{4,32})\/?$/i)?.[1]
  return name === undefined ? null : `https://t.me/${name}`
}

function withoutScheme(text: string): string {
  return text.trim().replace(/^https?:\/\//i, '')
}
