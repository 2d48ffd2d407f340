import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type CsvSeparator, csvSeparators } from '@upper-bracket/shared/transfer/csv/csvText'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { fileName, saveFile, textFile } from '#ui/drawnPicture/saveFile.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useCopy } from '#ui/useCopy.ts'
import type { ExportSource } from './exportSource.ts'
import { type CsvContent, csvContents, type DataFormat } from './dataFormats.ts'
import { useDataFile } from './useDataFile.ts'

interface DataDialogProps {
  readonly format: DataFormat
  readonly title: string
  readonly competition: CompetitionDocument
  readonly source: () => ExportSource
  readonly onClose: () => void
}

const separatorNames = { ',': 'comma', ';': 'semicolon' } as const satisfies Record<CsvSeparator, string>

/** Shows the bracket as data of a format, which can be copied or saved, or why the format cannot have it. */
export default function DataDialog({ format, title, competition, source, onClose }: DataDialogProps) {
  const { t } = useTranslation(['transfer', 'common'])
  const { language } = useLanguage()
  const [separator, setSeparator] = useState<CsvSeparator>(language === 'ru' ? ';' : ',')
  const [content, setContent] = useState<CsvContent>('matches')
  const file = useDataFile(format, { competition, source, separator, content })
  const copied = useCopy()
  const id = useId()
  const hasText = file !== null && 'text' in file
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{t(`lead_${format}`)}</Typography>
        {format === 'csv' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <ChoiceCards
              dense
              legend={t('content')}
              choices={csvContents.map(value => ({ value, label: t(`content_${value}`) }))}
              value={content}
              onChange={setContent}
            />
            <ChoiceCards
              dense
              legend={t('separator')}
              choices={csvSeparators.map(value => ({
                value,
                label: t(`separator_${separatorNames[value]}`),
              }))}
              value={separator}
              onChange={setSeparator}
            />
          </Box>
        )}
        {file === null && <Skeleton variant="rounded" height={240} />}
        {file !== null && 'problems' in file && (
          <Alert severity="warning" variant="outlined">
            <AlertTitle>{t('unfit')}</AlertTitle>
            {file.problems.map(({ stage, reason }) => (
              <Box key={stage}>{t(`unfit_${reason}`, { stage })}</Box>
            ))}
          </Alert>
        )}
        {hasText && file.otherByes !== undefined && file.otherByes.length > 0 && (
          <Alert severity="info" variant="outlined">
            <AlertTitle>{t('notImportable')}</AlertTitle>
            {file.otherByes.map(stage => (
              <Box key={stage}>
                {stage} · {t('problem_byes-unlike-ours')}
              </Box>
            ))}
          </Alert>
        )}
        {hasText && (
          <Box component="pre" role="region" aria-label={t('preview')} tabIndex={0} sx={preview}>
            {file.text.replace(/^\uFEFF/, '')}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        {hasText && (
          <>
            <Button
              color="inherit"
              variant="outlined"
              onClick={() =>
                void copied(file.text.replace(/^\uFEFF/, ''), t('common:copied'), t('common:notCopied'))
              }
            >
              {t('copy')}
            </Button>
            <Button
              variant="contained"
              onClick={() =>
                saveFile(`${fileName(competition.name)}${file.suffix}`, textFile(file.type, file.text))
              }
            >
              {t('save')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

const preview = {
  m: 0,
  p: 1.5,
  minHeight: 120,
  maxHeight: { xs: '45vh', sm: '50vh' },
  overflow: 'auto',
  fontSize: 13,
  lineHeight: 1.5,
  tabSize: 2,
  bgcolor: 'background.raised',
  borderRadius: 1,
} as const
