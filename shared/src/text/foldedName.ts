/**
 * Characters that look like a Latin letter, at least in upper case: letters of other alphabets, and digits. A capital I
 * looks like a small l, and case is ignored, so i and l are the same letter.
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
  // The second pass is needed because the capital ẞ first becomes ß, and ß becomes ss.
  return foldLookAlikes(foldCase(foldCase(name)))
    .replace(/\s+/g, ' ')
    .trim()
}

// Converting to upper case first unifies several lower-case forms (ß and ss, σ and ς).
function foldCase(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

// Decomposing first preserves accents: the Cyrillic ё becomes ë, and й stays different from и.
function foldLookAlikes(text: string): string {
  const letters = [...text.normalize('NFD')].map(letter => lookAlikes.get(letter) ?? letter)
  return letters.join('').normalize('NFKC')
}
