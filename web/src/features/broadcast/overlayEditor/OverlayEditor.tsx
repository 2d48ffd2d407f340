import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { noCaptions } from '@upper-bracket/shared/live/captions'
import {
  defaultOverlay,
  hallSeconds,
  isRunByDesk,
  overlaySizes,
  overlayViews,
} from '@upper-bracket/shared/live/overlay'
import { languages } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { OverlayPreview } from './OverlayPreview.tsx'
import { draftOf, optionsOfView, readOverlay, shownOptions } from './overlayDraft.ts'
import { type OverlayDocument, useSaveOverlayMutation } from './overlayEndpoints.ts'
import { useStreams } from '../streams/useStreams.ts'

interface OverlayEditorProps {
  readonly competition: CompetitionDocument
  readonly overlayId: string
  /** Null until it is created. */
  readonly overlay: OverlayDocument | null
  readonly onClose: () => void
}

/** Creates an overlay or changes it, next to a preview. */
export function OverlayEditor({ competition, overlayId, overlay, onClose }: OverlayEditorProps) {
  const { t } = useTranslation('live')
  const { language } = useLanguage()
  const [saveOverlay] = useSaveOverlayMutation()
  const showSuccess = useShowSuccess()
  const { draft, field, set, problems, ...form } = useForm({
    stored: draftOf(overlay ?? defaultOverlay, language),
    read: readOverlay,
    send: async options => {
      const revision = overlay?.revision ?? 0
      const answer = await saveOverlay({ competitionId: competition.id, overlayId, revision, options })
      if (answer.error) return answer
      showSuccess(t('overlaySaved'))
      onClose()
      return {}
    },
  })
  const offered = optionsOfView[draft.view]
  const streams = useStreams(competition, draft.stream + 1)
  return (
    <FormDialog
      title={t(overlay === null ? 'overlayAdd' : 'overlayEdit')}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
      width="lg"
    >
      <Box sx={columns}>
        <Box sx={column}>
          <ChoiceCards
            dense
            legend={t('overlayView')}
            choices={overlayViews.map(value => ({ value, label: t(`overlay_${value}`) }))}
            {...field('view')}
          />
          {offered.includes('stream') && streams.length > 1 && (
            <ChoiceCards
              dense
              legend={t('overlayStream')}
              choices={streams.map(({ stream, name }) => ({ value: stream, label: name }))}
              {...field('stream')}
            />
          )}
          {offered.includes('size') && (
            <ChoiceCards
              dense
              legend={t('overlaySize')}
              choices={overlaySizes.map(value => ({ value, label: t(`overlaySize_${value}`) }))}
              {...field('size')}
            />
          )}
          <ChoiceCards
            dense
            legend={t('language')}
            choices={languages.map(value => ({ value, label: ownLanguageNames[value] }))}
            {...field('lang')}
          />
          <FormField
            label={t('overlayAccent')}
            hint={t('overlayAccentHint')}
            error={problems.accent && t('overlayAccentInvalid')}
            value={draft.accent}
            onChange={value => set('accent', value.trim())}
          />
          {offered.includes('seconds') && (
            <FormField
              label={t('overlaySeconds')}
              hint={t('overlaySecondsHint')}
              error={problems.seconds && t('overlaySecondsInvalid', hallSeconds)}
              inputProps={{ inputMode: 'numeric' }}
              {...field('seconds')}
            />
          )}
          {offered.includes('logo') && competition.bannerURL !== null && (
            <FormControlLabel
              control={<Switch checked={draft.logo} onChange={(_, logo) => set('logo', logo)} />}
              label={t('overlayLogo')}
            />
          )}
        </Box>
        <Box sx={preview}>
          <Typography variant="h4" component="h3">
            {t('overlayPreview')}
          </Typography>
          <OverlayPreview
            competition={competition}
            options={shownOptions(draft)}
            scene={overlay?.scene ?? null}
            captions={overlay?.captions ?? noCaptions}
          />
          <Typography variant="body2" color="textSecondary">
            {t(isRunByDesk(draft.view) ? 'overlaySceneHint' : 'overlayPreviewHint')}
          </Typography>
        </Box>
      </Box>
    </FormDialog>
  )
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const
/** Above the options on a phone, where it would be far below them. */
const preview = { ...column, order: { xs: -1, md: 0 } } as const
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
} as const
