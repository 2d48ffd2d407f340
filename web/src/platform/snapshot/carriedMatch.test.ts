// @vitest-environment happy-dom
import { type CarriedMatch, carriedMatchId } from '@upper-bracket/shared/preview/carriedMatch'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { expect, test } from 'vitest'
import { stay } from '../streams/staying.ts'
import { inCarriedMatch } from './carriedMatch.ts'

const carried: CarriedMatch = {
  bracketId: 'b',
  matchId: 'main-1-1',
  status: 'running',
  lineUps: null,
  matchRoom: null,
}
const snapshotIn = (status: string) =>
  ({ bracket: { matches: [{ id: 'main-1-1', status }] } }) as unknown as PublicSnapshot

test('the page of a match carries its line-ups until the match changes or listeners open', () => {
  document.body.innerHTML = `<script type="application/json" id="${carriedMatchId}">${JSON.stringify(carried)}</script>`
  const placeOf = inCarriedMatch(
    ({ matchId, lineUps }, arg: { readonly matchId: string } & typeof address) =>
      matchId === arg.matchId ? lineUps : undefined,
  )
  const address = { competitionId: 'cup', bracketId: 'b' }
  const arg = { ...address, matchId: 'main-1-1' }
  expect(placeOf({ ...arg, matchId: 'main-1-2' })).toBeUndefined()
  expect(placeOf({ ...arg, bracketId: 'another' })).toBeUndefined()
  const place = placeOf(arg)
  expect(place?.competitionOf(arg)).toBe('cup')
  expect(place?.read(snapshotIn('running'), arg)).toBeNull()
  expect(place?.read(snapshotIn('finished'), arg)).toBeUndefined()
  stay()
  expect(place?.read(snapshotIn('running'), arg)).toBeUndefined()
  expect(placeOf(arg)).toBeUndefined()
})
