import ContentCopy from '@mui/icons-material/ContentCopy'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type Contact, contactUrl, readContact } from '@upper-bracket/shared/player/contact'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { writtenTime } from '#ui/time/writtenTime.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useOnPhone } from '#ui/useOnPhone.ts'

/** The data of a private link, which the browser has only while the dialog is open. */
export interface CommentatorLink {
  readonly requestId: string
  readonly secret: string
  /** The contact as typed or stored. */
  readonly contact: Contact | null
}

interface LinkDialogProps {
  readonly competition: CompetitionDocument
  readonly link: CommentatorLink
  readonly onClose: () => void
}

/** A text with the private link, ready to be sent to the commentator. */
export default function LinkDialog({ competition, link, onClose }: LinkDialogProps) {
  const { t } = useTranslation('commentators')
  const { language } = useLanguage()
  const id = useId()
  const copied = useCopy()
  const onPhone = useOnPhone()
  const { requestId, secret } = link
  const address = new URL(hrefs.commentate(competition.id, requestId, secret), location.origin).href
  const start = writtenTime(competition.startDate, { language, length: 'long', now: Date.now() })
  const text = t('readyText', { competition: competition.name, start, link: address })
  const contact = link.contact && readContact(link.contact.service, link.contact.handle)
  const messenger = contact?.ok ? contact.value : null
  const copy = () => copied(text, t('textCopied'), t('textNotCopied'))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={onPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{t('linkTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2.5 }}>
        <DialogContentText>{t('linkLead')}</DialogContentText>
        {messenger?.service === 'telegram' && <DialogContentText>{t('linkByBot')}</DialogContentText>}
        <Box component="section" aria-label={t('linkText')} sx={readyText}>
          {text}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <DismissButton closes onClick={onClose} />
        {messenger !== null && <Messenger contact={messenger} text={text} />}
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {t('copyText')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** One click selects the text, for browsers that cannot copy it. */
const readyText = {
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const

/** Telegram inserts the text automatically. */
function Messenger({ contact, text }: { contact: Contact; text: string }) {
  const { t } = useTranslation('commentators')
  const url = contactUrl(contact)
  if (url === null) return null
  const href = contact.service === 'telegram' ? `${url}?${new URLSearchParams({ text })}` : url
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      color="inherit"
      variant="outlined"
      startIcon={<OpenInNew />}
    >
      {t(`writeTo_${contact.service}`)}
    </Button>
  )
}
