import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#ui/useCopy.ts'

/** Code that scrolls within its box, with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const { t } = useTranslation()
  const copied = useCopy()
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          m: 0,
          p: 2,
          pr: 7,
          maxHeight: '26rem',
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'background.raised',
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.55,
          tabSize: 2,
        }}
      >
        <code>{code}</code>
      </Box>
      <IconButton
        aria-label={t('copyValue', { what: label })}
        onClick={() => void copied(code, t('copied'), t('notCopied'))}
        sx={{ position: 'absolute', top: 6, right: 6, width: 44, height: 44, bgcolor: 'background.raised' }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </Box>
  )
}
