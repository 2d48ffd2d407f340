import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { DismissButton } from '../DismissButton.tsx'

/** Scanners need this many empty modules around the code. */
const margin = 4

/** Shows the link of an invitation for copying, and as a QR code. */
export default function QrDialog({ invitationId, onClose }: { invitationId: string; onClose: () => void }) {
  const { t } = useTranslation('people')
  const titleId = useId()
  const href = hrefs.invite(invitationId)
  const address = new URL(href, location.origin).href
  const { size, path } = useMemo(() => {
    const code = generate(address)
    return { size: code.size, path: toSvgPath(code) }
  }, [address])
  const side = size + 2 * margin
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('invitationReady')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        {/* The code is dark on white in both colour schemes, because most cameras read nothing else. */}
        <Box
          component="svg"
          role="img"
          aria-label={t('codeOf')}
          viewBox={`${-margin} ${-margin} ${side} ${side}`}
          sx={{ width: 'min(100%, 280px)', bgcolor: 'common.white', borderRadius: 1 }}
        >
          <Box component="path" d={path} sx={{ fill: theme => theme.vars.palette.common.black }} />
        </Box>
        <Box sx={{ fontFamily: 'monospace', fontSize: '0.9rem', overflowWrap: 'anywhere' }}>{address}</Box>
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        <CopyLinkButton href={href} variant="outlined" />
      </DialogActions>
    </Dialog>
  )
}
