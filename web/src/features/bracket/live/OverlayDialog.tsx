import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { languages } from '@upper-bracket/shared/profile/profile'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import {
  defaultOverlay,
  hallSeconds,
  isAccent,
  isHallTime,
  type OverlayOptions,
  overlaySearch,
  overlaySizes,
  overlayViews,
} from '#platform/addresses/overlayOptions.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { OverlayPreview } from './OverlayPreview.tsx'

interface OverlayDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** Makes the address of an overlay for stream software, next to a preview of it. */
export default function OverlayDialog({ competition, onClose }: OverlayDialogProps) {
  const { t } = useTranslation('live')
  const { language } = useLanguage()
  const id = useId()
  const [chosen, setChosen] = useState<OverlayOptions>({ ...defaultOverlay, lang: language })
  const [accent, setAccent] = useState('')
  const [seconds, setSeconds] = useState(String(defaultOverlay.seconds))
  const isAccentValid = accent === '' || isAccent(accent)
  const isTimeValid = chosen.view !== 'hall' || isHallTime(Number(seconds))
  const options: OverlayOptions = {
    ...chosen,
    accent: isAccent(accent) ? accent : null,
    seconds: isHallTime(Number(seconds)) ? Number(seconds) : defaultOverlay.seconds,
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{t('overlays')}</DialogTitle>
      <DialogContent sx={columns}>
        <Box sx={column}>
          <Typography>{t('overlaysLead')}</Typography>
          <ChoiceCards
            dense
            legend={t('overlayView')}
            choices={overlayViews.map(value => ({ value, label: t(`overlay_${value}`) }))}
            value={chosen.view}
            onChange={view => setChosen({ ...chosen, view })}
          />
          <ChoiceCards
            dense
            legend={t('overlaySize')}
            choices={overlaySizes.map(value => ({ value, label: t(`overlaySize_${value}`) }))}
            value={chosen.size}
            onChange={size => setChosen({ ...chosen, size })}
          />
          <ChoiceCards
            dense
            legend={t('language')}
            choices={languages.map(value => ({ value, label: ownLanguageNames[value] }))}
            value={chosen.lang ?? language}
            onChange={lang => setChosen({ ...chosen, lang })}
          />
          <FormField
            label={t('overlayAccent')}
            hint={t('overlayAccentHint')}
            error={isAccentValid ? undefined : t('overlayAccentInvalid')}
            value={accent}
            onChange={value => setAccent(value.trim())}
          />
          {chosen.view === 'hall' && (
            <FormField
              label={t('overlaySeconds')}
              error={isTimeValid ? undefined : t('overlaySecondsInvalid', hallSeconds)}
              value={seconds}
              inputProps={{ inputMode: 'numeric' }}
              onChange={setSeconds}
            />
          )}
          {competition.bannerURL !== null && (
            <FormControlLabel
              control={
                <Switch checked={chosen.logo} onChange={(_, logo) => setChosen({ ...chosen, logo })} />
              }
              label={t('overlayLogo')}
            />
          )}
        </Box>
        <Box sx={column}>
          <Typography variant="h4" component="h3">
            {t('overlayPreview')}
          </Typography>
          <OverlayPreview competition={competition} options={options} />
          <Typography variant="body2" color="textSecondary">
            {t('overlayPreviewHint')}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        {isAccentValid && isTimeValid && (
          <CopyLinkButton
            variant="outlined"
            label={t('overlayCopy')}
            href={hrefs.overlay(competition.id, overlaySearch(options))}
          />
        )}
      </DialogActions>
    </Dialog>
  )
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
} as const
