import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/match'
import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useCallback, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useReopenMatchMutation } from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { UndoneList } from './UndoneList.tsx'
import { useMatchTexts } from './useMatchTexts.ts'
import { useReadMatches } from './useReadMatches.ts'

interface CorrectionDialogProps {
  readonly match: Match
  readonly onClose: () => void
}

/** Shows what taking a result back would undo, and undoes precisely that. */
export function CorrectionDialog({ match, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const texts = useMatchTexts()
  const showSuccess = useShowSuccess()
  const { preview, changed, busy, reopen } = useReopening(match.id, onClose)
  const id = useId()
  const lost = preview?.undone.filter(({ started }) => started).length ?? 0

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('correctTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('correctText', { match: texts.number(match), teams: texts.teams(match) })}</Typography>
        {changed && (
          <Alert severity="warning" variant="outlined">
            {t('correctChanged')}
          </Alert>
        )}
        <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
          {preview === null && <Skeleton variant="rounded" height={72} />}
          {preview?.undone.length === 0 && <Typography>{t('undoesNothingElse')}</Typography>}
          {preview !== null && preview.undone.length > 0 && (
            <>
              <Typography sx={{ fontWeight: 650 }}>
                {lost > 0 ? t('undoesResults', { count: lost }) : t('undoesPlaces')}
              </Typography>
              <UndoneList undone={preview.undone} />
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('keepResult')}
        </Button>
        <Button
          variant="contained"
          color={lost > 0 ? 'error' : 'primary'}
          disabled={preview === null}
          loading={busy && preview !== null}
          onClick={async () => {
            if (await reopen()) showSuccess(t('corrected'))
          }}
        >
          {t('takeBack')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Preview = Pick<CallableOutput<'reopenMatch'>, 'undone' | 'basis'>

function useReopening(matchId: string, onClose: () => void) {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch, { isLoading: busy }] = useReopenMatchMutation()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [changed, setChanged] = useState(false)
  const readMatches = useReadMatches()
  const showError = useShowError()

  const call = useCallback(
    (input: { readonly preview: boolean; readonly basis?: string }) =>
      reopenMatch({
        competitionId,
        bracketId,
        matchId,
        revision: readMatches().get(matchId)?.revision ?? 0,
        cascade: true,
        ...input,
      }),
    [reopenMatch, readMatches, competitionId, bracketId, matchId],
  )
  const look = useCallback(async () => {
    const answer = await call({ preview: true })
    if (answer.data) setPreview(answer.data)
    else {
      showError(answer.error)
      onClose()
    }
  }, [call, onClose, showError])
  useEffect(() => void look(), [look])

  /** Answers whether the result has been taken back; shows a new preview where another one is due. */
  const reopen = async (): Promise<boolean> => {
    if (preview === null) return false
    const answer = await call({ preview: false, basis: preview.basis })
    if (!answer.error) {
      onClose()
      return true
    }
    if (toAppError(answer.error).code === 'changed-meanwhile') {
      setChanged(true)
      setPreview(null)
      await look()
    } else showError(answer.error)
    return false
  }

  return { preview, changed, busy, reopen }
}
