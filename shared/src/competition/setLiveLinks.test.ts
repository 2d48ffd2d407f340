import { expect, test } from 'vitest'
import type { LiveLink } from '../live/liveLinks.ts'
import { setLiveLinks } from './setLiveLinks.ts'
import { aCompetition } from './testing/aCompetition.ts'

const now = 1_800_000_000_000
const twitch: LiveLink = {
  url: 'https://www.twitch.tv/starladder',
  lang: 'ru',
  title: 'Main stage',
  stream: 0,
}
const youtube: LiveLink = {
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  lang: 'en',
  title: '',
  stream: 1,
}

test('links are stored in one form each, in their order, once', () => {
  const typed = [{ ...twitch, url: 'twitch.tv/StarLadder' }, youtube, { ...twitch, title: 'Again' }]
  expect(links(typed, 0)).toEqual([twitch, youtube])
})

test('one that leads elsewhere is refused by its place, and changes nothing', () => {
  const odd = { ...youtube, url: 'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ' }
  expect(setLiveLinks(testCompetition(), [twitch, odd], { revision: 0, now })).toMatchObject({
    ok: false,
    code: 'unsupported-broadcast',
    facts: { index: 1 },
  })
})

test('an outdated list is refused, unless it is the one that is stored', () => {
  const stored = { ...testCompetition(), liveLinks: [twitch], revision: 4 }
  expect(setLiveLinks(stored, [youtube], { revision: 3, now })).toMatchObject({ code: 'changed-meanwhile' })
  expect(setLiveLinks(stored, [twitch], { revision: 3, now })).toEqual({ ok: true, value: stored })
  expect(setLiveLinks(stored, [], { revision: 4, now })).toMatchObject({
    value: { liveLinks: [], revision: 5, updatedAt: now },
  })
})

function links(typed: readonly LiveLink[], revision: number) {
  const set = setLiveLinks(testCompetition(), typed, { revision, now })
  return set.ok ? set.value.liveLinks : set
}

const testCompetition = () => aCompetition({ createdAt: now, updatedAt: now })
