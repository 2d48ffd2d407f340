import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { ApiScope } from '@upper-bracket/shared/integrations/apiKey'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useCopy } from '#ui/useCopy.ts'
import { curlExample } from './curlExample.ts'

interface SecretDialogProps {
  readonly competition: CompetitionDocument
  readonly secret: string
  readonly scopes: readonly ApiScope[]
  readonly onClose: () => void
}

/** Shows the secret of a new key. It closes by its button only, because the secret cannot be shown again. */
export function SecretDialog({ competition, secret, scopes, onClose }: SecretDialogProps) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const [scope = 'results'] = scopes
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('secretTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{t('secretText')}</Typography>
        <Copied text={secret} label={t('copySecret')} />
        <Typography>{t('exampleText')}</Typography>
        <Copied
          text={curlExample(location.origin, competition, { secret, scope })}
          label={t('copyExample')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('secretSaved')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Copied({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('integrations')
  const copied = useCopy()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="code" sx={code}>
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyOutlined />}
        onClick={() => void copied(text, t('copied'), t('notCopied'))}
      >
        {label}
      </Button>
    </Box>
  )
}

const code = {
  width: '100%',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.raised',
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const
