import { expect, test } from 'vitest'
import { trustRules } from './trustRules.ts'

const { createHTML, createScript, createScriptURL } = trustRules('https://upper.example')

test.each([
  ['/service-worker.js', true],
  ['https://upper.example/assets/a.js', true],
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://www.gstatic.com/recaptcha/releases/a.js', true],
  ['https://www.gstatic.com/other.js', false],
  ['https://apis.google.com.evil.example/', false],
  ['//evil.example/a.js', false],
  ['https://upper.example@evil.example/', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['', true],
])('a script may come from %s: %s', (address, trusted) => {
  expect(createScriptURL(address)).toBe(trusted ? address : null)
})

test('text becomes code nowhere but in script elements, which the content policy judges', () => {
  expect(createScript('1', 'TrustedScript', 'HTMLScriptElement textContent')).toBe('1')
  expect(createScript('1', 'TrustedScript', 'eval')).toBeNull()
  expect(createScript('1')).toBeNull()
})

test('text never becomes markup', () => {
  expect(createHTML('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>')
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createHTML('<script></script><b>')).not.toContain('<')
})
