import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { TieOrder } from '@upper-bracket/shared/bracket/model/tableRules'
import { isLadder } from '@upper-bracket/shared/bracket/tables/playingOff'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useUndoable } from '../undo/useUndoable.ts'
import type { OpenTie } from './openTie.ts'

interface TieDialogProps {
  readonly stage: TableStage
  readonly tie: OpenTie
  readonly by: TieOrder['by']
  readonly lead: string
  readonly onClose: () => void
}

const texts = {
  lot: { title: 'lotTitle', confirm: 'drawLot', done: 'lotDrawn' },
  'tie-break-match': { title: 'tieBreakTitle', confirm: 'playTieBreak', done: 'tieBreakReady' },
  decision: { title: 'decisionTitle', confirm: 'saveOrder', done: 'tieDecided' },
} as const satisfies Record<TieOrder['by'], object>

/** Orders tied teams by lot, by a match, or in the order that the organizer chooses. */
export default function TieDialog({ stage, tie, by, lead, onClose }: TieDialogProps) {
  const { t } = useTranslation('stages')
  const { competitionId, bracketId, shape } = useBracketScope()
  const [order, setOrder] = useState(tie.teamIds)
  const isOfTwo = isLadder(tie.teamIds, stage.table.tieOfThree)
  const areMatches = by === 'tie-break-match' && tie.teamIds.length > 2 && !isOfTwo
  const [decideTie, { isLoading: busy }] = useBracketCommand('decideTie')
  const undoable = useUndoable()
  const { team } = useMatchTexts()
  const [first] = typeof tie.tieBreak === 'string' ? [] : tie.tieBreak
  const [one = '', other = ''] = first?.teamIds ?? []
  const ladderText =
    one === tie.teamIds[0] ? t('ladderNextText', { one: team(one), other: team(other) }) : t('ladderText')
  const decide = async () => {
    const input = { competitionId, bracketId, stage: stage.key, group: tie.group, tieOrder: order, by }
    if (
      await undoable({
        matchId: '',
        message: t(areMatches ? 'tieBreaksReady' : texts[by].done, { stage: stageTitle(t, shape, stage) }),
        answers: [decideTie(input)],
      })
    )
      onClose()
  }
  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t(texts[by].title)}
      confirmLabel={t(texts[by].confirm)}
      busy={busy}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{lead}</Typography>
      {by === 'lot' && <Typography color="textSecondary">{t('lotText')}</Typography>}
      {typeof tie.tieBreak === 'string' ? (
        <Typography color="textSecondary">{t(`noTieBreak_${tie.tieBreak}`)}</Typography>
      ) : (
        by === 'tie-break-match' && (
          <Typography color="textSecondary">
            {isOfTwo
              ? ladderText
              : tie.teamIds.length > 2
                ? t('tieBreaksText')
                : t('tieBreakText', { bestOf: tie.tieBreak[0]?.bestOf ?? 1 })}
          </Typography>
        )
      )}
      {by === 'decision' && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          {order
            .map((teamId, index) => ({ teamId, index, place: tie.place.best + index }))
            .map(({ teamId, index, place }) => (
              <PlaceSelect
                key={place}
                place={place}
                value={teamId}
                teamIds={tie.teamIds}
                onChange={chosen => setOrder(swapped(order, index, order.indexOf(chosen)))}
              />
            ))}
        </Box>
      )}
    </ConfirmDialog>
  )
}

interface PlaceSelectProps {
  readonly place: number
  readonly value: string
  readonly teamIds: readonly string[]
  readonly onChange: (teamId: string) => void
}

function PlaceSelect({ place, value, teamIds, onChange }: PlaceSelectProps) {
  const { t } = useTranslation('stages')
  const { team } = useMatchTexts()
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} variant="standard">
        {t('placeNumber', { place })}
      </InputLabel>
      <NativeSelect value={value} inputProps={{ id }} onChange={event => onChange(event.target.value)}>
        {teamIds.map(teamId => (
          <option key={teamId} value={teamId}>
            {team(teamId)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}

/** The team that is chosen for a place changes places with the one that was there. */
function swapped(order: readonly string[], one: number, other: number): readonly string[] {
  return order.with(one, order[other] ?? '').with(other, order[one] ?? '')
}
