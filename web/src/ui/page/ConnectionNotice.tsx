import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentConnection,
  isLost,
  retryConnection,
  watchConnection,
} from '#platform/connection/connection.ts'
import { useNetworkReturn } from '#platform/offline/useNetworkReturn.ts'
import { LocalTime } from '../time/LocalTime.tsx'

/** Says how old what the page shows is, unless everything is live. */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const connection = useSyncExternalStore(watchConnection, currentConnection, () => null)
  const state = connection?.state
  const isOut = isLost(connection)
  useNetworkReturn(isOut ? retryConnection : null)
  return (
    <Box role="status" sx={{ maxWidth: '100%' }}>
      {connection !== null && (
        <Box
          data-connection={state}
          sx={theme => ({
            display: 'flex',
            alignItems: 'center',
            minHeight: 32,
            px: 1.5,
            py: 0.5,
            typography: 'body2',
            borderRadius: 1,
            boxShadow: 4,
            color: 'text.primary',
            background: theme.vars.palette.background.raised,
            borderLeft: `4px solid ${theme.vars.palette[isOut || state === 'paused' ? 'warning' : 'info'].main}`,
          })}
        >
          <span>
            {connection.asOf === null ? (
              t(`connection_${connection.state}`)
            ) : (
              <>
                {t(`connectionAsOf_${connection.state}`)} <LocalTime at={connection.asOf} length="start" />
              </>
            )}
          </span>
          {state === 'stopped' && (
            <Button
              color="inherit"
              size="small"
              sx={{ ml: 1, pointerEvents: 'auto' }}
              onClick={retryConnection}
            >
              {t('retry')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
