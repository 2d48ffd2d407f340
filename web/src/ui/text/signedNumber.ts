/** Formats a difference with its sign, using a minus sign instead of the hyphen of `Intl`. */
export function signedNumber(difference: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return format.format(difference).replace('-', '−')
}
