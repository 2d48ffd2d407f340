import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SceneView } from '@upper-bracket/shared/live/overlay'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useSend } from '#ui/useSend.ts'
import { useOverlaysQuery, useShowSceneMutation } from '../live/overlayEndpoints.ts'
import { SceneBar } from './SceneBar.tsx'

/** The scene of a stream, or how to get one: overlays follow it only if their view is the scene. */
export function StreamScenes({
  competitionId,
  stream,
}: {
  readonly competitionId: string
  readonly stream: number
}) {
  const { t } = useTranslation('desk')
  const send = useSend()
  const overlays = useOverlaysQuery(competitionId).currentData?.value
  const [showScene] = useShowSceneMutation()
  /** What has been selected and not been answered yet. */
  const [sent, setSent] = useState<{ readonly scene: SceneView | null } | null>(null)
  if (overlays === undefined) return null
  const overlay = overlays.find(each => each.view === 'scene' && each.stream === stream)
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
