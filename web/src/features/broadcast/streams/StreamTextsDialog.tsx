import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import {
  type StreamService,
  streamServices,
  streamTitle,
  titleLimits,
} from '@upper-bracket/shared/streamTexts/streamTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { ChapterTexts } from './ChapterTexts.tsx'
import { CopyableText } from './CopyableText.tsx'

interface StreamTextsDialogProps {
  readonly competition: CompetitionDocument
  readonly stream: number
  readonly onClose: () => void
}

/** The title of the stream and the chapters of its recording, for copying. They follow the matches. */
export default function StreamTextsDialog({ competition, stream, onClose }: StreamTextsDialogProps) {
  const { t } = useTranslation('streamTexts')
  const { shape, teamNames } = useBracketScope()
  const matches = useMatches()
  const page = useLanguage()
  const [language, setLanguage] = useState<Language>(page.language)
  const [service, setService] = useState(() => serviceOf(competition, stream))
  const id = useId()
  const scene = { shape, teamNames, language }
  const title = streamTitle(matchOnAir(competition, matches, stream), {
    ...scene,
    competition: competition.name,
    service,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent sx={areas}>
        <Box sx={{ gridArea: 'choices', display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 3 }}>
          <ChoiceCards
            dense
            legend={t('service')}
            choices={streamServices.map(value => ({ value, label: t(`service_${value}`) }))}
            value={service}
            onChange={setService}
          />
          <ChoiceCards
            dense
            legend={t('language')}
            choices={languages.map(value => ({ value, label: ownLanguageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
        </Box>
        <CopyableText
          area="title"
          heading={t('streamTitle')}
          hint={t('length', { length: title.length, limit: titleLimits[service] })}
          text={title}
          copyLabel={t('copyTitle')}
        />
        <ChapterTexts competition={competition} stream={stream} matches={matches} scene={scene} />
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

/** The service of the first link of the stream, which is likely the organizers' own. */
function serviceOf({ liveLinks }: CompetitionDocument, stream: number): StreamService {
  const first = liveLinks.find(link => link.stream === stream)
  return first?.url.includes('youtube') ? 'youtube' : 'twitch'
}

/** On a phone one below the other; otherwise the texts are next to what they are made from. */
const areas = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: {
    xs: '"choices" "title" "recording" "chapters"',
    md: '"choices title" "recording chapters"',
  },
  gridTemplateRows: { md: 'auto 1fr' },
} as const
