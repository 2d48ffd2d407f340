// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ramp = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }

/** Stands in for the browser's, which allows sound only after a click. */
function fakeAudio({ allowed }: { readonly allowed: boolean }) {
  const started: number[] = []
  class FakeAudioContext {
    state = 'suspended'
    readonly currentTime = 0
    readonly destination = {}
    async resume() {
      if (allowed) this.state = 'running'
    }
    createOscillator() {
      const tone = {
        frequency: { value: 0 },
        connect: () => tone,
        start: () => started.push(tone.frequency.value),
      }
      return {
        ...tone,
        frequency: tone.frequency,
        stop: () => undefined,
        connect: () => ({ connect: () => undefined }),
      }
    }
    createGain() {
      return { gain: ramp, connect: () => undefined }
    }
  }
  vi.stubGlobal('AudioContext', FakeAudioContext)
  return started
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('is off until somebody turns it on', async () => {
  const started = fakeAudio({ allowed: true })
  const { playCall, soundIsOn, turnSound, unlockSound } = await import('./sound.ts')
  expect(soundIsOn()).toBe(false)
  await unlockSound()
  await playCall()
  expect(started).toEqual([])
  turnSound(true)
  await unlockSound()
  await playCall()
  expect(started).toHaveLength(3)
  turnSound(false)
  await playCall()
  expect(started).toHaveLength(3)
})

test('is silent, and no error, while the browser does not allow it, or has none', async () => {
  const started = fakeAudio({ allowed: false })
  const { playCall, turnSound } = await import('./sound.ts')
  turnSound(true)
  await playCall()
  expect(started).toEqual([])
  vi.stubGlobal('AudioContext', undefined)
  vi.resetModules()
  const without = await import('./sound.ts')
  await without.playCall()
})
