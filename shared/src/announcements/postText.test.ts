import { expect, test } from 'vitest'
import { postText } from './postText.ts'
import { en } from './texts/en.ts'
import { ru } from './texts/ru.ts'

const url = 'https://upper.example/competitions/cup/bracket'
const part = { subject: 'result/b/1', line: 'A 2:1 B', corrected: false, withdrawn: false }

test('says in the language of the announcements what was corrected, and strikes out what was withdrawn', () => {
  const parts = [part, { ...part, corrected: true }, { ...part, corrected: true, withdrawn: true }]
  expect(postText('telegram', parts, ru, url)).toBe(
    ['A 2:1 B', 'A 2:1 B — исправлено', '<s>A 2:1 B</s> — отменено', url].join('\n\n'),
  )
  expect(postText('discord', parts, en, url)).toBe(
    ['A 2:1 B', 'A 2:1 B — corrected', '~~A 2:1 B~~ — withdrawn', url].join('\n\n'),
  )
  const lines = { ...part, line: '- one\n• two', withdrawn: true }
  expect(postText('discord', [lines], en, url)).toContain('~~\\- one~~\n~~• two~~ — withdrawn')
})

test('a name is never markup, a mention, a command or a link', () => {
  const line = '<b>@everyone</b> & [x](https://evil.example) **/stop** `_~|#tag'
  const joiner = '\u2060'
  expect(postText('telegram', [{ ...part, line }], en, url).split('\n')[0]).toBe(
    `&#60;b&#62;@${joiner}everyone&#60;/${joiner}b&#62; &#38; [x](https://${joiner}evil.${joiner}example) **/${joiner}stop** \`_~|#${joiner}tag`,
  )
  expect(postText('discord', [{ ...part, line }], en, url).split('\n')[0]).toBe(
    `\\<b\\>@${joiner}everyone\\</b\\> & \\[x\\](https:/${joiner}/evil.example) \\*\\*/stop\\*\\* \\\`\\_\\~\\|#tag`,
  )
})
