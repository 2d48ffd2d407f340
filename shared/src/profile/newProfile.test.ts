import { expect, it } from 'vitest'
import { newProfile } from './newProfile.ts'

it('falls back from the name to the e-mail, and uses one of our pictures', () => {
  const nothing = { email: null, displayName: null }
  expect(newProfile({ ...nothing, email: 'wolf@example.org' }, 3)).toMatchObject({
    displayName: 'wolf@example.org',
    photoURL: '/avatars/avatar3.svg',
    lang: 'ru',
  })
  expect(newProfile({ ...nothing, email: 'wolf@example.org', displayName: ' \u202e ' }, 0).displayName).toBe(
    'wolf@example.org',
  )
  expect(newProfile(nothing, 0).displayName).toBe('Player')
})

it('never adopts a picture from the account', () => {
  const account = { email: null, displayName: 'Wolf', photoURL: 'https://example.org/wolf.png' }
  expect(newProfile(account, 1).photoURL).toBe('/avatars/avatar1.svg')
})
