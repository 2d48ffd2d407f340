import { createContext } from 'react'

/** The physical keys of the desk, by their places on an English keyboard, so that they work in every layout. */
export const deskKeys = {
  first: 'KeyA',
  second: 'KeyD',
  firstRound: 'KeyX',
  secondRound: 'KeyC',
  undo: 'KeyZ',
  step: 'KeyF',
  next: 'KeyN',
  lowerThird: 'KeyQ',
  text: 'KeyW',
} as const

export type DeskKey = `Key${string}` | `Digit${number}`

/** The keys of the views in their order: the digits, then the letters below them that captions leave. */
export const sceneKeys: readonly DeskKey[] = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(digit => `Digit${digit}` as const),
  ...[...'ERTYUIOP'].map(letter => `Key${letter}` as const),
]

/** Returns what is printed on a key. */
export function keyLabel(code: DeskKey): string {
  return code.replace(/^(Key|Digit)/, '')
}

/** Whether the keys are on. */
export const DeskKeysContext = createContext(true)

const stored = 'upper-bracket.desk-keys'

/** Whether the keys are on in this browser; on by default. */
export function deskKeysAreOn(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

export function turnDeskKeys(on: boolean): void {
  try {
    localStorage.setItem(stored, on ? 'on' : 'off')
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
