/** Characters that wikitext uses for templates, links, tags, parameters and headings. */
const special = /[{}[\]|<>=]/gu
/** Runs of what wikitext reads only when repeated: emphasis, signatures and behavior switches. */
const repeated = /'{2,}|~{3,}|_{2,}/gu
/** The start of an entity, so that a name with one is shown as it is. */
const entity = /&(?=#|\w+;)/gu
/** The colon of an address that would become a link. */
const address = /:(?=\S)/gu
/** The space of what would become a link to a standard or a publication. */
const reference = /(?<=\b(?:RFC|PMID|ISBN)) (?=\d)/gu
/** Lists and rules at the start of a line, in case a template begins one with the name. */
const lineStart = /^[*#:;-]/u
/** Names that the wiki's modules read as no team. */
const reserved = /^(?:bye|tbd)$/iu

/**
 * Writes a name so that wikitext shows it as it is: no part of it becomes a template, link, tag, parameter or other
 * markup. Names of letters, digits, spaces and common signs stay as they are, so that the wiki finds their team.
 */
export function wikitextName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return line
    .replace(entity, coded)
    .replace(special, coded)
    .replace(repeated, coded)
    .replace(address, coded)
    .replace(reference, coded)
    .replace(lineStart, coded)
    .replace(reserved, whole => `${coded(whole.slice(0, 1))}${whole.slice(1)}`)
}

function coded(signs: string): string {
  return [...signs].map(sign => `&#${sign.codePointAt(0)};`).join('')
}
