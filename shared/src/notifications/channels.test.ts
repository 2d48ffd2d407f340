import { expect, test } from 'vitest'
import { type Channel, channels } from '../profile/channel.ts'
import { routeOf } from './channels.ts'

const both = new Set<Channel>(['telegram', 'email'])
const mail = new Set<Channel>(['email'])
const all = new Set(channels)
const open = { channels: { push: true, email: true, telegram: true }, channelChoices: {} }
const choosing = (email: boolean, telegram: boolean) => ({
  ...open,
  channelChoices: { matches: { email, telegram } },
})

test('without a choice it goes by one channel, and what is urgent by the other where that one fails', () => {
  expect(routeOf(open, 'matchReady', both)).toEqual({ channels: ['telegram'], second: 'email' })
  expect(routeOf(open, 'teamAssigned', both)).toEqual({ channels: ['telegram'], second: null })
  expect(routeOf(open, 'matchReady', mail)).toEqual({ channels: ['email'], second: null })
  expect(routeOf(open, 'matchReady', new Set())).toEqual({ channels: [], second: null })
})

test('a push is for what is urgent, and for more only where the person chose so', () => {
  expect(routeOf(open, 'matchReady', all)).toEqual({ channels: ['push'], second: 'telegram' })
  expect(routeOf(open, 'teamAssigned', all)).toEqual({ channels: ['telegram'], second: null })
  const onlyPush = new Set<Channel>(['push'])
  expect(routeOf(open, 'matchReady', onlyPush)).toEqual({ channels: ['push'], second: null })
  expect(routeOf(open, 'teamAssigned', onlyPush)).toEqual({ channels: [], second: null })
  const more = { ...open, channelChoices: { teams: { push: true, telegram: false, email: false } } }
  expect(routeOf(more, 'teamAssigned', all).channels).toEqual(['push'])
  // Chosen before there were pushes.
  expect(routeOf(choosing(false, true), 'matchReady', all).channels).toEqual(['telegram'])
})

test('a choice for the topic is kept to, also by what is urgent', () => {
  expect(routeOf(choosing(true, true), 'matchReady', both)).toEqual({
    channels: ['telegram', 'email'],
    second: null,
  })
  expect(routeOf(choosing(false, true), 'matchReady', both)).toEqual({ channels: ['telegram'], second: null })
  expect(routeOf(choosing(false, false), 'matchReady', both)).toEqual({ channels: [], second: null })
  expect(routeOf(choosing(false, false), 'teamAssigned', both).channels).toEqual(['telegram'])
})

test('a channel that is turned off is never used', () => {
  const off = { ...open, channels: { push: true, email: true, telegram: false } }
  expect(routeOf(off, 'matchReady', both)).toEqual({ channels: ['email'], second: null })
  const quiet = { ...choosing(true, true), channels: { push: true, email: false, telegram: false } }
  expect(routeOf(quiet, 'matchReady', both)).toEqual({ channels: [], second: null })
})
