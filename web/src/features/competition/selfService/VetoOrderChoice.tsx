import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { BestOf } from '@upper-bracket/shared/format/series'
import { vetoSteps } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { type VetoOrder, vetoOrderField, vetoOrders } from '@upper-bracket/shared/selfService/vetoOrder'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import type { FieldsProps } from '../form/competitionDraft.ts'
import { mapsIn } from './selfServiceDraft.ts'

/** The order in which teams ban and pick, with the sequence of each series of the competition. */
export function VetoOrderChoice({ draft, set }: FieldsProps) {
  const { t } = useTranslation(['selfService', 'competition'])
  const lengths = [...new Set([draft.rounds, draft.final])]
  return (
    <div>
      <ChoiceCards
        legend={t('vetoOrder')}
        value={draft.vetoOrder}
        onChange={order => set('vetoOrder', order)}
        choices={vetoOrders.map(order => ({
          value: order,
          label: t(`vetoOrder_${order}`),
          text: lengths.map(bestOf => (
            <Box
              key={bestOf}
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1 }}
            >
              {lengths.length > 1 && (
                <Box component="span" sx={{ fontWeight: 650, minWidth: 32 }}>
                  {t('competition:bestOf', { games: bestOf })}
                </Box>
              )}
              <Sequence bestOf={bestOf} order={order} vetoMaps={draft.vetoMaps} />
            </Box>
          )),
        }))}
      />
      <FormHelperText sx={{ mx: 0 }}>{t('vetoOrderHint')}</FormHelperText>
    </div>
  )
}

interface SequenceProps {
  readonly bestOf: BestOf
  readonly order: VetoOrder
  readonly vetoMaps: string
}

/** The bans and picks in order; consecutive steps of one kind share its name. */
function Sequence({ bestOf, order, vetoMaps }: SequenceProps) {
  const { t } = useTranslation('selfService')
  const maps = mapsIn(vetoMaps)
  const settings = { game: 'csgo', maps, stepSeconds: 0, ...vetoOrderField(order) } as const
  const steps = vetoSteps({ settings, bestOf, first: 0 }).filter(({ kind }) => kind !== 'side')
  return steps.map(({ kind, by }, index) => (
    // The number of a step identifies it.
    // biome-ignore lint/suspicious/noArrayIndexKey: the sequence is computed as a whole
    <Fragment key={index}>
      {kind !== steps[index - 1]?.kind && (
        <Box component="span" sx={{ ml: index === 0 ? 0 : 0.5, mr: 0.25 }}>
          {t(kind === 'pick' ? 'vetoOrderStep_pick' : 'vetoOrderStep_ban')}
        </Box>
      )}{' '}
      <Box
        component="span"
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          minWidth: 24,
          height: 24,
          borderRadius: 0.75,
          border: '1px solid',
          borderColor: kind === 'pick' ? 'brand.main' : 'divider',
          color: 'text.primary',
          fontWeight: 700,
          fontSize: '0.8125rem',
        }}
      >
        {by === 0 ? 'A' : 'B'}
      </Box>{' '}
    </Fragment>
  ))
}
