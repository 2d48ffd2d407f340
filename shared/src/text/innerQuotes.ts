const quotes = /[«»„“”"]/

/**
 * Replaces quotes inside quoted names by inner quotes: «Кубок „Дозор“» in Russian, “Cup ‘Dozor’” in English. Names that
 * the text does not quote stay unchanged.
 */
export function withInnerQuotes(text: string, names: Iterable<string>): string {
  let result = text
  for (const name of names) {
    if (!quotes.test(name)) continue
    result = result
      .replaceAll(`«${name}»`, () => `«${requoted(name, '„', '“')}»`)
      .replaceAll(`“${name}”`, () => `“${requoted(name, '‘', '’')}”`)
  }
  return result
}

function requoted(name: string, opening: string, closing: string): string {
  return name
    .replaceAll(/„([^„“”]*)[“”]|“([^“”]*)”|"([^"]*)"/g, (_, ...inner: (string | undefined)[]) => {
      const [text = ''] = inner.filter(each => each !== undefined)
      return opening + text + closing
    })
    .replaceAll('«', opening)
    .replaceAll('»', closing)
}
