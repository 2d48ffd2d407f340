import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useSend } from '#ui/useSend.ts'
import { useOverlaysQuery, useShowSceneMutation } from '../overlayEditor/overlayEndpoints.ts'
import { SceneBar } from './SceneBar.tsx'

/** The scene of a stream, or how to get one: overlays follow it only if their view is the scene. */
export function StreamScenes({
  competitionId,
  stream,
}: {
  readonly competitionId: string
  readonly stream: number
}) {
  const { t } = useTranslation(['desk', 'common'])
  const send = useSend()
  const sentence = useErrorSentence()
  const { currentData, error, refetch } = useOverlaysQuery(competitionId)
  const [showScene] = useShowSceneMutation()
  /** What has been selected and not been answered yet. */
  const [sent, setSent] = useState<{ readonly scene: SceneView | null } | null>(null)
  if (currentData === undefined) {
    if (error === undefined) return <Skeleton variant="rounded" height={132} />
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        }
      >
        {[t('scenes'), sentence(error)].join(' · ')}
      </Alert>
    )
  }
  const overlay = currentData.value.find(each => each.view === 'scene' && each.stream === stream)
  if (overlay === undefined) {
    return (
      <Typography color="textSecondary">
        {t('noScene')}{' '}
        <Link
          component={RouterLink}
          to={hrefs.competitionLive(competitionId)}
          color="inherit"
          underline="always"
        >
          {t('toOverlays')}
        </Link>
      </Typography>
    )
  }
  const show = async (scene: SceneView | null) => {
    const asked = { scene }
    setSent(asked)
    await send(showScene({ competitionId, stream, scene }))
    setSent(current => (current === asked ? null : current))
  }
  return <SceneBar current={(sent ?? overlay).scene} onShow={scene => void show(scene)} />
}
