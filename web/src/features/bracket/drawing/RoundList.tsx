import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { roundName } from '#ui/text/roundName.ts'
import { layoutMetrics } from '../layout/layoutMetrics.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { matchesById } from '../state/liveBracket.ts'
import { stageTitle } from '../texts/stageTitle.ts'
import { initialRound } from './initialRound.ts'
import { MatchCard } from './MatchCard.tsx'
import type { Reveal } from './useReveal.ts'
import { useRowsInView } from './useRowsInView.ts'

/**
 * The bracket on a phone, one round at a time. It starts with the first unfinished round, and stays there when that
 * round ends.
 */
export function RoundList({ reveal }: { reveal: Reveal | null }) {
  const { t } = useTranslation('bracket')
  const { rounds } = useBracketScope()
  const current = matchesById(useMatches())
  const [chosen, setChosen] = useState(() => {
    const first = initialRound(rounds, current)
    return first === undefined ? '' : roundKey(first)
  })
  const strip = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const done = useRef<Reveal | null>(null)
  const round = rounds.find(each => roundKey(each) === chosen) ?? rounds[0]
  const [from, to] = useRowsInView(list, rowHeight + rowGap)

  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>(`[data-round="${chosen}"]`)
    // scrollIntoView could scroll the page as well.
    if (strip.current && button) strip.current.scrollLeft = button.offsetLeft - 24
  }, [chosen])

  useEffect(() => {
    const wanted = rounds.find(each => each.matches.some(match => match.id === reveal?.matchId))
    if (wanted) setChosen(roundKey(wanted))
  }, [rounds, reveal])

  useEffect(() => {
    if (reveal === null || done.current === reveal) return
    const card = list.current?.querySelector<HTMLElement>(`[data-match="${CSS.escape(reveal.matchId)}"]`)
    if (!card) return
    done.current = reveal
    card.focus()
  })

  if (round === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Strip aria-label={t('rounds')} ref={strip}>
        {rounds.map(each => {
          const played = each.matches.filter(match => isOver(current.get(match.id))).length
          const running = each.matches.some(match => current.get(match.id)?.status === 'running')
          return (
            <button
              key={roundKey(each)}
              type="button"
              data-round={roundKey(each)}
              data-running={running}
              aria-current={each === round}
              onClick={() => setChosen(roundKey(each))}
              onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              <span>{roundName(t, each.name)}</span>
              <small>{t('roundProgress', { played, total: each.matches.length })}</small>
            </button>
          )
        })}
      </Strip>
      <section aria-label={stageTitle(t, round.stage)}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1.5 }}>
          {roundName(t, round.name)}
        </Box>
        <PlainList as="ol" ref={list} sx={{ display: 'grid', gap: `${rowGap}px` }}>
          {round.matches.map((match, index) => (
            <Box component="li" key={match.id} sx={listed}>
              <MatchCard matchId={match.id} look={index >= from && index < to ? 'card' : 'frame'} />
            </Box>
          ))}
        </PlainList>
      </section>
    </Box>
  )
}

function isOver(match: Match | undefined): boolean {
  return match?.status === 'finished' || match?.status === 'bye'
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
