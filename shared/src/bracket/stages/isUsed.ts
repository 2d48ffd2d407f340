import { isOver, type Match } from '../model/match.ts'

/** Whether a match can be played: a Swiss round that is published leaves those without teams unused. */
export function isUsed(match: Match): boolean {
  const isEmpty = match.slots.every(({ teamId, source }) => source.from === 'pairing' && teamId === null)
  return !(isEmpty && isOver(match))
}
