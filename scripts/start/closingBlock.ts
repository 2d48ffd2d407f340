import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { fakeStartggToken } from '../fakes/startgg/startgg.ts'
import { startggEvents } from '../fakes/startgg/startggEvents.ts'
import { captain, demonstrationPassword, organizer, others } from '../seed/demonstrators.ts'

/** Returns what the user needs to know once everything runs. */
export function closingBlock(page: number, withDemonstration: boolean): string {
  const accounts = [organizer, captain, ...others]
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const people = accounts.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`)
  return [
    '',
    `Ready: ${local(page)}`,
    '',
    ...(withDemonstration
      ? [`  Accounts, all with the password ${demonstrationPassword}:`, ...people, '']
      : ['  No demonstration: sign up on the page.', '']),
    `  Mails: ${local(emulatorPorts(page).inbox)} shows what the product sends`,
    '  Discord, Steam, Telegram: played by fakes wherever you have set no keys',
    `  start.gg: a fake with ${startggEvents[0]?.slug}; the token is ${fakeStartggToken}`,
    ...(withDemonstration
      ? [
          `  Browser notifications: ${local(emulatorPorts(page).fakes)}/push shows what a browser of ${captain.email} gets`,
        ]
      : []),
    '  Data: kept in .data between runs, saved twice a minute and by Ctrl-C; --fresh starts over',
    '  Stop: Ctrl-C',
    '',
  ].join('\n')
}

/** Returns what the user needs to know of a public demonstration. */
export function demonstrationBlock(page: number): string {
  return [
    '',
    `Ready: ${local(page)}`,
    '',
    '  A demonstration: the home page lets everybody in, and nothing is sent outside',
    '  Data: copies go after a day; --fresh starts over',
    '  Stop: Ctrl-C',
    '',
  ].join('\n')
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`
}
