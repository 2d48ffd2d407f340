import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut } from '../bracket/testing/playOut.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { bookCommentator } from './bookCommentator.ts'
import { commentatorLimits } from './commentatorLimits.ts'
import { moveRequest } from './moveRequest.ts'
import { offerCommentary } from './offerCommentary.ts'
import { overlappingMatches } from './overlappingMatches.ts'
import { aRequest } from './testing/aRequest.ts'

const offered = {
  broadcastLink: 'twitch.tv/StarLadder',
  languages: ['ru'],
  comment: 'Ten years of Dota',
  matches: null,
} as const
const context = {
  uid: 'wolf',
  displayName: 'Wolf',
  photoURL: null,
  areWanted: true,
  current: null,
  count: 0,
  now: 5,
  matches: bracketOf(4, { format: 'single' }).matches,
}
const over = playOut(bracketOf(4, { format: 'single' }), { luck: 1 }).matches

function anOffer() {
  const made = offerCommentary(offered, context)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

describe('an offer', () => {
  test('is stored in one form, changed until somebody responds, and the same one stays the same', () => {
    const current = anOffer()
    expect(current).toMatchObject({
      origin: 'offer',
      status: 'offered',
      broadcastLink: 'https://www.twitch.tv/starladder',
      commentatorUid: 'wolf',
      requestedAt: 5,
    })
    expect(offerCommentary(offered, { ...context, current, areWanted: false, now: 9 })).toEqual({
      ok: true,
      value: current,
    })
    const changed = offerCommentary({ ...offered, comment: 'More' }, { ...context, current, now: 9 })
    expect(changed).toEqual({ ok: true, value: { ...current, comment: 'More' } })
  })

  test('can be made again after a withdrawal, but not after a refusal', () => {
    const [withdrawn, turnedDown] = (['decline', 'cancel'] as const).map(move =>
      moveRequest(anOffer(), move, 6),
    )
    if (!withdrawn?.ok || !turnedDown?.ok) throw new Error('refused')
    const again = offerCommentary(offered, { ...context, current: withdrawn.value, now: 9 })
    expect(again).toMatchObject({ value: { status: 'offered', requestedAt: 9, endedAt: null } })
    expect(offerCommentary(offered, { ...context, current: turnedDown.value })).toMatchObject({
      code: 'offer-turned-down',
    })
  })

  test('each refusal', () => {
    const refusal = (changes: object, more: object = {}) =>
      offerCommentary({ ...offered, ...changes }, { ...context, ...more })
    expect(refusal({ broadcastLink: 'vimeo.com/1' })).toMatchObject({ code: 'unsupported-broadcast' })
    expect(refusal({}, { areWanted: false })).toMatchObject({ code: 'offers-closed' })
    expect(refusal({}, { count: commentatorLimits.offers })).toMatchObject({ code: 'too-many-commentators' })
    const confirmed = { ...anOffer(), status: 'confirmed' }
    expect(refusal({ comment: 'More' }, { current: confirmed })).toMatchObject({
      code: 'request-not-awaiting',
    })
    const matches = { bracketId: 'first', matchIds: ['main-1-1'] }
    expect(refusal({ matches: { ...matches, matchIds: ['main-9-9'] } })).toMatchObject({ code: 'not-found' })
    expect(refusal({ matches }, { matches: over })).toMatchObject({
      code: 'chosen-match-over',
      facts: { matchIds: ['main-1-1'] },
    })
    expect(refusal({ matches }, { matches: over, current: { ...anOffer(), matches } })).toMatchObject({
      ok: true,
    })
  })
})

test('two matches overlap unless one waits for the other, and none of those that are over do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 16 }),
      fc.constantFrom('single' as const, 'double' as const),
      (teams, format) => {
        const { matches } = bracketOf(teams, { format })
        const open = [...matches.values()].filter(({ status }) => status !== 'bye')
        const ids = open.map(({ id }) => id)
        const pairs = overlappingMatches(matches, [...ids, ...ids])
        for (const [one, other] of pairs) expect(one).not.toBe(other)
        const sameRound = open.flatMap(one =>
          open.filter(
            other => one.section === other.section && one.round === other.round && one.id < other.id,
          ),
        )
        const overlap = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
        for (const one of open) {
          for (const next of [one.winnerTo, one.loserTo]) {
            expect(overlap.has(`${one.id} ${next?.matchId}`)).toBe(false)
          }
        }
        if (sameRound.length > 0) expect(pairs.length).toBeGreaterThan(0)
        const played = playOut({ shape: bracketOf(teams, { format }).shape, matches }, { luck: 1 })
        expect(overlappingMatches(played.matches, ids)).toEqual([])
      },
    ),
    { numRuns: 30 },
  )
})

describe('a booking', () => {
  const { matches } = bracketOf(4, { format: 'single' })
  const request = { ...aRequest, status: 'confirmed', commentatorUid: 'wolf', confirmedAt: 1 } as const
  const of = (...matchIds: string[]) => ({ bracketId: 'first', matchIds })
  const booking = { chosen: null, matches, others: [], despiteOverlap: false }

  test('of a semi-final and the final overlaps with nothing, of both semi-finals it does', () => {
    const good = bookCommentator(request, { ...booking, chosen: of('main-1-1', 'main-2-1', 'main-1-1') })
    expect(good).toMatchObject({ value: { matches: of('main-1-1', 'main-2-1') } })
    const both = { ...booking, chosen: of('main-1-1', 'main-1-2') }
    const matchIds = ['main-1-1', 'main-1-2']
    expect(bookCommentator(request, both)).toEqual({
      ok: false,
      code: 'matches-overlap',
      facts: { matchIds },
    })
    expect(bookCommentator(request, { ...both, despiteOverlap: true })).toMatchObject({ ok: true })
  })

  test('counts what the same person is booked for elsewhere in the bracket', () => {
    const others = [{ ...request, matches: of('main-1-2') }]
    expect(bookCommentator(request, { ...booking, others, chosen: of('main-1-1') })).toMatchObject({
      code: 'matches-overlap',
    })
    const old = [{ ...request, matches: { bracketId: 'old', matchIds: ['main-1-2'] } }]
    expect(bookCommentator(request, { ...booking, others: old, chosen: of('main-1-1') }).ok).toBe(true)
  })

  test('keeps matches that are over, and is refused for others that are', () => {
    const finished = { ...booking, matches: over, chosen: of('main-1-1', 'main-2-1') }
    const earlier = { ...request, matches: of('main-1-1') }
    expect(bookCommentator(earlier, finished)).toMatchObject({
      code: 'chosen-match-over',
      facts: { matchIds: ['main-2-1'] },
    })
    expect(bookCommentator({ ...request, matches: finished.chosen }, finished)).toMatchObject({ ok: true })
    const replaced = { ...request, matches: { ...finished.chosen, bracketId: 'old' } }
    expect(bookCommentator(replaced, finished)).toMatchObject({ code: 'chosen-match-over' })
  })

  test('is refused for matches that do not exist, and before the confirmation', () => {
    expect(bookCommentator(request, { ...booking, chosen: of('main-9-9') })).toMatchObject({
      code: 'not-found',
    })
    expect(bookCommentator({ ...request, status: 'awaiting' }, booking)).toMatchObject({
      code: 'commentator-not-confirmed',
    })
  })
})
