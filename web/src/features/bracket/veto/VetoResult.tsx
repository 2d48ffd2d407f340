import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { type ChosenMap, chosenMaps, chosenSides } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { MapArt } from './MapArt.tsx'
import { useVetoTexts } from './useVetoTexts.ts'

interface VetoResultProps {
  readonly match: Match
  readonly veto: Veto
}

/** The setup of each known game: maps and starting sides, or sides and pick order. */
export function VetoResult({ match, veto }: VetoResultProps) {
  const { t } = useTranslation('veto')
  const maps = chosenMaps(veto)
  const games = chosenSides(veto)
  if (maps.length + games.length === 0) return null
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
        >
          <MapSides match={match} veto={veto} chosen={chosen} />
        </Row>
      ))}
      {games.map(({ radiant, firstPick }, index) => {
        const number = index + 1
        return (
          <Row key={number} label={t('game', { number })} title={null} art={null}>
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

function MapSides({ match, veto, chosen: { pickedBy, ct } }: VetoResultProps & { chosen: ChosenMap }) {
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
function Holder({ match, veto, what, side }: VetoResultProps & { what: string; side: Side | null }) {
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
  readonly children: ReactNode
}

function Row({ label, title, art, children }: RowProps) {
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
        <Typography component="div" sx={{ fontWeight: 700 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            {label}
          </Box>{' '}
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>{children}</Box>
      </Box>
    </Box>
  )
}
