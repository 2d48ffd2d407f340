import { expect, it } from 'vitest'
import type { HeldMessage } from './heldMessage.ts'
import { plainMessage } from './plainMessage.ts'

it.each<[HeldMessage['channel'], string, string]>([
  [
    'telegramChannel',
    '<b>Wolves</b> &lt;3 &amp;lt; <a href="https://x.example">Page</a>',
    'Wolves <3 &lt; Page',
  ],
  [
    'discordChannel',
    '**Wolves** 2:1 ~~Bears~~ [Page](<https://x.example>) a\\_b',
    'Wolves 2:1 Bears Page a_b',
  ],
  ['email', 'As <b>it</b> is', 'As <b>it</b> is'],
])('%s: %s', (channel, text, plain) => {
  expect(plainMessage({ channel, text })).toBe(plain)
})
