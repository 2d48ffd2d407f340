import { contactsOf, contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import { expect, test } from 'vitest'
import { playersCsv } from './playersCsv.ts'

test('each player has a line with contacts and answers, under the questions as they were asked', () => {
  const profile = {
    realName: 'Anna Wolf',
    steamProfileURL: 'https://steamcommunity.com/id/wolf',
    messagingURL: 'https://t.me/wolf',
    discordID: '1',
  }
  const guest = contactsOfGuest('bear', { contacts: { discord: 'bear#1', email: 'bear@example.org' } })
  const csv = playersCsv(
    [
      { uid: 'wolf', name: 'Wolf', team: 'Wolves', rank: 'Legend 4' },
      { uid: 'bear', name: '=Bear', team: null, rank: null },
      { uid: 'fox', name: 'Fox', team: null, rank: null },
    ],
    [
      {
        ...contactsOf('wolf', profile),
        statedAge: 16,
        answers: [
          { question: 'Where from?', answer: 'Ulm, Bavaria' },
          { question: 'Role?', answer: 'Core' },
        ],
      },
      ...(guest === null ? [] : [guest]),
      {
        ...contactsOf('fox', { ...profile, realName: '' }),
        answers: [{ question: 'Role?', answer: '@mid' }],
      },
    ],
    { separator: ',', head: column => column },
  )
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'name,team,rank,realName,telegram,discord,email,steam,age,Where from?,Role?',
    'Wolf,Wolves,Legend 4,Anna Wolf,https://t.me/wolf,1,,https://steamcommunity.com/id/wolf,16+,"Ulm, Bavaria",Core',
    "'=Bear,,,,,bear#1,bear@example.org,,,,",
    "Fox,,,,https://t.me/wolf,1,,https://steamcommunity.com/id/wolf,,,'@mid",
  ])
})
