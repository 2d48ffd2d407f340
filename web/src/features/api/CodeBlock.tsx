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
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        minWidth: 0,
        borderRadius: 1,
        bgcolor: 'background.raised',
      }}
    >
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          m: 0,
          p: 2,
          pr: 0,
          maxHeight: '26rem',
          overflow: 'auto',
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.55,
        }}
      >
        <code>{code}</code>
      </Box>
      <IconButton
        aria-label={t('copyValue', { what: label })}
        onClick={() => void copied(code, t('copied'), t('notCopied'))}
        sx={{ m: 0.5, width: 44, height: 44 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </Box>
  )
}
