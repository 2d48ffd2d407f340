/**
 * Folds a name so that neither case nor the width of spaces distinguishes names: 'NAVI' and 'navi' are equal, 'Team I',
 * 'Team l' and 'Team 1' are not.
 */
export function foldedName(name: string): string {
  return foldSpaces(foldCase(name, 'NFC'))
}

/** The letters of other alphabets that look like a Latin letter or a digit, at least in upper case. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'с',
    d: 'ԁ',
    e: 'еε',
    h: 'нһη',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    m: 'мμ',
    n: 'ν',
    o: 'оο',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    t: 'тτ',
    w: 'ԝ',
    x: 'хχ',
    y: 'уүυ',
    z: 'ζ',
    '3': 'з',
  }).flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
)

/**
 * Whether a stranger's name could pass for another one: both are equal, or look the same because one of them has letters
 * of another alphabet ('NAVІ' with a Cyrillic letter) or compatibility forms ('ｎａｖｉ'). Names in the same alphabet
 * differ as soon as `foldedName` differs.
 */
export function looksLike(one: string, other: string): boolean {
  if (foldedName(one) === foldedName(other)) return true
  const [alphabet, ...others] = new Set([...alphabetsOf(one), ...alphabetsOf(other)])
  const isPlain = alphabet !== 'compatibility' && others.length === 0
  return !isPlain && foldLookAlikes(one) === foldLookAlikes(other)
}

const alphabets = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
] as const

function alphabetsOf(name: string): readonly string[] {
  const compatible = name.normalize('NFKC')
  return [
    ...alphabets.filter(([, letters]) => letters.test(compatible)).map(([alphabet]) => alphabet),
    ...(compatible === name.normalize('NFC') ? [] : ['compatibility']),
  ]
}

// Converting to upper case first unifies several lower-case forms (ß and ss, σ and ς). The second pass is needed
// because the capital ẞ first becomes ß, and ß becomes ss.
function foldCase(text: string, form: 'NFC' | 'NFKC'): string {
  const pass = (each: string) => each.normalize(form).toUpperCase().toLowerCase().normalize(form)
  return pass(pass(text))
}

// Decomposing first preserves accents: the Cyrillic ё becomes ë, and й stays different from и.
function foldLookAlikes(name: string): string {
  const letters = [...foldCase(name, 'NFKC').normalize('NFD')].map(letter => lookAlikes.get(letter) ?? letter)
  return foldSpaces(letters.join('').normalize('NFKC'))
}

function foldSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
