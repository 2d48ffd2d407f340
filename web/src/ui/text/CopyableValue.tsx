import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../useCopy.ts'

/** An entry of a `<dl>` whose value is copied with a click. */
export function CopyableValue({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  const copied = useCopy()
  const copy = () => copied(value, t('copied'), t('notCopied'))
  return (
    <Box
      sx={{
        position: 'relative',
        minWidth: 0,
        pl: 2,
        pr: 7.5,
        py: 1,
        borderRadius: 1.5,
        bgcolor: 'background.raised',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ userSelect: 'all' }}>
          {value}
        </Box>
        <IconButton
          aria-label={t('copyValue', { what: label })}
          onClick={() => void copy()}
          sx={{ position: 'absolute', top: 'calc(50% - 22px)', right: 8, width: 44, height: 44 }}
        >
          <ContentCopy />
        </IconButton>
      </Typography>
    </Box>
  )
}
