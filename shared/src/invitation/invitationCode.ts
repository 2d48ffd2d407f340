/** Without 0, 1, I, L, O and U, which are mistaken for each other or for V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Thirty characters in eight places: at a try every two seconds, a hit in forty thousand years. */
const length = 8

/** Makes a code to be typed. `random` returns an unpredictable integer from 0 to below its argument. */
export function newInvitationCode(random: (below: number) => number): string {
  return Array.from({ length }, () => alphabet[random(alphabet.length)]).join('')
}

/** Returns a code as people read it: in two halves. */
export function writtenCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}
