const key = 'upper-bracket.sound'

/** Whether sound is on in this browser; off by default. */
export function soundIsOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Turns sound on or off in this browser. Must be called in a click, as browsers require. */
export function turnSound(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Without storage, sound stays off.
  }
  if (on) void unlockSound()
}

let context: AudioContext | null = null

/** Prepares sound for later; does nothing if the browser requires a click first. */
export async function unlockSound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  await context.resume().catch(() => undefined)
}

/** Plays three rising notes, in one tab only. Silent if sound is off, or not allowed by the browser yet. */
export async function playCall(): Promise<void> {
  if (!soundIsOn()) return
  void unlockSound()
  if (context?.state !== 'running') return
  const sounding = context
  await oneTabOnly(async () => {
    for (const [index, frequency] of notes.entries())
      playNote(sounding, frequency, sounding.currentTime + index * noteSeconds)
    await new Promise(resolve => setTimeout(resolve, notes.length * noteSeconds * 1000))
  })
}

const notes = [523, 659, 784] as const
const noteSeconds = 0.22

function playNote(sounding: AudioContext, frequency: number, at: number): void {
  const [tone, volume] = [sounding.createOscillator(), sounding.createGain()]
  tone.frequency.value = frequency
  // Without a ramp, a note clicks at its start and end.
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.25, at + 0.02)
  volume.gain.linearRampToValueAtTime(0, at + noteSeconds)
  tone.connect(volume).connect(sounding.destination)
  tone.start(at)
  tone.stop(at + noteSeconds)
}

async function oneTabOnly(play: () => Promise<void>): Promise<void> {
  // Locks are absent on insecure pages.
  if (!navigator.locks) return play()
  await navigator.locks.request(key, { ifAvailable: true }, async lock => {
    if (lock !== null) await play()
  })
}
