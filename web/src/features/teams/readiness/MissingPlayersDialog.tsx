import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useCheckTime } from '#ui/time/useCheckTime.ts'
import type { RosterView } from '../roster.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { MissingTeamList } from './MissingTeamList.tsx'
import { readinessView } from './readinessView.ts'
import { useMissingActions } from './useMissingActions.ts'

interface MissingPlayersDialogProps {
  readonly competition: CompetitionDocument
  readonly check: ReadinessCheck
  readonly roster: RosterView
  readonly actions: TeamActions
  readonly onClose: () => void
}

/**
 * The players who have not confirmed, to be reminded, confirmed for, removed or replaced, individually or together.
 * Players without an account cannot be reminded.
 */
export function MissingPlayersDialog(props: MissingPlayersDialogProps) {
  const { competition, check, roster, actions, onClose } = props
  const { t } = useTranslation(['readiness', 'common'])
  const id = useId()
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { open } = useCheckTime(check)
  const changeable = competition.status === 'registration'
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const missing = useMissingActions(competition.id, check)

  const { missing: teams } = readinessView(check, roster)
  const players = teams.flatMap(({ members }) => members)
  // After the start players can be reminded and confirmed, and only while the check runs.
  const selectable = changeable || open
  const uids = selectable ? players.map(({ uid }) => uid) : []
  const chosen = uids.filter(uid => selected.has(uid))
  const withAccount = new Set(players.filter(({ guest }) => !guest).map(({ uid }) => uid))
  // Reminding and confirming do no harm, so they apply to everybody unless some are selected.
  const addressed = chosen.length === 0 ? uids : chosen
  const remindable = addressed.filter(uid => withAccount.has(uid))
  const choose = (some: readonly string[], isChosen: boolean) => {
    const after = new Set(selected)
    for (const uid of some) {
      if (isChosen) after.add(uid)
      else after.delete(uid)
    }
    setSelected(after)
  }
  const markAddressed = async () => {
    const isDone = await missing.markPlayers(addressed)
    if (isDone && chosen.length === 0) onClose()
  }
  const removeChosen = async () => {
    setAsking(false)
    await missing.remove(chosen)
  }
  if (asking) {
    return (
      <ConfirmDialog
        open
        title={t('removeTitle', { count: chosen.length })}
        confirmLabel={t('remove')}
        dangerous
        onConfirm={() => void removeChosen()}
        onCancel={() => setAsking(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={narrow} aria-labelledby={id}>
      <DialogTitle id={id}>{t('missingTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {!changeable && (
          <Typography color="textSecondary">
            {t('afterStart')} <Link to={hrefs.competitionBracket(competition.id)}>{t('toBracket')}</Link>
          </Typography>
        )}
        {players.length === 0 ? (
          <Typography>{t('everybody')}</Typography>
        ) : (
          uids.length > 0 && (
            <FormControlLabel
              label={t('selectAll')}
              control={
                <Checkbox
                  checked={chosen.length === uids.length}
                  indeterminate={chosen.length > 0 && chosen.length < uids.length}
                  onChange={(_, isChosen) => choose(uids, isChosen)}
                />
              }
            />
          )
        )}
        {teams.map(({ team, members }) => (
          <MissingTeamList
            key={team?.id ?? ''}
            team={team}
            members={members}
            selectable={selectable}
            isChosen={uid => selected.has(uid)}
            onChoose={(uid, isChosen) => choose([uid], isChosen)}
            onMarkTeam={open ? teamId => void missing.markTeam(teamId) : null}
            onMarkGuest={open ? uid => void missing.markPlayers([uid]) : null}
            onShow={actions.show}
            onReplace={
              competition.status === 'finished' ? null : uid => actions.ask({ kind: 'substitute', uid })
            }
          />
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto', minHeight: 44 }}>
          {t('common:close')}
        </Button>
        {changeable && players.length > 0 && (
          <Button
            color="error"
            disabled={chosen.length === 0}
            loading={missing.removing}
            onClick={() => setAsking(true)}
            sx={{ minHeight: 44 }}
          >
            {t('remove')}
          </Button>
        )}
        {open && players.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            loading={missing.marking}
            onClick={() => void markAddressed()}
            sx={{ minHeight: 44 }}
          >
            {t(chosen.length === 0 ? 'everybody' : 'markChosen')}
          </Button>
        )}
        {open && withAccount.size > 0 && (
          <Button
            variant="contained"
            disabled={remindable.length === 0}
            loading={missing.reminding}
            onClick={() => void missing.remind(remindable)}
            sx={{ minHeight: 44 }}
          >
            {t(chosen.length === 0 ? 'remindAll' : 'remind')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
