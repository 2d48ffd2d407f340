import { expect, test } from 'vitest'
import { canonicalAddress } from './canonicalAddress.ts'

test.each([
  ['Ann.Wolf+cup+2@Example.org', 'ann.wolf@example.org'],
  ['+ann@example.org', '+ann@example.org'],
  ['v.i.c.t.i.m+1@gmail.com', 'victim@gmail.com'],
  ['Victim@GoogleMail.com', 'victim@gmail.com'],
  ['victim@mail.gmail.com', 'victim@mail.gmail.com'],
])('%s stands for the mailbox %s', (typed, mailbox) => {
  expect(canonicalAddress(typed)).toBe(mailbox)
})
