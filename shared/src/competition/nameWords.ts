/** Longer prefixes would hardly distinguish more names. */
const maxPrefixLength = 12
/** More words would hardly narrow a search further. */
const maxSearchedWords = 4

/** Splits a text into the words used for comparison: without case and compatibility forms, with `ё` as `е`. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')
}

/** Returns every prefix of every word of a name, for an `array-contains` query. */
export function nameWords(name: string): readonly string[] {
  const prefixes = wordsOf(name).flatMap(word => {
    const letters = [...word].slice(0, maxPrefixLength)
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  return [...new Set(prefixes)]
}

/** Returns the prefix to search for, from the longest word of the input; null if there is no word. */
export function searchedWord(typed: string): string | null {
  const [longest] = wordsOf(typed).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : [...longest].slice(0, maxPrefixLength).join('')
}

/**
 * Returns the form that all inputs with the same results share: the first words, each cut to the length of a prefix, in
 * alphabetical order; null if there is no word.
 */
export function canonicalSearch(typed: string): string | null {
  const words = wordsOf(typed)
    .slice(0, maxSearchedWords)
    .map(word => [...word].slice(0, maxPrefixLength).join(''))
  return words.length === 0 ? null : [...new Set(words)].sort().join(' ')
}

/** Whether each word of the input is a prefix of a word of the name, in any order. */
export function isNamedLike(name: string, typed: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every(begun => words.some(word => word.startsWith(begun)))
}
