import { expect, test } from 'vitest'
import { type Channel, routeOf } from './channels.ts'

const both = new Set<Channel>(['telegram', 'email'])
const mail = new Set<Channel>(['email'])
const open = { channels: { email: true, telegram: true }, channelChoices: {} }
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
  const off = { ...open, channels: { email: true, telegram: false } }
  expect(routeOf(off, 'matchReady', both)).toEqual({ channels: ['email'], second: null })
  const quiet = { ...choosing(true, true), channels: { email: false, telegram: false } }
  expect(routeOf(quiet, 'matchReady', both)).toEqual({ channels: [], second: null })
})
