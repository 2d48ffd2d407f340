import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lateEntryStage } from '@upper-bracket/shared/bracket/entrants/enterLate'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '../state/bracketScope.ts'

const SeriesLengthDialog = lazy(() => import('#features/organizing/reshaping/SeriesLengthDialog.tsx'))
const FormatChangeDialog = lazy(() => import('#features/organizing/reshaping/FormatChangeDialog.tsx'))
const LateEntryDialog = lazy(() => import('#features/organizing/teams/LateEntryDialog.tsx'))

/** The dialogs for a whole bracket, in a menu for organizers. */
export type BracketDialog = 'recreate' | 'delete'

export default function BracketMenu({ onOpenDialog }: { onOpenDialog: (dialog: BracketDialog) => void }) {
  const { t } = useTranslation(['bracket', 'stages'])
  const lateStage = lateEntryStage(useBracketScope().shape)
  // These offer to undo what they do, which the other dialogs cannot.
  const [opened, setOpened] = useState<'lateEntry' | 'length' | 'format' | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (dialog: BracketDialog) => () => {
    setAnchor(null)
    onOpenDialog(dialog)
  }
  const open = (dialog: typeof opened) => () => {
    setAnchor(null)
    setOpened(dialog)
  }
  const close = () => setOpened(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('bracketMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {lateStage !== null && <MenuItem onClick={open('lateEntry')}>{t('stages:enterLate')}</MenuItem>}
        <MenuItem onClick={open('length')}>{t('seriesLength')}</MenuItem>
        <MenuItem onClick={open('format')}>{t('changeFormat')}</MenuItem>
        <MenuItem onClick={choose('recreate')}>{t('recreate')}</MenuItem>
        <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
          {t('deleteBracket')}
        </MenuItem>
      </Menu>
      <Suspense>
        {opened === 'lateEntry' && lateStage !== null && (
          <LateEntryDialog stage={lateStage} onClose={close} />
        )}
        {opened === 'format' && <FormatChangeDialog onClose={close} />}
        {opened === 'length' && <SeriesLengthDialog match={null} onClose={close} />}
      </Suspense>
    </>
  )
}
