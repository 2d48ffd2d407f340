/** @jsxImportSource preact */
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import type { EmbedAddress } from '@upper-bracket/shared/embed/embedAddress'
import { mark } from '@upper-bracket/shared/preview/mark'
import type { PublicCompetition } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { notKnownYet, type Polled } from '#platform/snapshot/pollSnapshot.ts'
import { trophy } from '#ui/drawnPicture/trophy.ts'
import { AgendaView } from './AgendaView.tsx'
import { BracketView } from './BracketView.tsx'
import { embedScene } from './embedScene.ts'
import type { EmbedTexts } from './embedTexts.ts'
import { TableView } from './TableView.tsx'
import { tellHeight } from './tellHeight.ts'

interface EmbedPageProps {
  readonly address: EmbedAddress
  readonly polled: Polled
  readonly texts: EmbedTexts
}

const views = { bracket: BracketView, table: TableView, agenda: AgendaView } as const
const labels = { bracket: 'bracketOf', table: 'tableOf', agenda: 'agendaOf' } as const
const empty = { bracket: 'noBracket', table: 'noTable', agenda: 'noMatches' } as const

/** One view of a competition, which fills its frame and scrolls what does not fit. */
export function EmbedPage({ address, polled, texts }: EmbedPageProps) {
  const { competitionId, view } = address
  const { t } = texts
  const { snapshot, problem, asOf } = polled
  const page = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isKnown = polled !== notKnownYet
  useEffect(() => {
    // The frame would shrink to the notice of loading, and grow again.
    if (!isKnown || page.current === null || pane.current === null || content.current === null) return
    return tellHeight(page.current, pane.current, content.current)
  }, [isKnown])
  const scene = useMemo(
    () => (snapshot === null ? null : embedScene(competitionId, snapshot, texts)),
    [competitionId, snapshot, texts],
  )
  const name = snapshot?.competition.name ?? null
  useEffect(() => {
    document.title = name === null ? 'Upper Bracket' : `${name} · Upper Bracket`
  }, [name])

  const href = `/competitions/${competitionId}`
  const View = views[view]
  return (
    <div ref={page} className="page">
      {snapshot && <Head competition={snapshot.competition} href={`${href}/bracket`} texts={texts} />}
      {/* Another element than while it loads, because the head appears above: nothing moves. */}
      <main
        key={isKnown ? 'known' : 'loading'}
        ref={pane}
        className="pane"
        tabIndex={view === 'bracket' && scene !== null ? 0 : undefined}
        aria-label={name === null ? undefined : t(labels[view], { name })}
      >
        <div ref={content} className="content">
          {scene !== null ? (
            <View scene={scene} pane={pane} />
          ) : (
            <p className="empty" role="status">
              {snapshot !== null && t(empty[view])}
              {snapshot === null && problem === null && t('loading')}
              {snapshot === null && problem !== null && t(problem === 'unreachable' ? 'cannotLoad' : problem)}
            </p>
          )}
        </div>
      </main>
      <footer>
        <span role="status">
          {snapshot !== null && asOf !== null && t('unreachable', { time: clockOf(asOf, texts.language) })}
        </span>
        <a href={snapshot === null ? '/' : href} target="_blank" rel="noopener">
          <Mark />
          Upper Bracket
        </a>
      </footer>
    </div>
  )
}

function clockOf(at: number, language: string): string {
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return clock.format(at)
}

interface HeadProps {
  readonly competition: PublicCompetition
  readonly href: string
  readonly texts: EmbedTexts
}

function Head({ competition, href, texts: { t } }: HeadProps) {
  const { name, game, status, champion } = competition
  const champions = championNames(championsOf(competition))
  return (
    <header data-game={game}>
      <h1>
        <a href={href} target="_blank" rel="noopener">
          {name}
        </a>
      </h1>
      <span className="status" data-status={status}>
        {t(`status_${status}`)}
      </span>
      {champions !== '' && (
        <p className="champion">
          <svg className="trophy" viewBox="0 0 24 24" aria-hidden="true">
            <path d={trophy} fill="currentColor" />
          </svg>
          <span>
            {t(champion === null ? 'champions' : 'champion')}
            <b>{champions}</b>
          </span>
        </p>
      )}
    </header>
  )
}

function Mark() {
  const { ground, corner, lines, tip, width } = mark
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx={corner} fill={ground} />
      {lines.map(({ d, colour }) => (
        <path key={d} d={d} stroke={colour} stroke-width={width} fill="none" />
      ))}
      <path d={tip.d} fill={tip.colour} />
    </svg>
  )
}
