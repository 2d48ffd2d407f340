import { expect, test } from 'vitest'
import { captionLines, noCaptions } from './captions.ts'
import {
  changedCaptions,
  defaultOverlay,
  maxOverlays,
  type Overlay,
  overlaysToSwitch,
  saveOverlay,
} from './overlay.ts'

const now = 1_000
const scene = { ...defaultOverlay, view: 'scene' } as const
const stored: Overlay = { ...defaultOverlay, scene: null, revision: 1, createdAt: 1 }
const overlays = (...list: readonly Partial<Overlay>[]) =>
  new Map(list.map((each, index) => [`overlay-${index}`, { ...stored, ...each }]))

test('an overlay is created once, and changed at the revision that the caller saw', () => {
  const wanted = { overlayId: 'overlay-0', revision: 0, options: defaultOverlay }
  const created = saveOverlay(overlays(), wanted, now)
  expect(created).toEqual({
    ok: true,
    value: { ...defaultOverlay, scene: null, revision: 1, createdAt: now },
  })
  const before = overlays({})
  expect(saveOverlay(before, wanted, now)).toEqual({ ok: true, value: before.get('overlay-0') })
  const large = { ...wanted, options: { ...defaultOverlay, size: 'l' } } as const
  expect(saveOverlay(before, { ...large, revision: 1 }, now)).toEqual({
    ok: true,
    value: { ...stored, size: 'l', revision: 2 },
  })
  expect(saveOverlay(before, large, now)).toMatchObject({ code: 'changed-meanwhile', facts: { revision: 1 } })
})

test('an overlay that has been revoked meanwhile is not created again by a change', () => {
  const change = { overlayId: 'overlay-0', revision: 1, options: defaultOverlay }
  expect(saveOverlay(overlays(), change, now)).toMatchObject({ code: 'not-found' })
})

test('no more than twenty overlays are created, and those may still change', () => {
  const full = overlays(...Array.from({ length: maxOverlays }, () => ({})))
  const wanted = { overlayId: 'new', revision: 0, options: scene }
  expect(saveOverlay(full, wanted, now)).toMatchObject({ code: 'too-many-overlays' })
  expect(saveOverlay(full, { ...wanted, overlayId: 'overlay-19', revision: 1 }, now).ok).toBe(true)
})

test('a scene switches all overlays of its stream that show scenes and show another', () => {
  const all = overlays(
    { view: 'scene' },
    { view: 'scene', scene: 'veto' },
    { view: 'scene', stream: 1 },
    { view: 'score' },
  )
  expect(overlaysToSwitch(all, { stream: 0, scene: 'veto' })).toEqual(['overlay-0'])
  expect(overlaysToSwitch(all, { stream: 0, scene: null })).toEqual(['overlay-1'])
})

test('a new overlay of the desk shows what the others of its stream show', () => {
  const before = overlays({ view: 'scene', scene: 'veto' }, { view: 'scene', stream: 1, scene: 'score' })
  const onStream = (stream: number) =>
    saveOverlay(before, { overlayId: 'new', revision: 0, options: { ...scene, stream } }, now)
  expect([onStream(0), onStream(1), onStream(2)]).toMatchObject([
    { value: { scene: 'veto' } },
    { value: { scene: 'score' } },
    { value: { scene: null } },
  ])
})

test('captions change in all overlays of the stream that the desk runs, also in older ones, and a new one has them', () => {
  const captions = { ...noCaptions, text: true, lines: ['Back at nine'] }
  const all = overlays(
    { view: 'scene' },
    { view: 'text', captions },
    { view: 'lowerthird', stream: 1 },
    { view: 'score' },
  )
  const change = { stream: 0, captions: { text: true, lines: ['Back at nine'] } }
  expect(changedCaptions(all, change)).toEqual(new Map([['overlay-0', captions]]))
  const hidden = changedCaptions(all, { stream: 0, captions: { text: false } })
  expect(hidden).toEqual(new Map([['overlay-1', { ...captions, text: false }]]))
  const after = overlays({ view: 'text', captions })
  expect(saveOverlay(after, { overlayId: 'new', revision: 0, options: scene }, now)).toMatchObject({
    value: { scene: null, captions },
  })
  expect(captionLines(' Back \n\n at nine\n')).toEqual(['Back', 'at nine'])
})
