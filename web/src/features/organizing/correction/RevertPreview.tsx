import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { UndoneList } from '#features/bracket/undo/UndoneList.tsx'
import type { useReopening } from '#features/bracket/undo/useReopening.ts'
import { resultsLost } from './resultsLost.ts'

export interface Redraws {
  readonly round: number
  /** Whether the round is published, so that it keeps its pairings unless somebody pairs it again. */
  readonly isPublished: boolean
}

interface RevertPreviewProps
  extends Pick<ReturnType<typeof useReopening>, 'preview' | 'changed' | 'refusal'> {
  /** The Swiss round whose pairings the result changes or would change; null if there is none. */
  readonly redraws?: Redraws | null
}

/** Shows what reverting a result would undo, once loaded, or why it is refused. */
export function RevertPreview({ preview, changed, refusal, redraws = null }: RevertPreviewProps) {
  const { t } = useTranslation(['bracket', 'errors'])
  const texts = useMatchTexts()
  const readMatches = useReadMatches()
  const lost = resultsLost(preview)
  const held = readMatches().get(String(refusal?.facts['matchId']))
  return (
    <>
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {t(`errors:${refusal.code}`)}
          {held !== undefined && (
            <Typography variant="inherit">
              {t('matchOf', { match: texts.number(held), teams: texts.teams(held) })}
            </Typography>
          )}
        </Alert>
      )}
      {changed && (
        <Alert severity="warning" variant="outlined">
          {t('correctChanged')}
        </Alert>
      )}
      {preview === null && refusal === null && <Skeleton variant="rounded" height={72} />}
      {preview?.undone.length === 0 && (
        <Typography>
          {redraws === null
            ? t('undoesNothingElse')
            : t(redraws.isPublished ? 'undoesPairings' : 'undoesDrawing', { round: redraws.round })}
        </Typography>
      )}
      {preview !== null && preview.undone.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 650 }}>
            {lost > 0 ? t('undoesResults', { count: lost }) : t('undoesPlaces')}
          </Typography>
          <UndoneList undone={preview.undone} />
        </>
      )}
    </>
  )
}
