import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { root } from '../../scripts/folders.ts'
import { prerenderedPages } from '../src/platform/addresses/translatedPages.ts'
import { pageHead } from './pageHeads.ts'

const origin = 'https://upper.example'

test('a page names itself and its translations in full', () => {
  const head = pageHead('/auth/signin', 'en', origin)
  expect(head).toContain('<link rel="canonical" href="https://upper.example/en/auth/signin"/>')
  expect([...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...each]) => each)).toEqual([
    ['ru', 'https://upper.example/auth/signin'],
    ['en', 'https://upper.example/en/auth/signin'],
    ['x-default', 'https://upper.example/auth/signin'],
  ])
  expect(head).toContain('property="og:locale" content="en_GB"')
  expect(head).toContain('property="og:image" content="https://upper.example/preview-en.png"')
  expect(head).toContain('name="twitter:card" content="summary_large_image"')
})

test('every prerendered page has a description of its own in each language, and Hosting serves nothing else there', async () => {
  const texts = prerenderedPages.flatMap(page =>
    languages.map(
      language => /name="description" content="([^"]+)"/.exec(pageHead(page, language, origin))?.[1],
    ),
  )
  expect(new Set(texts).size).toBe(prerenderedPages.length * languages.length)
  expect(() => pageHead('/no-such', 'ru', origin)).toThrow('/no-such')
  const firebase = await readFile(join(root, 'firebase.json'), 'utf8')
  expect(prerenderedPages.filter(page => page !== '/' && firebase.includes(`^${page}/?$`))).toEqual([])
})
