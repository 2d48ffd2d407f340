// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earlyMarkdown } from '@upper-bracket/shared/earlyPage/earlyMarkdown'
import Markdown from './Markdown.tsx'

const drawn = (text: string) => {
  const { container } = render(<Markdown text={text} />)
  return container.firstElementChild as HTMLElement
}

/** The same, drawn at the edge. */
const early = (text: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = earlyMarkdown(text).markup
  return holder.firstElementChild as HTMLElement
}

/** What it is made of: names of elements and attributes, without the classes of the style. */
const madeOf = ({ innerHTML }: HTMLElement) => innerHTML.replaceAll(/ (class|title|target)="[^"]*"/g, '')
const html = (text: string) => {
  const made = madeOf(drawn(text))
  expect(madeOf(early(text))).toBe(made)
  return made
}

test('what organizers write is drawn', () => {
  const text = [
    '# Rules',
    'First line',
    'second **line**, *soft*, `code`',
    '## Matches',
    '- one',
    '  1. deeper',
    '> quoted',
    '',
    '---',
    '```',
    '<b>code</b>',
    '```',
    'See [the rules][r], https://example.org/a and <cup@example.org>',
    '',
    '[r]: https://example.org/rules',
  ].join('\n')
  const rel = 'rel="noopener nofollow"'
  expect(html(text)).toBe(
    [
      '<h3>Rules</h3>',
      '<p>First line\nsecond <strong>line</strong>, <em>soft</em>, <code>code</code></p>',
      '<h4>Matches</h4>',
      '<ul><li><p>one</p><ol start="1"><li><p>deeper</p></li></ol></li></ul>',
      '<blockquote><p>quoted</p></blockquote>',
      '<hr>',
      '<pre><code>&lt;b&gt;code&lt;/b&gt;</code></pre>',
      `<p>See <a href="https://example.org/rules" ${rel}>the rules</a>, `,
      `<a href="https://example.org/a" ${rel}>https://example.org/a</a> and `,
      `<a href="mailto:cup@example.org" ${rel}>cup@example.org</a></p>`,
    ].join(''),
  )
})

test('headings never skip a level', () => {
  expect(html('### Small\n# Large\n###### Smallest')).toBe('<h4>Small</h4><h3>Large</h3><h5>Smallest</h5>')
})

const allowed = new Set('P H3 H4 H5 H6 STRONG EM CODE PRE BLOCKQUOTE OL UL LI HR BR A'.split(' '))
const attributes = new Set(['class', 'href', 'title', 'target', 'rel', 'start'])

/** Only elements and attributes from the list, links only to where they may lead. */
function isHarmless(root: HTMLElement) {
  for (const element of root.querySelectorAll('*')) {
    expect(allowed).toContain(element.tagName)
    for (const { name } of element.attributes) expect(attributes).toContain(name)
    if (element.tagName !== 'A') continue
    expect(element.getAttribute('rel')).toBe('noopener nofollow')
    expect(element.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/)
  }
}

const nasty = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="alert(1)">bold</b> <style>*{display:none}</style>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --><form action="https://evil.example"><input name=password>',
  '![x](https://evil.example/count.png)',
  '![x](javascript:alert(1))',
  '![x][p]\n\n[p]: https://evil.example/count.png',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](/auth/signin)',
  '[x](//evil.example)',
  '[https://bank.example](https://bank.example@evil.example)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[x](https://example.org "\' onmouseover=alert(1) \'")',
  '[x](https://example.org/"onmouseover="alert(1))',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '```html\n<script>alert(1)</script>\n```',
  '</p></div><script>alert(1)</script>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
]

describe('nasty input', () => {
  test.each(nasty)('%j is harmless', text => {
    for (const root of [drawn(text), early(text)]) {
      isHarmless(root)
      expect(
        root.querySelectorAll('a[href*="evil"], a[href*="alert"]:not([href^="https://example.org/"])'),
      ).toHaveLength(0)
    }
  })

  test('HTML is shown as it was written', () => {
    expect(drawn('<img src=x onerror=alert(1)>').textContent).toBe('<img src=x onerror=alert(1)>')
  })

  test('mixed in any order is harmless', () => {
    const piece = fc.oneof(
      fc.constantFrom(...nasty),
      fc.constantFrom('\n', '\n\n', '> ', '- ', '# ', '**', '`', '[', '](', ')', '<', '>', '&', '!', '    '),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const { container, unmount } = render(<Markdown text={pieces.join('')} />)
        const root = container.firstElementChild as HTMLElement
        isHarmless(root)
        isHarmless(early(pieces.join('')))
        expect(madeOf(early(pieces.join('')))).toBe(madeOf(root))
        unmount()
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['quotes in quotes', '>'.repeat(10_000)],
    ['quotes in quotes, spaced', '> '.repeat(5000)],
    ['lists in lists', '- '.repeat(5000)],
    ['numbered lists in lists', '1. '.repeat(3333)],
    ['deeper line by line', Array.from({ length: 130 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['quotes just deep enough', `${'>   '.repeat(12)}a\n\n`.repeat(190)],
    ['brackets', '['.repeat(10_000)],
    ['pictures that never end', '!['.repeat(5000)],
    ['links that never end', '[a]('.repeat(2500)],
    ['emphasis', '*a '.repeat(3333)],
    ['emphasis in emphasis', `${'*'.repeat(5000)}a${'*'.repeat(5000)}`],
    ['emphasis of two kinds', `${'*_'.repeat(2500)}a${'_*'.repeat(2500)}`],
    ['emphasis in words', `${'*a_b'.repeat(1250)}${'b_a*'.repeat(1250)}`],
    ['code that never ends', Array.from({ length: 130 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['tags that never end', '<a '.repeat(3333)],
    ['addresses', 'https://a.b/?('.repeat(700)],
    ['mailboxes', 'a@'.repeat(5000)],
    ['entities', '&amp;'.repeat(2000)],
  ])('%s, as long as a description may be, are drawn before the test runs out of time', (_, text) => {
    isHarmless(drawn(text))
  })
})
