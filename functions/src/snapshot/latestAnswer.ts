import { type PackedAnswer, packedAnswer } from './packedAnswer.ts'
import { readPublicSnapshot } from './readPublicSnapshot.ts'

/** For how long an instance gives the same answer again: so often at most it reads one competition. */
const freshMs = 1000
/** The most competitions that an instance remembers. */
const mostAnswers = 50

interface Remembered {
  readonly answer: Promise<PackedAnswer | null>
  readonly until: number
}

const remembered = new Map<string, Remembered>()

/** The snapshot of a competition as it was at most a second ago; null if there is no such competition. */
export function latestAnswer(competitionId: string, now: number): Promise<PackedAnswer | null> {
  const known = remembered.get(competitionId)
  if (known !== undefined && now < known.until) return known.answer

  const answer = readPublicSnapshot(competitionId).then(snapshot => snapshot && packedAnswer(snapshot))
  remembered.delete(competitionId)
  remembered.set(competitionId, { answer, until: now + freshMs })
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostAnswers) break
    remembered.delete(oldest)
  }
  // The next one tries again.
  answer.catch(() => remembered.delete(competitionId))
  return answer
}
