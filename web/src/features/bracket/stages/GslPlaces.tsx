import Box from '@mui/material/Box'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { advancingPlaces } from '@upper-bracket/shared/bracket/stages/advancingPlaces'
import { stagePlaces } from '@upper-bracket/shared/bracket/stages/stagePlaces'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useTableBracket } from '../state/useTableBracket.ts'

interface GslPlacesProps {
  readonly stage: Stage
  readonly group: number
}

/** Lists the teams that go on from a GSL group, as far as they are known; nothing in the last stage. */
export default function GslPlaces({ stage, group }: GslPlacesProps) {
  const { t } = useTranslation('stages')
  const { team } = useMatchTexts()
  const bracket = useTableBracket()
  const places = [...(advancingPlaces(bracket.shape, stage)[group]?.keys() ?? [])]
  const takerOf = stagePlaces(bracket)
  if (places.length === 0) return null
  return (
    <Box component="ul" aria-label={t('goOn')} sx={list}>
      {places.map(place => {
        const taker = takerOf({ from: 'place', stage: stage.key, group, place })
        const name = taker === undefined ? t('goOnOpen') : taker === null ? t('goOnNobody') : team(taker)
        return (
          <Box component="li" key={place} data-decided={taker !== undefined}>
            {t('goOnPlace', { place, team: name })}
          </Box>
        )
      })}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  m: 0,
  p: 0,
  fontSize: 14,
  '& li': { pl: 1.25, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' },
  '& li[data-decided=false]': { color: 'text.secondary' },
  '& li[data-decided=true]': { borderColor: 'brand.main', fontWeight: 650 },
} as const
