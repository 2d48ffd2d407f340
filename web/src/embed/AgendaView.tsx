/** @jsxImportSource preact */
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useMemo } from 'preact/hooks'
import { agendaParts } from './agendaParts.ts'
import type { EmbedScene } from './embedScene.ts'
import { MatchCard } from './MatchCard.tsx'

/** The matches that run, the next ones, and the latest results, with times in the visitor's zone. */
export function AgendaView({ scene }: { readonly scene: EmbedScene }) {
  const { t, texts, written } = scene
  const parts = useMemo(() => agendaParts(scene), [scene])
  if (parts.length === 0) return <p className="empty">{t('noMatches')}</p>
  const timeOf = ({ startsAt, since, status }: Match) =>
    status === 'finished'
      ? since?.status === status
        ? since.at
        : null
      : status === 'running'
        ? null
        : (startsAt ?? null)
  return (
    <div className="agenda">
      {parts.map(({ title, matches }) => (
        <section key={title} data-part={title}>
          <h2>{t(title)}</h2>
          <ul>
            {matches.map(match => {
              const at = timeOf(match)
              const time = at === null ? texts.status(match) : written(at)
              const where = [texts.round(match), texts.ahead(match) ?? []].flat().join(' · ')
              return (
                <li key={match.id}>
                  <MatchCard scene={scene} match={match} caption={[where, time]} />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
