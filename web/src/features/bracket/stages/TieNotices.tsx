import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import { openTieBreaks } from '@upper-bracket/shared/bracket/stages/tieBreak'
import { tiesOf } from '@upper-bracket/shared/bracket/stages/tiesOf'
import type { TieOrder } from '@upper-bracket/shared/bracket/model/tableRules'
import { tieText } from '@upper-bracket/shared/wording/tieText'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import type { OpenTie } from './openTie.ts'
import { useTableBracket } from '../state/useTableBracket.ts'

const TieDialog = lazyDialog(() => import('./TieDialog.tsx'))

interface TieNoticesProps {
  readonly stage: TableStage
  /** Whether the viewer may decide ties. */
  readonly decides: boolean
}

/** Names the ties that no criterion separates, and lets organizers decide them. */
export default function TieNotices({ stage, decides }: TieNoticesProps) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const ties = useMemo(
    () =>
      [...stage.groups.keys(), null].flatMap(group =>
        tiesOf(bracket, stage, group).map(
          ({ teamIds, ...tie }): OpenTie => ({
            ...tie,
            teamIds,
            group,
            tieBreak: openTieBreaks(stage, bracket.matches, { group, teamIds }),
          }),
        ),
      ),
    [bracket, stage],
  )
  const [dialog, setDialog] = useState<{ readonly by: TieOrder['by']; readonly tie: OpenTie } | null>(null)
  const { team } = useMatchTexts()
  const textOf = (tie: OpenTie) => tieText(t, stage, tie, team)
  return (
    <>
      {ties.map(tie => (
        <Alert
          key={tie.teamIds.join()}
          severity="warning"
          variant="outlined"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {textOf(tie)}
          {decides && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button
                variant="contained"
                onClick={() => setDialog({ by: 'lot', tie })}
                sx={{ minHeight: 44 }}
              >
                {t('drawLot')}
              </Button>
              {typeof tie.tieBreak !== 'string' && (
                <Button
                  variant="outlined"
                  color="inherit"
                  onClick={() => setDialog({ by: 'tie-break-match', tie })}
                  sx={{ minHeight: 44 }}
                >
                  {t('playTieBreak')}
                </Button>
              )}
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => setDialog({ by: 'decision', tie })}
                sx={{ minHeight: 44 }}
              >
                {t('decideByHand')}
              </Button>
            </Box>
          )}
        </Alert>
      ))}
      {dialog !== null && (
        <TieDialog stage={stage} {...dialog} lead={textOf(dialog.tie)} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
