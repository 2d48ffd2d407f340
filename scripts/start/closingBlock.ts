import { demonstrationPassword, demonstrators } from '../seed/demonstrators.ts'

/** What a person needs to know once everything runs. */
export function closingBlock(address: string, withDemonstration: boolean): string {
  const accounts = demonstrators.filter(({ shown }) => shown)
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const people = accounts.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`)
  return [
    '',
    `Ready: ${address}`,
    '',
    ...(withDemonstration
      ? [`  Accounts, all with the password ${demonstrationPassword}:`, ...people, '']
      : ['  No demonstration: sign up on the page.', '']),
    '  Data: kept in .data between runs; --fresh begins anew',
    '  Stop: Ctrl-C',
    '',
  ].join('\n')
}
