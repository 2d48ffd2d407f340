import { isOver, type Match } from '../model/match.ts'

/** Whether a match can be played: a published Swiss round leaves those without teams unused, as does a group without a tie. */
export function isUsed(match: Match): boolean {
  const isEmpty = match.slots.every(({ teamId, source }) => source.from === 'pairing' && teamId === null)
  return !(isEmpty && isOver(match))
}
