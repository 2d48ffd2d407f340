// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FirstLanguageScript } from './FirstLanguageScript.tsx'

test('an English address is read in English, whatever the browser prefers, and others in its language', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU'])
  const readAt = (path: string) => {
    history.replaceState(null, '', path)
    const code = renderToStaticMarkup(<FirstLanguageScript />).replaceAll(/<\/?script>/g, '')
    new Function(code)()
    return document.documentElement.dataset['reads']
  }
  expect(['/en', '/en/privacy', '/', '/entrants'].map(readAt)).toEqual(['en', 'en', 'ru', 'ru'])
})
