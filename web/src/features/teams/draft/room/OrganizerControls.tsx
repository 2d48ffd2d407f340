import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import PauseOutlined from '@mui/icons-material/PauseOutlined'
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { keptTeams } from '@upper-bracket/shared/draft/keptTeams'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import type { DraftCalls } from './useDraftCalls.ts'
import type { ShownDraft } from './useDraftView.ts'

const ClockDialog = lazyDialog(() => import('./ClockDialog.tsx'))

interface OrganizerControlsProps {
  readonly draft: Draft
  readonly view: ShownDraft
  readonly calls: DraftCalls
  readonly busy: boolean
  readonly isOwnTurn: boolean
  /** Whether the organizer picks for the captain whose turn it is. */
  readonly isTakenOver: boolean
  readonly onTakeOver: (taken: boolean) => void
  /** Whether the tournament still registers players: drafts begin and are reopened only then. */
  readonly isRegistering: boolean
  readonly isSettingUp: boolean
  readonly onSetUp: (settingUp: boolean) => void
}

/** What organizers do with a draft. */
export default function OrganizerControls(props: OrganizerControlsProps) {
  const { draft, view, calls, busy, isOwnTurn, isTakenOver, onTakeOver } = props
  const { isRegistering, isSettingUp, onSetUp } = props
  const { t } = useTranslation('draft')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<'clock' | 'cancel' | null>(null)
  const { turns, nameOf, teams } = view
  const lastPick = draft.picks.at(-1)
  const [current] = turns
  const isPaused = draft.status === 'paused'

  if (draft.status === 'confirmed') {
    if (!isRegistering) return null
    return (
      <>
        <Button variant="outlined" color="inherit" onClick={() => onSetUp(!isSettingUp)} sx={control}>
          {t(isSettingUp ? 'backToDraft' : 'newDraft')}
        </Button>
        {!isSettingUp && keptTeams(draft, view) === 'all' && (
          <ConfirmedButton label={t('reopen')} title={t('reopenTitle')} busy={busy} onConfirm={calls.reopen}>
            {t('reopenText')}
          </ConfirmedButton>
        )}
      </>
    )
  }
  if (!isOpen(draft)) return null
  const ask = (dialog: 'clock' | 'cancel') => () => {
    setAnchor(null)
    setAsked(dialog)
  }
  const close = () => setAsked(null)
  return (
    <>
      {current === undefined && (
        <Button
          variant="contained"
          size="large"
          data-next-step="confirm-draft"
          loading={busy}
          onClick={calls.confirm}
        >
          {t('confirm', { count: teams.filter(({ members }) => members.length > 0).length })}
        </Button>
      )}
      {current !== undefined && (
        <Button
          variant={isPaused ? 'contained' : 'outlined'}
          color={isPaused ? 'primary' : 'inherit'}
          startIcon={isPaused ? <PlayArrowOutlined /> : <PauseOutlined />}
          disabled={busy}
          onClick={() => calls.pause(!isPaused)}
          sx={control}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
      )}
      {current !== undefined && !isOwnTurn && (
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={isTakenOver}
          onClick={() => onTakeOver(!isTakenOver)}
          sx={control}
        >
          {t(isTakenOver ? 'endTakeOver' : 'takeOver')}
        </Button>
      )}
      {lastPick !== undefined && (
        <Button
          color="inherit"
          startIcon={<UndoOutlined />}
          disabled={busy}
          aria-label={t('takeBackOf', { player: nameOf(lastPick.uid) })}
          onClick={() => calls.takeBack(t('takenBack', { player: nameOf(lastPick.uid) }))}
          sx={control}
        >
          {t('takeBack')}
        </Button>
      )}
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={ask('clock')}>{t('changeClock')}</MenuItem>
        <MenuItem onClick={ask('cancel')} sx={{ color: 'error.main' }}>
          {t('cancel')}
        </MenuItem>
      </Menu>
      {asked === 'clock' && (
        <ClockDialog
          clock={draft.clock}
          scale={view.scale}
          busy={busy}
          onSave={async clock => {
            if (await calls.changeClock(clock)) close()
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'cancel'}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        dangerous
        busy={busy}
        onConfirm={() => void calls.cancel().then(close)}
        onCancel={close}
      >
        {t('cancelText')}
      </ConfirmDialog>
    </>
  )
}

const control = { minHeight: 44 } as const
