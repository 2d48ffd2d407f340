/** Writes a difference: with its sign, and a minus rather than the hyphen that `Intl` writes. */
export function signedNumber(difference: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return format.format(difference).replace('-', '−')
}
