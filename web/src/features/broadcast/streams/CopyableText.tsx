import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#ui/useCopy.ts'

interface CopyableTextProps {
  /** The area of the grid around it. */
  readonly area: string
  readonly heading: string
  readonly hint: string
  readonly text: string
  readonly copyLabel: string
}

/** A text of one or more lines and the button that copies it. */
export function CopyableText({ area, heading, hint, text, copyLabel }: CopyableTextProps) {
  const { t } = useTranslation()
  const copied = useCopy()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: area, display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}
    >
      <Typography id={id} component="h3" variant="h4">
        {heading}
      </Typography>
      <Box component="pre" sx={textStyle}>
        {text}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        sx={{ justifySelf: 'start' }}
        onClick={() => void copied(text, t('copied'), t('notCopied'))}
      >
        {copyLabel}
      </Button>
    </Box>
  )
}

const textStyle = {
  m: 0,
  p: 1.5,
  font: 'inherit',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  bgcolor: 'background.raised',
  borderRadius: 1,
} as const
