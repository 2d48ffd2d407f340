import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { slotResult } from '#features/bracket/texts/slotResult.ts'
import type { EmbedScene } from './embedScene.ts'

interface MatchCardProps {
  readonly scene: EmbedScene
  readonly match: Match
  /** What is written above the teams, at the left and at the right. */
  readonly caption: readonly [string, string]
}

/** A match, which opens its page in a new tab. */
export function MatchCard({ scene, match, caption }: MatchCardProps) {
  return (
    <a
      className="card"
      href={`/competitions/${scene.competitionId}/matches/${match.id}`}
      target="_blank"
      rel="noopener"
      draggable={false}
      data-match={match.id}
      data-status={match.status}
    >
      <span className="caption">
        <span className="where">{caption[0]}</span>{' '}
        <span className={match.status === 'running' ? 'live' : undefined}>{caption[1]}</span>
      </span>{' '}
      <Slot scene={scene} match={match} side={0} /> <Slot scene={scene} match={match} side={1} />
    </a>
  )
}

interface SlotProps {
  readonly scene: EmbedScene
  readonly match: Match
  readonly side: Side
}

function Slot({ scene: { texts, seeds, competition }, match, side }: SlotProps) {
  const { teamId } = match.slots[side]
  const mark = texts.mark(match, side)
  const isNumber = typeof slotResult(match, side) === 'number'
  return (
    <span
      className="slot"
      data-empty={teamId === null}
      data-result={match.winner === null ? 'open' : match.winner === side ? 'won' : 'lost'}
      data-champion={(teamId !== null && teamId === competition.champion?.teamId) || undefined}
    >
      {/* CSS draws the seed, so that it is not part of the accessible name. */}
      <span className="seed" data-seed={teamId === null ? undefined : seeds.get(teamId)} />
      <span className="team" title={texts.slot(match, side)}>
        {texts.slot(match, side)}
      </span>{' '}
      {mark !== null && <span className={isNumber ? 'score' : 'mark'}>{mark}</span>}
    </span>
  )
}
