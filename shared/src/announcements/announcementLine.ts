import { matchOnAir } from '../bracket/broadcast/matchOnAir.ts'
import { teamAhead } from '../bracket/model/advantage.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import { endingOf } from '../card/matchResult.ts'
import { championsOf } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import type { Draft } from '../draft/draft.ts'
import { isOpen } from '../draft/turn.ts'
import { queuedMatches } from '../live/broadcastQueue.ts'
import { withInnerQuotes } from '../text/innerQuotes.ts'
import { subjectParts } from './subject.ts'
import type { AnnouncementTexts } from './texts/announcementTexts.ts'

/** The state of a competition that announcements are made from. */
export interface Scene {
  readonly competition: Pick<
    Competition,
    'name' | 'draftId' | 'bracketId' | 'champion' | 'champions' | 'liveLinks' | 'broadcastQueue'
  >
  /** The shape of the current bracket; null if there is none. */
  readonly shape: BracketShape | null
  /**
   * The matches of the current bracket: at least those that the subjects name, for the start those that are ready, and
   * for what is on air those that are queued.
   */
  readonly matches: ReadonlyMap<string, Match>
  readonly teamNames: ReadonlyMap<string, string>
  /** The competition's latest draft; null if no subject names it. */
  readonly draft: Pick<Draft, 'status'> | null
}

const pairsListed = 8

/**
 * Returns the line for a subject; null if there is nothing to announce, or it is no longer true. `isPosted` says
 * whether the subject has been announced before: who plays next is not announced once the match is running, nor a draft
 * that is over, but a posted line stays right.
 */
export function announcementLine(
  stored: string,
  scene: Scene,
  texts: AnnouncementTexts,
  circumstances: Circumstances,
): string | null {
  const line = plainLine(stored, scene, texts, circumstances)
  const { competition, teamNames } = scene
  const champions = championsOf(competition).map(({ name }) => name)
  return line && withInnerQuotes(line, [competition.name, ...champions, ...teamNames.values()])
}

interface Circumstances {
  readonly isPosted: boolean
}

function plainLine(
  stored: string,
  { competition, shape, matches, teamNames, draft }: Scene,
  texts: AnnouncementTexts,
  { isPosted }: Circumstances,
): string | null {
  const { kind, bracketId, part } = subjectParts(stored)
  if (kind === 'test') return texts.test(competition.name)
  if (kind === 'draft') {
    const isSo = competition.draftId === bracketId && draft !== null && (isPosted || isOpen(draft))
    return isSo ? texts.draft(competition.name) : null
  }
  if (shape === null || competition.bracketId !== bracketId) return null
  const nameOf = (teamId: string | null) => teamNames.get(teamId ?? '') ?? '?'
  const pair = ({ slots }: Match) => [nameOf(slots[0].teamId), nameOf(slots[1].teamId)] as const
  switch (kind) {
    case 'start': {
      const open = playableMatches(shape.stages, matches.values()).toSorted(byPlace)
      return texts.start({
        competition: competition.name,
        teamCount: shape.teamIds.length,
        pairs: open.slice(0, pairsListed).map(pair),
        more: open.length > pairsListed,
      })
    }
    case 'champion': {
      const found = championsOf(competition).find(each => String(each.group ?? '') === part)
      const group = part === '' ? null : groupLetter(Number(part))
      return found ? texts.champion({ competition: competition.name, team: found.name, group }) : null
    }
    case 'result':
    case 'onAir':
    case 'next': {
      const match = matches.get(part)
      if (match === undefined) return null
      const round = texts.round(roundNameOf(shape, match))
      const ahead = teamAhead(match)
      const about = { pair: pair(match), round: ahead ? `${round}, ${texts.ahead(nameOf(ahead))}` : round }
      if (kind === 'result') return match.status === 'finished' ? resultLine(match, round) : null
      if (kind === 'onAir') return isShown(match) ? texts.onAir(about) : null
      const isSo = isPosted ? match.status !== 'waiting' && match.status !== 'bye' : match.status === 'ready'
      return isSo ? texts.next(about) : null
    }
  }

  /** Whether a match is on air or, for a line that has been posted, whether it has been. */
  function isShown(match: Match): boolean {
    if (isPosted) return match.status === 'running' || match.status === 'finished'
    if (match.status !== 'running' || competition.liveLinks.length === 0) return false
    const queued = queuedMatches(competition.broadcastQueue, bracketId)
    const stream = queued.find(each => each.matchId === match.id)?.stream
    return stream !== undefined && matchOnAir(competition, [...matches.values()], stream) === match
  }

  function resultLine(match: Match, round: string): string {
    const { winner } = match
    const [upper, lower] = pair(match)
    switch (endingOf(match)) {
      case 'no-winner':
        return texts.nobody({ pair: [upper, lower], round })
      case 'walkover': {
        const [won, lost] = winner === 1 ? [lower, upper] : [upper, lower]
        return texts.forfeit({ winner: won, loser: lost, round })
      }
      default:
        return texts.result({ pair: [upper, lower], score: figures(match), round })
    }
  }
}

function byPlace(one: Match, other: Match): number {
  return one.section.localeCompare(other.section) || one.round - other.round || one.position - other.position
}
