import { Window } from 'happy-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveEarlyPage } from './leaveEarlyPage.ts'

afterEach(() => vi.unstubAllGlobals())

function opened() {
  const window = new Window({ url: 'https://example.org/competitions/cup/bracket' })
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('requestAnimationFrame', window.requestAnimationFrame.bind(window))
  vi.stubGlobal('setTimeout', window.setTimeout.bind(window))
  const page = window.document as unknown as Document
  page.body.innerHTML =
    '<main id="content"><i class="MuiSkeleton-root"></i></main><early-page><a href="/competitions/cup/teams">Teams</a></early-page>'
  const draw = async (html: string) => {
    const content = page.getElementById('content')
    if (content) content.innerHTML = html
    const later = () => new Promise(resolve => window.setTimeout(resolve))
    // The change is told, and the page leaves after a frame.
    await later()
    await new Promise(resolve => window.requestAnimationFrame(resolve))
    await later()
    await later()
  }
  return { page, window, hasEarly: () => page.querySelector('early-page') !== null, draw }
}
const link = '<a href="/competitions/cup/teams">Teams</a>'

it('stays until everything is drawn that stands in its place, and hands over the focus', async () => {
  const { page, hasEarly, draw } = opened()
  leaveEarlyPage(page)
  page.querySelector<HTMLElement>('early-page a')?.focus()
  await draw('')
  expect(hasEarly()).toBe(true)
  await draw(`${link}<i class="MuiSkeleton-root"></i>`)
  expect(hasEarly()).toBe(true)
  await draw(`${link}<div data-tab></div>`)
  expect(hasEarly()).toBe(true)
  await draw(link)
  expect(hasEarly()).toBe(false)
  expect(page.activeElement).toBe(page.querySelector('#content a'))
})

it('goes with its address, though not when the tab is added to it', async () => {
  const { page, window, hasEarly, draw } = opened()
  leaveEarlyPage(page)
  window.history.pushState(null, '', '/competitions/cup')
  await draw('<i class="MuiSkeleton-root"></i>')
  expect(hasEarly()).toBe(true)
  window.history.pushState(null, '', '/tournaments')
  await draw('<i class="MuiSkeleton-root"></i>')
  expect(hasEarly()).toBe(false)
})

it('stays at the address of another language, where nothing has taken its place yet', async () => {
  const { page, window, hasEarly, draw } = opened()
  window.history.pushState(null, '', '/en/terms')
  leaveEarlyPage(page)
  window.history.pushState(null, '', '/terms')
  await draw('')
  expect(hasEarly()).toBe(true)
  await draw('<h1>Terms</h1>')
  expect(hasEarly()).toBe(false)
})

it('goes when another page of one segment is opened', async () => {
  const { page, window, hasEarly, draw } = opened()
  window.history.pushState(null, '', '/en/terms')
  leaveEarlyPage(page)
  window.history.pushState(null, '', '/tournaments')
  await draw('<i class="MuiSkeleton-root"></i>')
  expect(hasEarly()).toBe(false)
})

it('goes in each language as soon as that is there which replaces it, where it says what', async () => {
  const { page, hasEarly, draw } = opened()
  page.body.innerHTML =
    '<main id="content"></main><early-page lang="ru" data-until="h1"></early-page><early-page lang="en" data-until="h1"></early-page>'
  leaveEarlyPage(page)
  await draw('<p>Loading</p>')
  expect(hasEarly()).toBe(true)
  await draw('<h1>Tournaments</h1><i class="MuiSkeleton-root"></i>')
  expect(hasEarly()).toBe(false)
})
