import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { gameLimits } from '@upper-bracket/shared/bracket/model/playedGame'
import type { SeriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import type { Game } from '@upper-bracket/shared/games/game'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { type GameDraft, doubtOf, outcomeOf } from './gamesDraft.ts'
import { MapField } from './MapField.tsx'

interface GamesFieldsProps {
  readonly match: Match
  readonly game: Game
  /** As the series asks for them (see `asked`). */
  readonly games: readonly (GameDraft & { readonly map: string })[]
  readonly onChange: (index: number, changes: Partial<GameDraft>) => void
  /** Whether the series is over: then no game is still being played, and each can have its match id or a link. */
  readonly isReport?: boolean
  /** What else is asked about each game, by its place in the series. */
  readonly afterGame?: ((index: number) => ReactNode) | undefined
}

/**
 * Fields for each game of a series: who won it or, in CS, its rounds, and its map. The field that follows a complete
 * one gets the focus, so that a number pad is enough.
 */
export function GamesFields(props: GamesFieldsProps) {
  const { match, games, onChange } = props
  const texts = useMatchTexts()
  const [granted] = advantageOf(match)
  const list = useRef<HTMLUListElement>(null)
  const fieldAfter = (field: HTMLInputElement) => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])]
    return fields[fields.indexOf(field) + 1]
  }
  return (
    <PlainList as="ol" ref={list} sx={{ display: 'grid', gap: 2.5 }}>
      {granted !== undefined && granted.outcome === 0 && (
        <Typography component="li" color="textSecondary">
          {texts.slot(match, granted.outcome)}: {texts.game(match, granted, 0)}
        </Typography>
      )}
      {games.map((draft, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the series
        <li key={index}>
          <GameFields
            {...props}
            number={index + 1}
            draft={draft}
            onChange={changes => onChange(index, changes)}
            fieldAfter={fieldAfter}
          />
        </li>
      ))}
    </PlainList>
  )
}

interface GameFieldsProps extends Omit<GamesFieldsProps, 'games' | 'onChange'> {
  readonly number: number
  readonly draft: GamesFieldsProps['games'][number]
  readonly onChange: (changes: Partial<GameDraft>) => void
  /** Returns the next field for a number; undefined after the last one. */
  readonly fieldAfter: (field: HTMLInputElement) => HTMLInputElement | undefined
}

function GameFields(props: GameFieldsProps) {
  const { match, game, number, draft, isReport = false, afterGame, onChange, fieldAfter } = props
  const { t } = useTranslation('games')
  const texts = useMatchTexts()
  const { map } = draft
  const outcome = outcomeOf(draft, game)
  const doubt = doubtOf(draft, game)
  const enter = (side: Side, field: HTMLInputElement) => {
    const entered = field.value.replace(/\D/g, '').slice(0, 3)
    onChange({
      rounds: side === 0 ? [entered, draft.rounds[1]] : [draft.rounds[0], entered],
      ...(game === 'csgo' && { winner: null }),
      isGoing: false,
      isSure: false,
    })
    if (entered.length !== 2) return
    const next = fieldAfter(field)
    if (next) next.focus()
    // The next game appears only after the page is redrawn.
    else setTimeout(() => fieldAfter(field)?.focus())
  }
  /** The key for the next field; in the last one it sends the form. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const next = event.key === 'Enter' ? fieldAfter(event.target as HTMLInputElement) : undefined
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Box
      role="group"
      aria-label={t('game', { number })}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {t('game', { number })}
        </Box>
        {game === 'csgo' && (
          <MapField number={number} map={map} onChange={chosen => onChange({ map: chosen })} />
        )}
      </Box>
      {([0, 1] as const).map(side => (
        <Box key={side} sx={{ display: 'flex', gap: 1 }}>
          <WinnerButton
            team={texts.slot(match, side)}
            number={number}
            value={side}
            outcome={outcome}
            onChange={winner => onChange({ winner, isGoing: false, isSure: false })}
          />
          <TextField
            size="small"
            autoComplete="off"
            value={draft.rounds[side]}
            onChange={event => enter(side, event.target as HTMLInputElement)}
            onKeyDown={goOn}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                enterKeyHint: 'next',
                maxLength: 3,
                'aria-label': t(game === 'csgo' ? 'roundsOf' : 'killsOf', {
                  team: texts.slot(match, side),
                  number,
                }),
              },
            }}
            sx={{
              width: 72,
              flexShrink: 0,
              '& input': { textAlign: 'center', fontWeight: 700, minHeight: 28 },
            }}
          />
        </Box>
      ))}
      {doubt !== null && (
        <Alert severity="warning" variant="outlined">
          {t(`doubt_${doubt}`, { rounds: draft.rounds.join(':') })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button color="inherit" variant="outlined" onClick={() => onChange({ isSure: true })}>
              {t('endedSo')}
            </Button>
            {!isReport && (
              <Button color="inherit" variant="outlined" onClick={() => onChange({ isGoing: true })}>
                {t('stillPlayed')}
              </Button>
            )}
          </Box>
        </Alert>
      )}
      {draft.isGoing && (
        <Box component="span" sx={{ color: 'brand.main' }}>
          {t('going')}
        </Box>
      )}
      {isReport && (
        <TextField
          size="small"
          fullWidth
          autoComplete="off"
          label={t('reference')}
          value={draft.reference}
          onChange={event => onChange({ reference: event.target.value })}
          slotProps={{ htmlInput: { maxLength: gameLimits.referenceMax } }}
        />
      )}
      {afterGame?.(number - 1)}
    </Box>
  )
}

interface WinnerButtonProps {
  readonly team: string
  readonly number: number
  readonly value: Side
  readonly outcome: SeriesOutcome | null
  readonly onChange: (winner: Side) => void
}

function WinnerButton({ team, number, value, outcome, onChange }: WinnerButtonProps) {
  const { t } = useTranslation('games')
  const wins = outcome === value
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-pressed={wins}
      aria-label={t('winnerOf', { team, number })}
      onClick={() => onChange(value)}
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        minHeight: 44,
        justifyContent: 'flex-start',
        textAlign: 'left',
        overflowWrap: 'anywhere',
        ...(wins
          ? { borderColor: 'brand.main', bgcolor: 'background.raised', fontWeight: 700 }
          : { borderColor: 'divider' }),
      }}
    >
      {team}
    </Button>
  )
}
