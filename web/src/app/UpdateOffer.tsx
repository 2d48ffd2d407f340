import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import type { BuildMeta } from '#platform/builds/buildMeta.ts'
import { followBuilds } from '#platform/builds/followBuilds.ts'
import { prefetchBuild } from '#platform/builds/prefetchBuild.ts'
import { useIsOccupied } from '#platform/builds/useIsOccupied.ts'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import { floating } from './floating.ts'

/**
 * Offers to reload once another build is deployed and the user is not busy; never on the streaming overlay. Its code is
 * loaded with every page, because its chunk would be missing after the deployment.
 */
export function UpdateOffer() {
  const { t } = useTranslation()
  const [newer, setNewer] = useState<BuildMeta | null>(null)
  const [isPutOff, setPutOff] = useState(false)
  const isOccupied = useIsOccupied()
  const isOverlay = useMatch(routePatterns.overlay) !== null

  useEffect(
    () =>
      followBuilds(found => {
        setNewer(found)
        setPutOff(false)
        if (found !== null) prefetchBuild(found, location.pathname)
      }),
    [],
  )

  const isShown = newer !== null && !isPutOff && !isOccupied && !isOverlay
  const offer = useRoomForToasts<HTMLDivElement>(isShown)
  return (
    <Box role="status" data-on-screen>
      {isShown && (
        <Paper
          ref={offer}
          elevation={8}
          sx={theme => ({
            ...floating(theme),
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            borderLeft: `4px solid ${theme.vars.palette.brand.main}`,
          })}
        >
          <Typography variant="body2" sx={{ flex: '1 1 14rem' }}>
            {t('newVersion')}
          </Typography>
          <Button color="inherit" onClick={() => setPutOff(true)}>
            {t('later')}
          </Button>
          <Button variant="contained" onClick={() => location.reload()}>
            {t('update')}
          </Button>
        </Paper>
      )}
    </Box>
  )
}
