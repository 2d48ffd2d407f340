import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { basisOfScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { GuestListForm } from './GuestListForm.tsx'
import { OneGuest } from './OneGuest.tsx'
import { useSheetFile } from './useSheetFile.ts'

interface AddPlayersDialogProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly teams: readonly TeamDocument[]
  readonly onClose: () => void
}

const ways = ['list', 'single'] as const

/**
 * Adds players without an account, as a list or one after another. Loaded separately, because it contains the parser of
 * lists.
 */
export default function AddPlayersDialog({ competition, players, teams, onClose }: AddPlayersDialogProps) {
  const { t } = useTranslation('guests')
  const id = useId()
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const lateEntry = hrefs.lateEntry(competition.id)
  const isForLateEntry = useSearchParams()[0].get('next') === lateEntry
  const navigate = useNavigate()
  const leave = () => (isForLateEntry ? void navigate(lateEntry, { replace: true }) : onClose())
  const [way, setWay] = useState<(typeof ways)[number]>('list')
  const [text, setText] = useState('')
  const file = useSheetFile(loaded => {
    setText(loaded)
    setWay('list')
  })
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={text === '' ? 'sm' : 'md'}
      fullScreen={narrow}
      aria-labelledby={id}
      slotProps={{ paper: file.target }}
    >
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2.5,
          alignContent: 'start',
          ...(file.over && { outline: 2, outlineOffset: -4, outlineColor: 'primary.main' }),
        }}
      >
        <DialogContentText>
          {t('lead', { context: basisOfScale(rankScaleOf(competition)) })}{' '}
          <Link component={RouterLink} to={hrefs.inviteAs(competition.id, 'player')} underline="always">
            {t('invite')}
          </Link>
          .
        </DialogContentText>
        <ChoiceCards
          dense
          legend={t('way')}
          choices={ways.map(value => ({ value, label: t(`way_${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'single' ? (
          <OneGuest competition={competition} players={players} />
        ) : (
          <GuestListForm
            competition={competition}
            players={players}
            teams={teams}
            text={text}
            onText={setText}
            file={file}
            onAdded={leave}
          />
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        {isForLateEntry && (
          <Button component={RouterLink} to={lateEntry} replace>
            {t('backToBracket')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
