import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Matches } from '@upper-bracket/shared/bracket/model/match'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untilUsed } from '#platform/untilUsed.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { roundTab } from '@upper-bracket/shared/wording/roundTab'
import { onePart, type RoundPart } from '@upper-bracket/shared/wording/stageRounds'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { useBracketScope, useResults } from '../state/bracketScope.ts'
import { matchesById } from '../commands/liveBracket.ts'
import { initialRound } from '@upper-bracket/shared/bracket/drawing/initialRound'
import { MatchCard } from './MatchCard.tsx'
import type { Reveal } from './useReveal.ts'
import { useIsPrinted } from './useIsPrinted.ts'
import { useRowsInView } from './useRowsInView.ts'

/** A tab before those of the rounds. */
export interface TableTab {
  readonly name: string
  readonly content: ReactNode
  /** Loads what draws it. */
  readonly load: () => Promise<unknown>
}

interface RoundListProps {
  readonly rounds: readonly BracketRound[]
  readonly reveal: Reveal | null
  /** The matches that are on; null once the competition is over. */
  readonly agenda: ReactNode
  /** Above the matches of a round, but below those that are on. */
  readonly tools: ReactNode
  /** Divides a round into parts; by default it has one. */
  readonly partsOf?: (round: BracketRound, current: Matches) => readonly RoundPart[]
  readonly table?: TableTab
  /** Whether the viewer has asked for these rounds, so that the matches that are on do not come first. */
  readonly isChosen?: boolean
}

/** The tab of the matches that are on, before those of the rounds. */
const now = 'now'
const inTable = 'table'

/**
 * The bracket on a phone, one round at a time. It starts with the matches that are on, otherwise with the first
 * unfinished round, and stays there when that round ends. On paper it has all rounds and, once the page is used, the table.
 */
export function RoundList({
  rounds,
  reveal,
  agenda,
  tools,
  partsOf = onePart,
  table,
  isChosen = false,
}: RoundListProps) {
  const { t } = useTranslation('bracket')
  const matches = useResults()
  const current = matchesById(matches)
  const { shape } = useBracketScope()
  const onNow = agenda === null ? 0 : currentMatches(shape, matches).length
  const first = () => (table === undefined ? firstOpen(rounds, current) : inTable)
  const [picked, setChosen] = useState(() => (onNow > 0 && !isChosen ? now : first()))
  const chosen = picked === now && onNow === 0 ? first() : picked
  const strip = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const done = useRef<Reveal | null>(null)
  const isPrinted = useIsPrinted()
  const round = rounds.find(each => roundKey(each) === chosen) ?? rounds[0]
  const loadTable = table?.load

  useEffect(() => {
    // Paper does not wait for it.
    if (loadTable !== undefined)
      void untilUsed()
        .then(loadTable)
        .catch(() => undefined)
  }, [loadTable])

  useEffect(() => {
    // In the next frame, which has a layout anyway; now it would be computed for this alone.
    const frame = requestAnimationFrame(() => {
      const button = strip.current?.querySelector<HTMLElement>(`[data-round="${chosen}"]`)
      // scrollIntoView could scroll the page as well.
      if (strip.current && button) strip.current.scrollLeft = button.offsetLeft - 24
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen])

  useEffect(() => {
    const revealed = rounds.find(each => each.matches.some(match => match.id === reveal?.matchId))
    if (revealed) setChosen(roundKey(revealed))
  }, [rounds, reveal])

  useEffect(() => {
    if (reveal === null || done.current === reveal) return
    const card = list.current?.querySelector<HTMLElement>(`[data-match="${CSS.escape(reveal.matchId)}"]`)
    if (!card) return
    done.current = reveal
    card.focus()
  })

  if (round === undefined) return null
  const isRound = chosen !== now && (chosen !== inTable || table === undefined)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Strip aria-label={t('rounds')} ref={strip}>
        {onNow > 0 && (
          <button
            type="button"
            data-round={now}
            data-running
            aria-current={chosen === now}
            onClick={() => setChosen(now)}
          >
            <span>{t('agendaNow')}</span>
            <small>{t('agendaNowCount', { count: onNow })}</small>
          </button>
        )}
        {table && (
          <button
            type="button"
            data-round={inTable}
            aria-current={chosen === inTable}
            onClick={() => setChosen(inTable)}
          >
            <span>{table.name}</span>
          </button>
        )}
        {rounds.map(each => {
          const ids = partsOf(each, current).flatMap(({ matchIds }) => matchIds)
          const { name, progress, isRunning } = roundTab(t, each, ids, current)
          return (
            <button
              key={roundKey(each)}
              type="button"
              data-round={roundKey(each)}
              data-running={isRunning}
              aria-current={isRound && each === round}
              onClick={() => setChosen(roundKey(each))}
              onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              <span>{name}</span>
              <small>{progress}</small>
            </button>
          )
        })}
      </Strip>
      {chosen === now && agenda}
      {tools}
      {(isPrinted || chosen === inTable) && table?.content}
      <div ref={list}>
        {(isPrinted ? rounds : isRound ? [round] : []).map(each => (
          <section key={roundKey(each)} aria-label={roundName(t, each.name)}>
            <h2 style={isPrinted ? undefined : visuallyHidden}>{roundName(t, each.name)}</h2>
            {partsOf(each, current).map(part => (
              <PartList key={part.title} part={part} isWhole={isPrinted} />
            ))}
          </section>
        ))}
      </div>
    </Box>
  )
}

interface PartListProps {
  readonly part: RoundPart
  /** Whether the rows out of view have cards as well. */
  readonly isWhole: boolean
}

function PartList({ part: { title, matchIds }, isWhole }: PartListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [from, to] = useRowsInView(list, rowHeight + rowGap)
  return (
    <>
      {title !== null && (
        <Box component="h3" sx={{ fontSize: 15, m: 0, mt: 2, mb: 1 }}>
          {title}
        </Box>
      )}
      <PlainList as="ol" ref={list} sx={{ display: 'grid', gap: `${rowGap}px` }}>
        {matchIds.map((id, index) => (
          <Box component="li" key={id} sx={listed}>
            <MatchCard matchId={id} look={isWhole || (index >= from && index < to) ? 'card' : 'frame'} />
          </Box>
        ))}
      </PlainList>
    </>
  )
}

function firstOpen(rounds: readonly BracketRound[], current: Matches): string {
  const first = initialRound(rounds, current)
  return first === undefined ? '' : roundKey(first)
}

/** The matches that run, or can be played now. */
function currentMatches({ stages }: BracketShape, matches: readonly Match[]): readonly Match[] {
  const playable = new Set(playableMatches(stages, matches))
  return matches.filter(match => match.status === 'running' || playable.has(match))
}

const rowHeight = layoutMetrics.cardHeight + 14
const rowGap = 12

const listed = { height: rowHeight } as const

const Strip = styled('nav')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPadding: '0 16px',
  margin: '0 -16px',
  padding: '2px 16px',
  button: {
    flexShrink: 0,
    display: 'grid',
    gap: 2,
    minHeight: 48,
    padding: '6px 14px',
    font: 'inherit',
    fontSize: 14,
    fontWeight: 600,
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
    background: 'transparent',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  'button:focus-visible': { outlineOffset: -2 },
  'button[aria-current="true"]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.brand.main,
    background: theme.vars.palette.background.paper,
  },
  small: { fontSize: 12, fontWeight: 400 },
  'button[data-running="true"] small': { color: theme.vars.palette.brand.main, fontWeight: 700 },
}))
