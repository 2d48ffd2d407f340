import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket, matchesById } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { usePreviewed } from '#features/bracket/undo/usePreviewed.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RevertPreview } from '../correction/RevertPreview.tsx'
import { resultsLost } from '../correction/resultsLost.ts'
import { playsAgain } from './playsAgain.ts'

interface ReinstateDialogProps {
  readonly teamId: string
  readonly onClose: () => void
}

/** Shows what reinstating a team would undo, and undoes exactly that. */
export function ReinstateDialog({ teamId, onClose }: ReinstateDialogProps) {
  const { t } = useTranslation(['bracket', 'teamMenu'])
  const texts = useMatchTexts()
  const team = texts.team(teamId)
  const live = useMatches()
  const matches = matchesById(live)
  const { competitionId, bracketId, shape } = useBracketScope()
  // The bracket changes before the dialog closes.
  const [plays] = useState(() => playsAgain(liveBracket(shape, live), teamId))
  const [reinstateTeam, { isLoading: busy }] = useBracketCommand('reinstateTeam')
  const undoable = useUndoable()
  const { confirm, preview, ...previewed } = usePreviewed(input =>
    reinstateTeam({ competitionId, bracketId, teamId, cascade: true, ...input }),
  )
  // The matches of the team itself are as they were, which is said above.
  const undone = preview?.undone.filter(
    ({ started, leaving, arriving }) => started || leaving.length > 0 || arriving.length > 0,
  )
  const shown = preview && { ...preview, undone: undone ?? [] }
  const named = previewed.refusal?.facts?.['matches']
  const begun = Array.isArray(named) ? named.flatMap(id => matches.get(String(id)) ?? []) : []
  const reinstate = async () => {
    const data = await confirm()
    if (data === null) return
    onClose()
    await undoable({ matchId: '', message: t('reinstated', { team }), answers: [{ data }] })
  }
  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('reinstateTitle', { team })}
      confirmLabel={t('teamMenu:do_reinstate')}
      dangerous={resultsLost(shown) > 0}
      disabled={preview === null}
      busy={busy && preview !== null}
      onConfirm={() => void reinstate()}
      onCancel={onClose}
    >
      <Typography>{t(plays ? 'reinstateText' : 'reinstateOut')}</Typography>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        <RevertPreview {...previewed} preview={shown} />
        {begun.length > 0 && <Typography>{begun.map(texts.place).join(', ')}</Typography>}
      </Box>
    </ConfirmDialog>
  )
}
