import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { type ChosenMap, chosenMaps, chosenSides } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { GameReference } from '../section/GameReference.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { MapArt } from './MapArt.tsx'
import { useVetoTexts } from './useVetoTexts.ts'

interface VetoResultProps {
  readonly match: Match
  readonly veto: Veto
  /** The played games whose winners are known; null while the veto goes on. */
  readonly games: readonly PlayedGame[] | null
}

/** Each known game: its map and starting sides, or sides and pick order, and who won it. */
export function VetoResult({ match, veto, games }: VetoResultProps) {
  const { t } = useTranslation('veto')
  const maps = chosenMaps(veto)
  const sides = chosenSides(veto)
  if (maps.length + sides.length === 0) return null
  const result = (index: number) => games && <GameResult match={match} index={index} game={games[index]} />
  return (
    <PlainList
      as="ol"
      aria-label={t('result')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {maps.map((chosen, index) => (
        <Row
          key={chosen.map}
          label={t('map', { number: index + 1 })}
          title={csMapNames[chosen.map]}
          art={<MapArt map={chosen.map} />}
          result={result(index)}
        >
          <MapSides match={match} veto={veto} chosen={chosen} />
        </Row>
      ))}
      {sides.map(({ radiant, firstPick }, index) => {
        const number = index + 1
        return (
          <Row key={number} label={t('game', { number })} title={null} art={null} result={result(index)}>
            <Holder match={match} veto={veto} what={t('choice_radiant')} side={radiant} />
            <Holder
              match={match}
              veto={veto}
              what={t('choice_dire')}
              side={radiant === null ? null : otherSide(radiant)}
            />
            <Holder match={match} veto={veto} what={t('choice_first')} side={firstPick} />
          </Row>
        )
      })}
    </PlainList>
  )
}

interface GameResultProps {
  readonly match: Match
  readonly index: number
  /** Undefined if its winner is unknown. */
  readonly game: PlayedGame | undefined
}

/** Who won a game; nothing if only the score of the series is known. */
function GameResult({ match, index, game }: GameResultProps) {
  const { t } = useTranslation(['veto', 'bracket'])
  const texts = useMatchTexts()
  const outcome = game?.outcome ?? null
  const isPlayed = index < match.score[0] + match.score[1] - advantageOf(match).length
  if (isPlayed && game === undefined) return null
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        fontWeight: outcome === null ? undefined : 700,
        color: outcome !== null ? 'text.primary' : 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {outcome !== null ? (
        <>
          {outcome === 'draw' ? t('bracket:ending_draw') : t('wonBy', { team: texts.slot(match, outcome) })}
          <GameReference {...game} />
        </>
      ) : (
        t(match.status === 'finished' ? 'notPlayed' : 'toCome')
      )}
    </Typography>
  )
}

interface SidesProps {
  readonly match: Match
  readonly veto: Veto
}

function MapSides({ match, veto, chosen: { pickedBy, ct } }: SidesProps & { chosen: ChosenMap }) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  if (pickedBy === null) return <Typography variant="body2">{t('knife')}</Typography>
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('pickedBy', { team: texts.team(pickedBy) })}
      </Typography>
      {ct !== null && (
        <>
          <Holder match={match} veto={veto} what={t('choice_ct')} side={ct} />
          <Holder match={match} veto={veto} what={t('choice_t')} side={otherSide(ct)} />
        </>
      )}
    </>
  )
}

/** The team that has something; a dash while unknown. */
function Holder({ match, veto, what, side }: SidesProps & { what: string; side: Side | null }) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {what}:{' '}
      </Box>
      {side === null ? t('open') : texts.team(side)}
    </Typography>
  )
}

interface RowProps {
  readonly label: string
  readonly title: string | null
  readonly art: ReactNode
  /** At the end of the first line. */
  readonly result: ReactNode
  readonly children: ReactNode
}

function Row({ label, title, art, result, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        p: 1.5,
        borderRadius: 1.5,
        bgcolor: 'background.raised',
      }}
    >
      <Box sx={{ opacity: { xs: 0.45, sm: 1 } }}>{art}</Box>
      <Box sx={{ position: 'relative', display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2.5 }}>
          <Typography component="div" sx={{ fontWeight: 700 }}>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
              {label}
            </Box>{' '}
            {title}
          </Typography>
          {result}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>{children}</Box>
      </Box>
    </Box>
  )
}
