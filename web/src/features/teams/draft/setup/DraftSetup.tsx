import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  type DraftClock,
  type DraftOrder,
  type DraftSeeding,
  draftLimits,
  draftOrders,
  draftSeedings,
} from '@upper-bracket/shared/draft/draft'
import { proposedCaptainCount, proposedCaptains } from '@upper-bracket/shared/draft/proposedCaptains'
import { capacityOf } from '@upper-bracket/shared/competition/capacityOf'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { CountStepper } from '#ui/form/CountStepper.tsx'
import { stickyButtons } from '#ui/form/stickyButtons.ts'
import { useSend } from '#ui/useSend.ts'
import { useStartDraftMutation } from '../draftEndpoints.ts'
import { CaptainsField } from './CaptainsField.tsx'
import { ClockFields, defaultClock } from './ClockFields.tsx'
import { DraftOutlook } from './DraftOutlook.tsx'

interface DraftSetupProps {
  readonly competition: CompetitionDocument
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  /** Whether the latest draft was cancelled. */
  readonly wasCancelled: boolean
}

/** The organizer's form that starts a draft; its defaults can be started at once. */
export default function DraftSetup({ competition, pool, scale, wasCancelled }: DraftSetupProps) {
  const { t } = useTranslation('draft')
  const send = useSend()
  const [startDraft, { isLoading }] = useStartDraftMutation()
  const [draftId] = useState(newDocumentId)
  const [wanted, setWanted] = useState<number | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [seeding, setSeeding] = useState<DraftSeeding>('rank')
  const [order, setOrder] = useState<DraftOrder>('snake')
  const [clock, setClock] = useState<DraftClock>(defaultClock)

  const max = Math.min(
    draftLimits.captainsMax,
    capacityOf(competition).teams - competition.teamCount,
    pool.length - 1,
  )
  const count = Math.max(draftLimits.captainsMin, Math.min(max, wanted ?? proposedCaptainCount(pool.length)))
  const players = new Map(pool.map(player => [player.uid, player]))
  const staying = chosen.filter(uid => players.has(uid))
  const proposed = proposedCaptains(pool, pool.length, scale).filter(uid => !staying.includes(uid))
  const captainUids = [...staying, ...proposed].slice(0, count)
  const context = basisOfScale(scale)

  const start = () =>
    send(startDraft({ competitionId: competition.id, draftId, captainUids, order, seeding, clock }))

  if (max < draftLimits.captainsMin) {
    return (
      <Alert severity="info" variant="outlined">
        {t('tooFew')}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <Box>
        <Typography variant="h2">{t('setupTitle')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('setupLead')}
        </Typography>
      </Box>
      {wasCancelled && (
        <Alert severity="info" variant="outlined">
          {t('cancelledBefore')}
        </Alert>
      )}
      <CountStepper
        legend={t('captainCount')}
        less={t('captainLess')}
        more={t('captainMore')}
        value={count}
        min={draftLimits.captainsMin}
        max={max}
        disabled={isLoading}
        onChange={setWanted}
      />
      <CaptainsField
        captains={captainUids.flatMap(uid => players.get(uid) ?? [])}
        pool={pool}
        scale={scale}
        isOrdered={seeding === 'hand'}
        disabled={isLoading}
        onChange={setChosen}
      />
      <ChoiceCards
        legend={t('seeding')}
        value={seeding}
        disabled={isLoading}
        onChange={setSeeding}
        choices={draftSeedings.map(value => ({
          value,
          label: value === 'rank' ? t('seeding_rank', { context }) : t(`seeding_${value}`),
          text: value === 'rank' ? t('seedingText_rank', { context }) : t(`seedingText_${value}`),
        }))}
      />
      <ChoiceCards
        legend={t('order')}
        value={order}
        disabled={isLoading}
        onChange={setOrder}
        choices={draftOrders.map(value => ({
          value,
          label: t(`order_${value}`),
          text: t(`orderText_${value}`),
        }))}
      />
      <ClockFields clock={clock} scale={scale} disabled={isLoading} onChange={setClock} />
      <DraftOutlook poolSize={pool.length} captains={count} clock={clock} />
      <Box sx={stickyButtons}>
        <Button
          variant="contained"
          size="large"
          data-next-step="start-draft"
          loading={isLoading}
          onClick={() => void start()}
        >
          {t('start')}
        </Button>
      </Box>
    </Box>
  )
}
