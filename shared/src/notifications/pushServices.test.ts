import { expect, test } from 'vitest'
import { isPushAddress } from './pushServices.ts'

const deployed = { withLoopback: false }
const local = { withLoopback: true }

test.each([
  'https://fcm.googleapis.com/fcm/send/dKx:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY',
])('messages are sent to %s', address => {
  expect(isPushAddress(address, deployed)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://user:secret@fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com.example.org/a',
  'https://evil-fcm.googleapis.com/a',
  'https://push.apple.com.example.org/a',
  'https://notpush.apple.com/a',
  'https://.push.apple.com/a',
  'https://push.apple.com/a',
  'https://web..push.apple.com/a',
  'https://example.org/fcm.googleapis.com',
  'https://127.0.0.1/a',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://metadata.google.internal/',
  'https://[::1]/a',
  'ftp://web.push.apple.com/a',
  'file:///etc/passwd',
  'web.push.apple.com',
  '',
])('nothing is sent to %s', address => {
  expect([isPushAddress(address, deployed), isPushAddress(address, local)]).toEqual([false, false])
})

test('a stand-in on this machine is taken only by what runs on this machine', () => {
  const standIn = 'http://127.0.0.1:5011/push/to/device'
  expect([isPushAddress(standIn, deployed), isPushAddress(standIn, local)]).toEqual([false, true])
  expect(isPushAddress('http://127.0.0.1.example.org/push', local)).toBe(false)
  expect(isPushAddress('http://localhost/push', local)).toBe(false)
})
