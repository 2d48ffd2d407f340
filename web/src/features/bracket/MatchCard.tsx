import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { memo, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatch } from './bracketScope.ts'
import { MatchCardButton } from './matchCardStyle.ts'
import { DropTeamContext, draggedTeam, seatTarget } from './seatDrag.ts'
import { useIsHighlighted, useTeamHighlight } from './teamHighlight.ts'
import { useOpenMatch } from './useBracketAddress.ts'
import { useMatchTexts } from './useMatchTexts.ts'

interface MatchCardProps {
  readonly matchId: string
  /** Out of view or too small to be read: the frame alone, with its full name for who listens. */
  readonly bare?: boolean
}

/** A match as the drawing and the list show it. It follows its own match: no other score renders it again. */
export const MatchCard = memo(function MatchCard({ matchId, bare = false }: MatchCardProps) {
  const texts = useMatchTexts()
  const match = useMatch(matchId)
  const highlight = useTeamHighlight()
  const openMatch = useOpenMatch()
  if (match === null) return null
  const teamIds = match.slots.flatMap(({ teamId }) => teamId ?? [])

  return (
    <MatchCardButton
      type="button"
      data-match={matchId}
      data-status={match.status}
      aria-haspopup="dialog"
      aria-label={texts.full(match)}
      onClick={() => openMatch(matchId)}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) highlight.pointAt(teamIds)
      }}
      onBlur={() => highlight.pointAt([])}
      onPointerLeave={() => highlight.pointAt([])}
    >
      {!bare && <Face match={match} />}
    </MatchCardButton>
  )
})

function Face({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const highlight = useTeamHighlight()
  return (
    <>
      <span className="caption" onPointerEnter={() => highlight.pointAt([])}>
        <span>{texts.number(match)}</span>
        {match.status === 'running' ? (
          <span className="live">{t('live')}</span>
        ) : (
          <span className={match.status === 'ready' ? 'ready' : undefined}>
            {match.status === 'ready' || match.status === 'bye'
              ? texts.status(match)
              : t('bestOf', { count: match.bestOf })}
          </span>
        )}
      </span>
      <Seat match={match} side={0} />
      <Seat match={match} side={1} />
    </>
  )
}

function Seat({ match, side }: { match: Match; side: Side }) {
  const { t } = useTranslation('bracket')
  const { seeds } = useBracketScope()
  const texts = useMatchTexts()
  const highlight = useTeamHighlight()
  const { teamId, closed } = match.slots[side]
  const highlighted = useIsHighlighted(teamId)
  const dropTeam = useContext(DropTeamContext)
  const isOpen = match.status === 'waiting' || match.status === 'ready'
  const isOut = closed && teamId !== null
  const result = match.winner === null ? 'open' : match.winner === side ? 'won' : 'lost'

  return (
    <span
      className="seat"
      data-empty={teamId === null}
      data-result={result}
      data-highlighted={highlighted}
      {...(dropTeam && isOpen && teamId !== null ? draggedTeam(teamId) : {})}
      {...(dropTeam ? seatTarget(dropped => dropTeam({ matchId: match.id, side }, dropped)) : {})}
      onPointerEnter={() => highlight.pointAt(teamId === null ? [] : [teamId])}
    >
      <span className="seed">{teamId === null ? null : seeds.get(teamId)}</span>
      <span className="team" title={texts.seat(match, side)}>
        {texts.seat(match, side)}
      </span>
      {isOut || match.forfeits[side] ? (
        <span className="seed">{t(isOut ? 'disqualifiedSeat' : 'forfeit')}</span>
      ) : (
        (match.status === 'running' || match.status === 'finished') && <Score wins={match.score[side]} />
      )}
    </span>
  )
}

/** Moves once when the number changes under the viewer's eyes, and never when it is first shown. */
function Score({ wins }: { wins: number }) {
  const [seen, setSeen] = useState({ wins, changes: 0 })
  if (seen.wins !== wins) setSeen({ wins, changes: seen.changes + 1 })
  return (
    <span key={seen.changes} className="score" data-scored={seen.changes > 0}>
      {wins}
    </span>
  )
}
