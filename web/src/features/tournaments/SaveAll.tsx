import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { leftOutOfArchives } from '@upper-bracket/shared/transfer/archivedData'
import { archiveLimits } from '@upper-bracket/shared/transfer/transferLimits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { saveFile } from '#ui/drawnPicture/saveFile.ts'
import type { Archive, Archiving, OwnCompetition } from './archiveOwn.ts'

/** The archive is written by code that is loaded when it is asked for. */
const loadArchiving = () => import('./archiveOwn.ts')

/**
 * Saves all competitions of the person as one archive, and names those that cannot be saved. Browsers block several
 * downloads at once, so that each of several archives has a button.
 */
export default function SaveAll() {
  const { t } = useTranslation(['tournaments', 'transfer'])
  const [progress, setProgress] = useState<Archiving | null>(null)
  const [archives, setArchives] = useState<readonly Archive[]>([])
  const [unsaved, setUnsaved] = useState<readonly OwnCompetition[]>([])
  const [withoutPictures, setWithoutPictures] = useState<readonly OwnCompetition[]>([])
  const showError = useShowError()
  const save = async () => {
    setArchives([])
    setUnsaved([])
    setWithoutPictures([])
    setProgress({ done: 0, of: 0 })
    try {
      const { archiveOwn } = await loadArchiving()
      const archived = await archiveOwn(setProgress)
      const [first, ...others] = archived.archives
      if (first !== undefined && others.length === 0) saveFile(first.name, first.content)
      else setArchives(archived.archives)
      setUnsaved(archived.unsaved)
      setWithoutPictures(archived.withoutPictures)
    } catch (error) {
      showError(toAppError(error))
    }
    setProgress(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadOutlined />}
        loading={progress !== null}
        loadingPosition="start"
        onClick={() => void save()}
      >
        {t('saveAll')}
      </Button>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('transfer:saveAllHint', archiveLimits)}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('transfer:leftOut', {
          list: leftOutOfArchives.map(each => t(`transfer:leftOut_${each}`)).join(', '),
        })}
      </Typography>
      {progress !== null && progress.of > 0 && (
        <Box role="status" sx={{ width: '100%', maxWidth: 480 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * progress.done) / progress.of}
            aria-label={t('savingAll', { done: progress.done, of: progress.of })}
          />
          {t('savingAll', { done: progress.done, of: progress.of })}
        </Box>
      )}
      {archives.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('archivesReady')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {archives.map(({ name, content }, index) => (
              <Button
                key={name}
                variant="outlined"
                color="inherit"
                startIcon={<DownloadOutlined />}
                onClick={() => saveFile(name, content)}
              >
                {t('saveArchive', { number: index + 1, of: archives.length })}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      <Named title={t('unsaved')} competitions={unsaved} />
      <Named title={t('transfer:withoutPictures')} competitions={withoutPictures} />
    </Box>
  )
}

function Named({
  title,
  competitions,
}: {
  readonly title: string
  readonly competitions: readonly OwnCompetition[]
}) {
  if (competitions.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined">
      {title}
      <PlainList sx={{ maxHeight: 240, overflowY: 'auto' }}>
        {competitions.map(({ competitionId, name, isDeleted }) => (
          <li key={competitionId}>
            {isDeleted ? (
              name
            ) : (
              <Link
                component={RouterLink}
                to={hrefs.competition(competitionId)}
                sx={{ display: 'inline-block', paddingBlock: 0.5 }}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </PlainList>
    </Alert>
  )
}
