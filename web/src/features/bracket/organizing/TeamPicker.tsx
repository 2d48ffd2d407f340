import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PickableTeam {
  readonly teamId: string
  readonly name: string
  /** Why it cannot be chosen; null: it can. */
  readonly refusal: string | null
}

interface TeamPickerProps {
  readonly title: string
  readonly lead: string
  /** Said where there is no team. */
  readonly nobody: string
  readonly teams: readonly PickableTeam[]
  readonly onPick: (team: PickableTeam) => void
  readonly onClose: () => void
}

const most = 100
const searchFrom = 8

/** A dialog in which one of many teams is chosen. */
export function TeamPicker({ title, lead, nobody, teams, onPick, onClose }: TeamPickerProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = teams.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography color="textSecondary">{teams.length === 0 ? nobody : lead}</Typography>
        {teams.length >= searchFrom && (
          <OutlinedInput
            size="small"
            type="search"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            placeholder={t('searchTeam')}
            inputProps={{ 'aria-label': t('searchTeam') }}
          />
        )}
        {teams.length > 0 && found.length === 0 && <Typography>{t('searchNothing')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, most).map(team => (
            <li key={team.teamId}>
              <ButtonBase
                disabled={team.refusal !== null}
                onClick={() => {
                  onClose()
                  onPick(team)
                }}
                sx={option}
              >
                <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {team.name}
                </Box>
                {team.refusal !== null && <small>{team.refusal}</small>}
              </ButtonBase>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const option = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  alignContent: 'center',
  width: '100%',
  minHeight: 48,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'background.raised' },
  '&.Mui-disabled': { color: 'text.secondary' },
} as const
