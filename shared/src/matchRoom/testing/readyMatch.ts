import { created } from '../../bracket/testing/law.ts'
import { newMatchRoom } from '../matchRoom.ts'

/** A bracket of four teams, of which `ready` and `final` are matches. */
export const bracket = created({
  format: 'single',
  grandFinal: 'single',
  thirdPlace: false,
  teamIds: ['w', 'x', 'y', 'z'],
  bestOf: { rounds: 3, final: 3 },
})
const [first, last] = ['main-1-1', 'main-2-1'].map(id => bracket.matches.get(id))
const matchRoom = first && newMatchRoom(first)
if (!first || !last || !matchRoom) throw new Error('The bracket lacks a match')

/** A semifinal that can be played, the final that waits for it, and the semifinal's empty match room. */
export const [ready, final, empty] = [first, last, matchRoom] as const
