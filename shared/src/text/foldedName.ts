/**
 * The letters that look like another one, at least as capitals: those of other alphabets, and the digits that pass for
 * letters. The capital I is taken for a small l, and case does not count, so that i and l are one letter.
 */
const lookAlikes = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'с',
    d: 'ԁ',
    e: 'еε',
    h: 'нһη',
    j: 'ј',
    k: 'кκ',
    l: 'i1іι',
    m: 'мμ',
    n: 'ν',
    o: '0оο',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    w: 'ԝ',
    x: 'хχ',
    y: 'уүυ',
    z: 'ζ',
    з: '3',
  }).flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
)

/**
 * Folds a name so that case, width, compatibility forms, repeated spaces and similar letters do not distinguish names:
 * 'NAVI', 'navi', 'ｎａｖｉ', 'NAVІ' in half Cyrillic letters and 'NAVl' with a small L are equal.
 */
export function foldedName(name: string): string {
  // Twice: the capital ẞ first becomes ß, and ß becomes ss.
  return foldLookAlikes(foldCase(foldCase(name)))
    .replace(/\s+/g, ' ')
    .trim()
}

// Upper case first, so that several lower-case forms (ß and ss, σ and ς) become one.
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

// Taken apart first, so that a letter keeps its accent: the Cyrillic ё becomes ë, and й remains another letter than и.
function foldLookAlikes(text: string): string {
  const letters = [...text.normalize('NFD')].map(letter => lookAlikes.get(letter) ?? letter)
  return letters.join('').normalize('NFKC')
}
