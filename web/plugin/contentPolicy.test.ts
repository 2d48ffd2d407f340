import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { root } from '../../scripts/folders.ts'
import { FirstLanguageScript } from '../src/app/FirstLanguageScript.tsx'

const text = (path: string) => readFile(join(root, path), 'utf8')
const configuration: string = await text('firebase.json')
const [, policy = ''] = /"Content-Security-Policy",\s*"value": "([^"]+)"/.exec(configuration) ?? []
const sourcesOf = (directive: string) =>
  policy
    .split('; ')
    .find(each => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

test('only policies that we and the libraries of Google create turn text into markup or scripts', async () => {
  const own = [...(await text('web/src/platform/trust/trustedTypes.ts')).matchAll(/createPolicy\('([^']+)'/g)]
  expect(sourcesOf('trusted-types').sort()).toEqual(
    // Analytics, then the scripts with which Firebase opens the windows of Google and Facebook.
    [...own.map(([, name]) => name), 'firebase-js-sdk-policy', 'gapi#gapi', 'goog#html'].sort(),
  )
})

test('the page sends nothing to other projects of Google Cloud, of all hosts below googleapis.com', () => {
  const hosts = sourcesOf('connect-src').filter(host => host.includes('googleapis.com'))
  expect(hosts).toEqual(
    [
      'firebase',
      'firebaseinstallations',
      'firebasestorage',
      'firestore',
      'identitytoolkit',
      'securetoken',
    ].map(service => `https://${service}.googleapis.com`),
  )
})

test('the script that chooses the language runs before the first paint, without a request', () => {
  const code = renderToStaticMarkup(createElement(FirstLanguageScript)).replaceAll(/<\/?script>/g, '')
  const hash = createHash('sha256').update(code).digest('base64')
  expect(sourcesOf('script-src')).toContain(`'sha256-${hash}'`)
})
