/** @jsxImportSource preact */
import { championsOf } from '@upper-bracket/shared/competition/champions'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { WrittenSlot } from '@upper-bracket/shared/wording/matchTexts'
import type { EmbedScene } from './embedScene.ts'
import { TeamFace } from './TeamFace.tsx'

interface MatchCardProps {
  readonly scene: EmbedScene
  readonly match: Match
  /** What is written above the teams, at the left and at the right; by default the number and what a card says. */
  readonly caption?: readonly [string, string]
}

/** A match, which opens its page in a new tab. */
export function MatchCard({ scene, match, caption }: MatchCardProps) {
  const card = scene.texts.card(match)
  const [where, when] = caption ?? [card.number, card.caption]
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
        <span title={where}>{where}</span>{' '}
        <span className={match.status === 'running' ? 'live' : undefined} title={when}>
          {when}
        </span>
      </span>{' '}
      <Slot scene={scene} slot={card.slots[0]} /> <Slot scene={scene} slot={card.slots[1]} />
    </a>
  )
}

interface SlotProps {
  readonly scene: EmbedScene
  readonly slot: WrittenSlot
}

function Slot({ scene: { competition, texts }, slot }: SlotProps) {
  const { teamId, text, seed, outcome, result, mark } = slot
  const isScore = typeof result === 'number' || result === 'walkover'
  return (
    <span
      className="slot"
      data-empty={teamId === null}
      data-result={outcome}
      data-champion={championsOf(competition).some(each => each.teamId === teamId) || undefined}
    >
      {/* CSS draws the seed, so that it is not part of the accessible name. */}
      <span className="seed" data-seed={seed ?? undefined}>
        <TeamFace face={texts.face(teamId)} />
      </span>
      <span className="team" title={text}>
        {text}
      </span>{' '}
      {mark !== null && <span className={isScore ? 'score' : 'mark'}>{mark}</span>}
    </span>
  )
}
