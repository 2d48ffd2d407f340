import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type EmbedLook, embedPath, embedThemes, embedViews } from '@upper-bracket/shared/embed/embedAddress'
import { embedFrame, embedSnippet } from '@upper-bracket/shared/embed/embedSnippet'
import { languages } from '@upper-bracket/shared/profile/profile'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useCopy } from '#ui/useCopy.ts'
import { EmbedPreview } from './EmbedPreview.tsx'

interface EmbedDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

const widths = { min: 280, max: 2000 } as const
const heights = { min: 200, max: 3000 } as const
const byVisitor = 'auto'

/** Makes the code with which another site shows a view of the competition, and a preview of it. */
export default function EmbedDialog({ competition: { id: competitionId, name }, onClose }: EmbedDialogProps) {
  const { t } = useTranslation('embed')
  const id = useId()
  const [look, setLook] = useState<EmbedLook>({ view: 'bracket', theme: 'auto', language: null })
  const [size, setSize] = useState({ width: '', height: '600' })
  const [fits, setFits] = useState(true)
  const copy = useCopy()
  const width = size.width === '' ? null : within(size.width, widths)
  const height = within(size.height, heights)
  const isValid = width !== undefined && height !== undefined
  const frame = isValid && {
    address: `${location.origin}${embedPath({ competitionId, ...look })}`,
    title: `${t(`view_${look.view}`)}: ${name}`,
    width,
    height,
  }
  const code = frame && (fits ? embedSnippet(frame) : embedFrame(frame))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent sx={columns}>
        <Box sx={column}>
          <Typography>{t('lead')}</Typography>
          <ChoiceCards
            dense
            legend={t('view')}
            choices={embedViews.map(value => ({ value, label: t(`view_${value}`) }))}
            value={look.view}
            onChange={view => setLook({ ...look, view })}
          />
          <ChoiceCards
            dense
            legend={t('theme')}
            choices={embedThemes.map(value => ({ value, label: t(`theme_${value}`) }))}
            value={look.theme}
            onChange={theme => setLook({ ...look, theme })}
          />
          <ChoiceCards
            dense
            legend={t('language')}
            choices={[
              { value: byVisitor, label: t('language_auto') },
              ...languages.map(value => ({ value, label: ownLanguageNames[value] })),
            ]}
            value={look.language ?? byVisitor}
            onChange={value => setLook({ ...look, language: value === byVisitor ? null : value })}
          />
          <FormField
            label={t('width')}
            hint={t('widthHint')}
            error={width === undefined ? t('sizeInvalid', widths) : undefined}
            value={size.width}
            inputProps={{ inputMode: 'numeric' }}
            onChange={value => setSize({ ...size, width: value })}
          />
          <FormField
            label={t('height')}
            error={height === undefined ? t('sizeInvalid', heights) : undefined}
            value={size.height}
            inputProps={{ inputMode: 'numeric' }}
            onChange={value => setSize({ ...size, height: value })}
          />
          <FormControlLabel
            control={<Switch checked={fits} onChange={(_, checked) => setFits(checked)} />}
            label={
              <>
                {t('fits')}
                <Typography variant="body2" color="textSecondary">
                  {t('fitsHint')}
                </Typography>
              </>
            }
          />
        </Box>
        <Box sx={column}>
          <Typography variant="h4" component="h3">
            {t('preview')}
          </Typography>
          {frame && <EmbedPreview key={frame.address} frame={frame} fits={fits} />}
          <Typography variant="h4" component="h3">
            {t('code')}
          </Typography>
          <Box component="code" data-snippet="" sx={codeStyle}>
            {code}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        <Button
          variant="contained"
          startIcon={<ContentCopy />}
          disabled={!code}
          onClick={() => void copy(code || '', t('copied'), t('notCopied'))}
        >
          {t('copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns the number; undefined if it is not within the bounds. */
function within(typed: string, { min, max }: typeof widths | typeof heights): number | undefined {
  const value = Number(typed)
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
} as const
const codeStyle = {
  p: 1.5,
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  bgcolor: 'background.raised',
  borderRadius: 1,
} as const
