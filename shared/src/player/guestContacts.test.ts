import { expect, test } from 'vitest'
import { contactsOfGuest } from './contacts.ts'
import { type GuestContactKind, guestContacts, readGuestContact } from './guestContacts.ts'

test.each<[GuestContactKind, string, string | null]>([
  ['discord', ' @Wolf.Anna ', 'wolf.anna'],
  ['discord', 'https://discord.com/users/80351110224678912/', '80351110224678912'],
  ['discord', 'Wolf  Anna#1234', 'Wolf Anna#1234'],
  ['discord', 'волк', 'волк'],
  ['discord', 'w'.repeat(65), null],
  ['telegram', 'https://t.me/Wolf_Anna', 'wolf_anna'],
  ['telegram', '+7 999 000-00-00', '+7 999 000-00-00'],
  ['telegram', 'wolf\u202Eanna', null],
  ['email', ' mailto:Anna.Wolf@Example.org', 'anna.wolf@example.org'],
  ['email', 'anna', null],
  ['email', 'anna@example.org, bear@example.org', null],
  ['email', 'anna@example.org\r\nBcc: bear@example.org', null],
  ['email', `${'a'.repeat(250)}@example.org`, null],
  ['steam', 'steamcommunity.com/id/wolf/?l=russian', 'https://steamcommunity.com/id/wolf/'],
  ['steam', '76561198000000001', 'https://steamcommunity.com/profiles/76561198000000001'],
  ['steam', 'STEAM_0:1:12345', 'STEAM_0:1:12345'],
  ['steam', '', null],
])('%s: %s is stored as %s', (kind, typed, stored) => {
  expect(readGuestContact(kind, typed)).toBe(stored)
  if (stored !== null) expect(readGuestContact(kind, stored)).toBe(stored)
})

test('a kind that does not exist is refused', () => {
  expect(guestContacts.safeParse({ phone: '1' }).success).toBe(false)
})

test('a guest without contacts and key has no document', () => {
  expect(contactsOfGuest('guest-bear', {})).toBeNull()
  expect(contactsOfGuest('guest-bear', { contacts: { email: undefined } })).toBeNull()
  expect(contactsOfGuest('guest-bear', { contacts: {}, sourceKey: 'row' })).toMatchObject({
    entered: {},
    sourceKey: 'row',
  })
})
