// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { afterEach, expect, test, vi } from 'vitest'
import { useOwnProfile } from '#documents/profile.ts'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { PushConnection } from './PushConnection.tsx'

const defined: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const undo of defined.splice(0)) undo()
})

function define(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
  defined.push(() => Reflect.deleteProperty(navigator, name))
}

const endpoint = 'https://fcm.googleapis.com/fcm/send/own'
const ownId = 'gGbT6Ao4JeSeNPefLSa8Pztw9CAiIqCDi5wKHMoHZb4'
const subscription = { endpoint, keys: { p256dh: 'key', auth: 'secret' } }

/** A browser that knows push; returns what it is asked to do. */
function aBrowser({ permission = 'default', subscribed = false, fails = false } = {}) {
  const asked: string[] = []
  const made = {
    endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => {
      asked.push('unsubscribe')
      current = null
    },
  }
  let current: typeof made | null = subscribed ? made : null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (fails) throw new DOMException('push service error', 'AbortError')
      asked.push(`subscribe ${applicationServerKey}`)
      current = made
      return made
    },
  }
  const registration = { pushManager }
  define('serviceWorker', {
    register: async (script: string) => asked.push(`register ${script}`),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => {
      asked.push('permission')
      return 'granted'
    },
  })
  return asked
}

function open(pushDeviceIds: readonly string[], language: Language = 'ru') {
  const Page = () => {
    const profile = useOwnProfile().data?.value
    return profile == null ? null : <PushConnection deviceIds={profile.pushDeviceIds} />
  }
  const scene = renderPage({
    at: '/profile',
    Page,
    language,
    user: person('wolf'),
    documents: {
      'profiles/wolf': { ...newProfile({ email: null, displayName: 'Wolf' }, 0), pushDeviceIds },
    },
    functions: {
      readPushKey: () => ({ publicKey: 'public' }),
      addPushDevice: () => ({ deviceId: ownId }),
      removePushDevice: () => ({}),
    },
  })
  return scene
}

test('the browser is asked after a click, and never before', async () => {
  const asked = aBrowser()
  const { user, calls, firestore } = await open([])
  const button = await screen.findByRole('button', { name: 'Включить' })
  expect([asked, calls]).toEqual([[], []])
  await user.click(button)
  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'addPushDevice', input: subscription }))
  expect(asked).toEqual(['permission', 'register /service-worker.js', 'subscribe public'])
  firestore.put('profiles/wolf', { ...firestore.read('profiles/wolf'), pushDeviceIds: [ownId] })
  await screen.findByText('Включены в этом браузере')
})

test('it is turned off here, and in all others', async () => {
  const asked = aBrowser({ permission: 'granted', subscribed: true })
  const { user, calls } = await open(['phone', ownId, 'tablet'], 'en')
  await screen.findByText('On in this browser')
  await screen.findByText('Also on in 2 other browsers')
  await user.click(screen.getByRole('button', { name: 'Turn off in the others' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  const turnOff = await screen.findByRole('button', { name: 'Turn off' })
  // While one call is under way the next has to wait.
  await waitFor(() => expect(turnOff).toHaveProperty('disabled', false))
  await user.click(turnOff)
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ input }) => input)).toEqual(['phone', 'tablet', ownId].map(deviceId => ({ deviceId })))
  expect(asked).toEqual(['unsubscribe'])
})

test('a browser that shows what is meant for somebody else is off', async () => {
  aBrowser({ permission: 'granted', subscribed: true })
  await open([])
  await screen.findByText('В этом браузере выключены')
})

test('where the service of the browser does not respond, it says so and stays off', async () => {
  aBrowser({ fails: true })
  const { user, calls } = await open([], 'en')
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await screen.findByText(/its notification service did not respond/)
  expect(calls.map(({ name }) => name)).toEqual(['readPushKey'])
  await screen.findByText('Off in this browser')
})

test.each([
  ['ru', /^Браузер блокирует уведомления/],
  ['en', /^Your browser blocks notifications/],
] as const)('who blocks notifications learns how to allow them (%s)', async (language, sentence) => {
  aBrowser({ permission: 'denied' })
  await open([], language)
  await screen.findByText(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['iPhone', 0, /^На iPhone и iPad они работают в установленном/],
  ['Macintosh', 5, /^На iPhone и iPad они работают в установленном/],
  ['Macintosh', 0, /^Этот браузер не умеет/],
])('a browser without push says what helps (%s, %i touch points)', async (device, touchPoints, sentence) => {
  define('userAgent', `Mozilla/5.0 (${device})`)
  define('maxTouchPoints', touchPoints)
  await open([])
  await screen.findByText(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})
