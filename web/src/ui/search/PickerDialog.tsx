import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { DismissButton } from '../DismissButton.tsx'
import { PlainList } from '../PlainList.tsx'
import { matchesName } from './matchesName.ts'
import { SearchField } from './SearchField.tsx'

interface PickerItem {
  readonly id: string
  readonly name: string
  readonly disabled?: boolean
}

interface PickerDialogProps<Item extends PickerItem> {
  readonly title: string
  /** Shown above the list. */
  readonly lead?: string
  readonly items: readonly Item[]
  /** Replaces `lead` if there are no items. */
  readonly empty: string
  readonly search: { readonly label: string; readonly notFound: string; readonly fromItems: number }
  /** Shown below the list. */
  readonly footer?: ReactNode
  /** Whether a row is chosen. With it, the dialog stays open, and a row that is chosen is picked again to leave it. */
  readonly isChosen?: (item: Item) => boolean
  /** Renders the content of a row, which is a button. */
  readonly children: (item: Item) => ReactNode
  readonly onPick: (item: Item) => void
  /** False if another dialog takes the place of this one. */
  readonly closesOnPick?: boolean
  readonly onClose: () => void
}

const most = 100

/** A dialog to pick a team or a player from many, with a search by name. */
export function PickerDialog<Item extends PickerItem>(props: PickerDialogProps<Item>) {
  const { title, lead, items, empty, search, footer, isChosen, children, onPick, onClose } = props
  const { closesOnPick = isChosen === undefined } = props
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const found = items.filter(({ name }) => matchesName(name, typed))
  const text = items.length === 0 ? empty : lead
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 160 }}>
        {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
        {items.length >= search.fromItems && (
          <SearchField label={search.label} value={typed} onChange={setTyped} />
        )}
        {items.length > 0 && found.length === 0 && (
          <Typography color="textSecondary">{search.notFound}</Typography>
        )}
        <PlainList>
          {found.slice(0, most).map(item => (
            <li key={item.id}>
              <ButtonBase
                disabled={item.disabled ?? false}
                aria-pressed={isChosen?.(item)}
                onClick={() => {
                  if (closesOnPick) onClose()
                  onPick(item)
                }}
                sx={row}
              >
                {children(item)}
              </ButtonBase>
            </li>
          ))}
        </PlainList>
        {footer}
      </DialogContent>
      <DialogActions>
        <DismissButton closes={isChosen !== undefined} onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

const row = {
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: 48,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'background.raised' },
  '&[aria-pressed=true]': {
    bgcolor: 'background.raised',
    boxShadow: 'inset 3px 0 var(--mui-palette-brand-main)',
  },
  '&.Mui-disabled': { color: 'text.secondary' },
} as const
