import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { memo, useContext, useState } from 'react'
import { useFreeSlots, useIsPlayable, useIsQueued, useMatch } from '../state/bracketScope.ts'
import { useIsHighlighted, useTeamHighlight } from '../state/teamHighlight.ts'
import { useOpenMatch } from '../state/useBracketAddress.ts'
import { TeamFace } from '#ui/TeamFace.tsx'
import type { WrittenSlot } from '@upper-bracket/shared/wording/matchTexts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { MatchCardButton } from './matchCardStyle.ts'
import { DropTeamContext, draggedTeam, slotTarget } from './slotDrag.ts'

interface MatchCardProps {
  readonly matchId: string
  /**
   * `frame`: out of view, with only names and scores, so that the browser's search finds a team. `block`: in view but
   * too small to read, with the status as a colour.
   */
  readonly look?: 'card' | 'frame' | 'block'
}

/**
 * A match in the tree and in the list. It subscribes to its own match, so scores of other matches do not re-render it.
 */
export const MatchCard = memo(function MatchCard({ matchId, look = 'card' }: MatchCardProps) {
  const texts = useMatchTexts()
  const match = useMatch(matchId)
  const highlight = useTeamHighlight()
  const openMatch = useOpenMatch()
  // A change of another match can free or fill a slot of this one, or end the match that its teams play before.
  useFreeSlots(match)
  useIsPlayable(match)
  const isQueued = useIsQueued(matchId)
  if (match === null) return null
  const teamIds = match.slots.flatMap(({ teamId }) => teamId ?? [])

  return (
    <MatchCardButton
      type="button"
      data-match={matchId}
      data-status={match.status}
      data-look={look}
      data-queued={isQueued || undefined}
      aria-haspopup="dialog"
      aria-label={isQueued ? texts.queued(texts.full(match)) : texts.full(match)}
      onClick={() => openMatch(matchId)}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) highlight.pointAt(teamIds)
      }}
      onBlur={() => highlight.pointAt([])}
      onPointerLeave={() => highlight.pointAt([])}
    >
      {look === 'card' ? <Face match={match} /> : <span className="teams">{texts.sides(match)}</span>}
    </MatchCardButton>
  )
})

/** The spaces are not visible, but separate the parts for screen readers. */
function Face({ match }: { match: Match }) {
  const { number, caption, slots } = useMatchTexts().card(match)
  const highlight = useTeamHighlight()
  return (
    <>
      <span className="caption" onPointerEnter={() => highlight.pointAt([])}>
        <span>{number}</span> <span className={emphasis[match.status]}>{caption}</span>
      </span>{' '}
      <Slot match={match} side={0} slot={slots[0]} /> <Slot match={match} side={1} slot={slots[1]} />
    </>
  )
}

const emphasis: Partial<Record<Match['status'], string>> = { running: 'live', ready: 'ready' }

function Slot({ match, side, slot }: { match: Match; side: Side; slot: WrittenSlot }) {
  const highlight = useTeamHighlight()
  const { teamId, text, seed, outcome, result, mark } = slot
  const highlighted = useIsHighlighted(teamId)
  const dropTeam = useContext(DropTeamContext)
  const isOpen = match.status === 'waiting' || match.status === 'ready'

  return (
    <span
      className="slot"
      data-empty={teamId === null}
      data-result={outcome}
      data-highlighted={highlighted}
      {...(dropTeam && isOpen && teamId !== null ? draggedTeam(teamId) : {})}
      {...(dropTeam ? slotTarget(dropped => dropTeam({ matchId: match.id, side }, dropped)) : {})}
      onPointerEnter={() => highlight.pointAt(teamId === null ? [] : [teamId])}
    >
      {/* CSS draws the text, so that it is not part of the accessible name. */}
      <span className="seed" data-seed={seed ?? undefined}>
        <TeamFace face={useMatchTexts().face(teamId)} />
      </span>
      <span className="team" title={text}>
        {text}
      </span>{' '}
      {typeof result === 'number' && <Score wins={result} />}
      {typeof result === 'string' && <span className={result === 'walkover' ? 'score' : 'mark'}>{mark}</span>}
    </span>
  )
}

/** Animates once when the number changes, but not when first shown. */
function Score({ wins }: { wins: number }) {
  const [seen, setSeen] = useState({ wins, changes: 0 })
  if (seen.wins !== wins) setSeen({ wins, changes: seen.changes + 1 })
  return (
    <span key={seen.changes} className="score" data-wins={wins} data-scored={seen.changes > 0}>
      {wins}
    </span>
  )
}
