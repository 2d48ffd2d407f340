import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lateEntryStages } from '@upper-bracket/shared/bracket/stages/lateEntries'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBracketScope } from '../state/bracketScope.ts'
import type { BracketDialog } from './BracketDialogs.tsx'

/** What organizers do with a whole bracket. */
export default function BracketMenu({ onOpenDialog }: { onOpenDialog: (dialog: BracketDialog) => void }) {
  const [search, setSearch] = useSearchParams()
  // Where the players of a late team were added, the address leads back to the dialog.
  const isLateEntryAsked = search.get('do') === 'lateEntry'
  useEffect(() => {
    if (!isLateEntryAsked) return
    onOpenDialog('lateEntry')
    setSearch(without('do'), { replace: true, preventScrollReset: true })
  }, [isLateEntryAsked, onOpenDialog, setSearch])
  const { t } = useTranslation(['bracket', 'stages'])
  const takesLate = lateEntryStages(useBracketScope().shape).length > 0
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
        {takesLate && <MenuItem onClick={choose('lateEntry')}>{t('stages:enterLate')}</MenuItem>}
        <MenuItem onClick={choose('length')}>{t('seriesLength')}</MenuItem>
        <MenuItem onClick={choose('format')}>{t('changeFormat')}</MenuItem>
        <MenuItem onClick={choose('recreate')}>{t('recreate')}</MenuItem>
        <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
          {t('deleteBracket')}
        </MenuItem>
      </Menu>
    </>
  )
}

function without(name: string) {
  return (search: URLSearchParams) => {
    search.delete(name)
    return search
  }
}
