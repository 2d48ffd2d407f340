import type { Bracket } from '../../bracket/model/bracket.ts'
import { champion } from '../../bracket/testing/champion.ts'
import { created } from '../../bracket/testing/law.ts'
import { playOut } from '../../bracket/testing/playOut.ts'
import { teamIds } from '../../bracket/testing/randomTournament.ts'
import { announcementLine, type Scene } from '../announcementLine.ts'
import type { PostPart } from '../announcer.ts'
import { bracketSubjects } from '../bracketSubjects.ts'
import { nextStep } from '../nextStep.ts'
import { subject, subjectParts } from '../subject.ts'
import { en } from '../texts/en.ts'

interface SchedulePlan {
  readonly teams: number
  readonly format: 'single' | 'double'
  /** The number of results that turn out to be wrong. */
  readonly corrections: number
  readonly luck: number
  /** The number of commands between two messages. */
  readonly pace: number
}

interface Post {
  parts: readonly PostPart[]
  readonly messageId: string
}

/**
 * Simulates what one group or channel receives from the first bracket to the champion: the number of calls to the
 * service, and of posts by kind.
 */
export function announcedCompetition({ teams, format, corrections, luck, pace }: SchedulePlan) {
  const all = teamIds(teams)
  const plan = { teamIds: all, bestOf: { rounds: 1, final: 3 }, thirdPlace: false } as const
  const posts: Post[] = []
  const counts = { posted: 0, edited: 0 }
  let waiting: string[] = [subject('start', 'b')]
  let competition: Scene['competition'] & { readonly status: 'running' | 'finished' } = {
    name: 'Cup',
    bracketId: 'b',
    champion: null,
    status: 'running',
    liveLinks: [],
    broadcastQueue: null,
  }
  const teamNames = new Map(all.map(teamId => [teamId, teamId]))
  const send = ({ shape, matches }: Bracket) => {
    const scene = { competition, shape, matches, teamNames, draft: null }
    const { handled, message } = nextStep({
      waiting,
      posts,
      lineOf: (stored, circumstances) => announcementLine(stored, scene, en, circumstances),
      isWanted: () => true,
    })
    waiting = waiting.filter(each => !handled.includes(each))
    if (message === null) return
    counts[message.post === null ? 'posted' : 'edited'] += 1
    if (message.post === null) posts.push({ parts: message.parts, messageId: String(posts.length) })
    else message.post.parts = message.parts
  }

  const start = created({ ...plan, format, grandFinal: 'single' })
  send(start)
  let steps = 0
  const end = playOut(start, {
    luck,
    corrections,
    onStep: ({ change }) => {
      const touched = bracketSubjects(competition, 'b', change, { isWhole: true })
      const teamId = champion(change.bracket)
      competition = {
        ...competition,
        champion: teamId === null ? null : { teamId, name: teamId },
        status: teamId === null ? 'running' : 'finished',
      }
      waiting.push(...touched.filter(each => !waiting.includes(each)))
      steps += 1
      if (steps % pace === 0 && waiting.length > 0) send(change.bracket)
    },
  })
  while (waiting.length > 0) send(end)
  const parts = posts.flatMap(post => post.parts)
  const byKind = Map.groupBy(
    parts.filter(({ withdrawn }) => !withdrawn),
    part => subjectParts(part.subject).kind,
  )
  const kinds = ['start', 'result', 'next', 'champion'] as const
  return { ...counts, byKind: Object.fromEntries(kinds.map(kind => [kind, byKind.get(kind)?.length ?? 0])) }
}
