import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lateEntryStage } from '@upper-bracket/shared/bracket/entrants/enterLate'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '../state/bracketScope.ts'

const LateEntryDialog = lazy(() => import('#features/organizing/teams/LateEntryDialog.tsx'))

/** The dialogs for a whole bracket, in a menu for organizers. */
export type BracketDialog = 'recreate' | 'delete'

export default function BracketMenu({ onOpenDialog }: { onOpenDialog: (dialog: BracketDialog) => void }) {
  const { t } = useTranslation(['bracket', 'stages'])
  const lateStage = lateEntryStage(useBracketScope().shape)
  // It offers to undo the entry, which the other dialogs cannot.
  const [isEntering, setEntering] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (dialog: BracketDialog) => () => {
    setAnchor(null)
    onOpenDialog(dialog)
  }
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
        {lateStage !== null && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              setEntering(true)
            }}
          >
            {t('stages:enterLate')}
          </MenuItem>
        )}
        <MenuItem onClick={choose('recreate')}>{t('recreate')}</MenuItem>
        <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
          {t('deleteBracket')}
        </MenuItem>
      </Menu>
      {isEntering && lateStage !== null && (
        <Suspense>
          <LateEntryDialog stage={lateStage} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  )
}
