import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lateEntryStage } from '@upper-bracket/shared/bracket/commands/enterLate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '../state/bracketScope.ts'

/** The dialogs for a whole bracket, in a menu for organizers. */
export type BracketDialog = 'late' | 'recreate' | 'delete'

export default function BracketMenu({ onOpenDialog }: { onOpenDialog: (dialog: BracketDialog) => void }) {
  const { t } = useTranslation(['bracket', 'stages'])
  const { shape } = useBracketScope()
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
        {lateEntryStage(shape) !== null && (
          <MenuItem onClick={choose('late')}>{t('stages:enterLate')}</MenuItem>
        )}
        <MenuItem onClick={choose('recreate')}>{t('recreate')}</MenuItem>
        <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
          {t('deleteBracket')}
        </MenuItem>
      </Menu>
    </>
  )
}
