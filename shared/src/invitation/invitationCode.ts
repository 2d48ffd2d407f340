/** Without 0, 1, I, L, O and U, which are mistaken for each other or for V. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** See the test of `acceptCode` for the odds of those who guess. */
export const codeLength = 10

/** Makes a code to be typed. `random` returns an unpredictable integer from 0 to below its argument. */
export function newInvitationCode(random: (below: number) => number): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[random(codeAlphabet.length)]).join('')
}

/** Returns a code as people read it: in two halves. */
export function writtenCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}
