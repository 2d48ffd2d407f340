import { expect, test } from 'vitest'
import { callerAddress } from '../../src/platform/limits/callerAddress.ts'

const direct = { behindHosting: false }
const hosting = { behindHosting: true }

test.each([
  ['the last hop, whatever the caller claims', { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }, direct, ' 2.2.2.2'],
  ['the peer where nothing was forwarded', {}, direct, ' 9.9.9.9'],
  ['no claim of Hosting where it is not in between', { 'fastly-client-ip': '3.3.3.3' }, direct, ' 9.9.9.9'],
  [
    'whom Hosting serves, together with the hop',
    { 'fastly-client-ip': '3.3.3.3', 'x-forwarded-for': '3.3.3.3, 4.4.4.4' },
    hosting,
    '3.3.3.3 4.4.4.4',
  ],
  ['an IPv6 network whole', { 'x-forwarded-for': '2001:DB8:0:07::1' }, direct, ' 2001:db8:0:7::'],
  ['the same in full', { 'x-forwarded-for': '2001:db8:0:7:a:b:c:d' }, direct, ' 2001:db8:0:7::'],
  ['IPv4 in the form of IPv6', { 'x-forwarded-for': '::ffff:5.5.5.5' }, direct, ' 5.5.5.5'],
  ["nobody on a developer's machine", { 'x-forwarded-for': '127.0.0.1' }, hosting, null],
  ['nobody there by IPv6 either', { 'x-forwarded-for': '::1' }, direct, null],
] as const)('counts %s', (_, headers, options, address) => {
  const all: Readonly<Record<string, string>> = headers
  expect(callerAddress(name => all[name], '9.9.9.9', options)).toBe(address)
})
