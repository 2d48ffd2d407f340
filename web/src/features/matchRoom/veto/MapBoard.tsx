import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenSteps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import type { CsMap } from '@upper-bracket/shared/selfService/csMaps'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { MapTile } from './MapTile.tsx'
import { useVetoTexts } from './useVetoTexts.ts'

interface MapBoardProps {
  readonly match: Match
  readonly veto: Veto
  readonly maps: readonly CsMap[]
  /** The choice of maps for the viewer; absent if it is not their turn. */
  readonly choosing?: {
    readonly offered: readonly string[]
    readonly chosen: string | null
    readonly onChoose: (map: CsMap) => void
  }
}

/** All maps of the pool with their states. */
export function MapBoard({ match, veto, maps, choosing }: MapBoardProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const name = useId()
  const steps = chosenSteps(veto)
  return (
    <PlainList
      aria-label={t('pool')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      }}
    >
      {maps.map(map => {
        const step = steps.find(({ choice }) => choice === map)
        const facts = step && { team: texts.team(step.by), game: step.game ?? 0 }
        const fate = step && facts && t(step.kind === 'ban' ? 'fate_ban' : 'fate_pick', facts)
        return (
          <MapTile
            key={map}
            map={map}
            fate={fate === undefined ? null : step?.uid === null ? t('byLot', { step: fate }) : fate}
            isBanned={step?.kind === 'ban'}
            isPlayed={step?.kind === 'pick'}
            choice={
              choosing?.offered.includes(map)
                ? { name, checked: choosing.chosen === map, onChoose: () => choosing.onChoose(map) }
                : null
            }
          />
        )
      })}
    </PlainList>
  )
}
