/** Longer prefixes tell no more apart. */
const maxPrefixLength = 12

/** The words of a text as they are compared: without case and compatibility forms, `ё` as `е`. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')
}

/** Every beginning of every word of a name, for a query that asks whether a list contains one. */
export function nameWords(name: string): readonly string[] {
  const prefixes = wordsOf(name).flatMap(word => {
    const letters = [...word].slice(0, maxPrefixLength)
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  return [...new Set(prefixes)]
}

/** The beginning to ask for: that of the longest word typed; null where no word was. */
export function searchedWord(typed: string): string | null {
  const [longest] = wordsOf(typed).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : [...longest].slice(0, maxPrefixLength).join('')
}

/** Whether each word typed begins a word of the name, in any order. */
export function isNamedLike(name: string, typed: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every(begun => words.some(word => word.startsWith(begun)))
}
