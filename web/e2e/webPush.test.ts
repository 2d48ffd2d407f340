import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { subscriptionOf } from '../../scripts/fakes/push.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { test } from './support/fixtures.ts'
import { openProfile } from './support/openProfile.ts'
import { origin } from './support/origin.ts'

const pushService = `${emulators.fakes}/push`

/**
 * The service of the browser's vendor cannot be reached from here: the browser subscribes to the stand-in instead. A
 * headless browser also says that it blocks notifications, which it has nowhere to show.
 */
async function subscribeTo(
  context: BrowserContext,
  subscription: ReturnType<typeof subscriptionOf>,
): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(made => {
    let current: object | null = null
    const unsubscribe = async () => {
      current = null
      return true
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      current = { endpoint: made.endpoint, toJSON: () => made, unsubscribe }
      return current as PushSubscription
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  }, subscription)
}

/** What the service worker shows, and which pages it opens, instead of doing so. */
interface Noted {
  shown: { title: string; body: string; tag: string; data: unknown }[]
  opened: string[]
}

async function noteWhatShows(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const noted: Noted = { shown: [], opened: [] }
    const scope = self as unknown as Noted & {
      registration: { showNotification: (title: string, options: object) => Promise<void> }
      clients: { openWindow: (address: string) => Promise<void> }
    }
    Object.assign(scope, noted)
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options } as Noted['shown'][0])
    }
    scope.clients.openWindow = async address => {
      scope.opened.push(address)
    }
  })
}
const noted = (worker: Worker) =>
  worker.evaluate(() => {
    const { shown, opened } = self as unknown as Noted
    return { shown, opened }
  })

/** Brings a message to the service worker, as the browser does once it has decrypted what the push service sent. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devtools.detach()
}

/** The person chooses the last notification. */
const click = (worker: Worker) =>
  worker.evaluate(() => {
    const { data } = (self as unknown as Noted).shown.at(-1) ?? {}
    const notification = { data, close: () => undefined }
    const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event }
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })

test('what is urgent shows in the browser in which it was turned on, and opens the page, until one signs out', async ({
  newVisitor,
}) => {
  const { owner, wolf } = await signUpAll('owner', 'wolf')
  const { competitionId } = await seededCompetition({ owner, players: [wolf] })
  const device = freshId()
  const { page, context, complaints } = await newVisitor({ fresh: true, serviceWorkers: 'allow' })
  await subscribeTo(context, subscriptionOf(pushService, device))
  await openProfile(page, wolf)
  const section = page.locator('#notifications')
  await section.getByText('В этом браузере выключены').waitFor()
  await section.getByRole('button', { name: 'Включить' }).click()
  await section.getByText('Включены в этом браузере').waitFor()
  const [deviceId = ''] = (await stored.profile(wolf.uid).get()).data()?.pushDeviceIds ?? []
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('There is no service worker')
  await noteWhatShows(worker)

  await call('startReadinessCheck', owner, { competitionId, checkId: freshId(), replaces: null, minutes: 5 })
  const received = async () => {
    const html = await (await fetch(`${pushService}/devices/${device}`)).text()
    const [message] = /(?<=<pre class="said">)\{&quot;title.*?(?=<\/pre>)/.exec(html) ?? []
    return message?.replaceAll('&quot;', '"')
  }
  await expect.poll(received).toBeDefined()
  await deliver(page, (await received()) ?? '')
  await expect
    .poll(() => noted(worker))
    .toMatchObject({
      shown: [{ title: expect.stringContaining('готов'), tag: expect.stringMatching(/^.{32}$/) }],
    })
  await click(worker)
  await expect
    .poll(() => noted(worker))
    .toMatchObject({ opened: [`${origin}/competitions/${competitionId}`] })
  // Whatever comes, something has to be shown.
  await deliver(page, 'not what we send')
  await expect.poll(async () => (await noted(worker)).shown[1]?.title).toBe('Upper Bracket')

  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(async () => (await stored.pushDevice(deviceId).get()).exists).toBe(false)
  expect((await stored.profile(wolf.uid).get()).data()?.pushDeviceIds).toEqual([])
  expect(complaints).toEqual([])
})
