/** Escapes a text for the content and the quoted attributes of HTML. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
