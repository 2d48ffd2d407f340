import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { PlainList } from '#ui/PlainList.tsx'
import type { Archiving, OwnCompetition } from './archiveOwn.ts'

/** The archive is written by code that is loaded when it is asked for. */
const loadArchiving = () => import('./archiveOwn.ts')

/** Saves all competitions of the person as one archive, and names those that cannot be saved. */
export function SaveAll() {
  const { t } = useTranslation('tournaments')
  const [progress, setProgress] = useState<Archiving | null>(null)
  const [unsaved, setUnsaved] = useState<readonly OwnCompetition[]>([])
  const showError = useShowError()
  const save = async () => {
    setUnsaved([])
    setProgress({ done: 0, of: 0 })
    try {
      const { archiveOwn } = await loadArchiving()
      setUnsaved(await archiveOwn(setProgress))
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
        {t('saveAllHint')}
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
      {unsaved.length > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('unsaved')}
          <PlainList>
            {unsaved.map(({ competitionId, name }) => (
              <li key={competitionId}>
                <Link component={RouterLink} to={hrefs.competition(competitionId)}>
                  {name}
                </Link>
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Box>
  )
}
