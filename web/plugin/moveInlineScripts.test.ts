import { expect, test } from 'vitest'
import { withoutInlineScripts } from './pageScripts.ts'

/** Names the hash of `a()` and no other. */
const policy = `script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='`

test('scripts that the policy does not name become files, in their place', () => {
  const html = [
    '<script>a()</script>',
    '<script id="x">b()</script>',
    '<script type="module" async="">import "/assets/c.js"</script>',
    '<script src="/d.js"></script>',
    '<script type="application/json">{}</script>',
  ]
  const { html: replaced, moved } = withoutInlineScripts(html.join('\n'), policy)
  const [b, module] = moved.map(({ name }) => name)
  expect(moved.map(({ code }) => code)).toEqual(['b()', 'import "/assets/c.js"'])
  expect(replaced.split('\n')).toEqual([
    html[0],
    `<script id="x" src="/assets/${b}"></script>`,
    `<script type="module" src="/assets/${module}"></script>`,
    html[3],
    html[4],
  ])
  expect(new Set([b, module]).size).toBe(2)
})
