/** What stands for the picture of a team, which has none: its initials, and a hue that follows from its name. */
export function teamTile(name: string): { readonly initials: string; readonly hue: number } {
  return { initials: initialsOf(name), hue: hueOf(name) }
}

/** Returns the first characters of the first two words. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  return words
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

function hueOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360
  return hash
}
