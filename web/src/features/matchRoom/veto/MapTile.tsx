import Box from '@mui/material/Box'
import { type CsMap, csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import type { ReactNode } from 'react'
import { MapArt } from './MapArt.tsx'

interface MapTileProps {
  readonly map: CsMap
  /** The state of the map: who banned or picked it. */
  readonly fate: ReactNode
  readonly isBanned: boolean
  readonly isPlayed: boolean
  /** Makes the tile a radio button; null if it cannot be chosen now. */
  readonly choice: {
    readonly name: string
    readonly checked: boolean
    readonly onChoose: () => void
  } | null
}

/** A map of the pool, as an item of a list. */
export function MapTile({ map, fate, isBanned, isPlayed, choice }: MapTileProps) {
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Box
        component={choice === null ? 'div' : 'label'}
        sx={theme => ({
          position: 'relative',
          overflow: 'hidden',
          display: 'grid',
          alignContent: 'end',
          minHeight: 84,
          p: 1.25,
          borderRadius: 1.5,
          border: '1px solid',
          borderColor: isPlayed ? 'brand.main' : 'divider',
          bgcolor: 'background.raised',
          cursor: choice === null ? 'default' : 'pointer',
          '&:hover': choice === null ? {} : { borderColor: 'text.secondary' },
          '&:has(:checked)': {
            borderColor: 'brand.main',
            boxShadow: `inset 0 0 0 2px ${theme.vars.palette.brand.main}`,
          },
          '&:has(:focus-visible)': {
            outline: `2px solid ${theme.vars.palette.brand.main}`,
            outlineOffset: 2,
          },
        })}
      >
        {choice !== null && (
          <Box
            component="input"
            type="radio"
            name={choice.name}
            value={map}
            checked={choice.checked}
            onChange={choice.onChoose}
            sx={{ position: 'absolute', opacity: 0, inset: 0, m: 0, pointerEvents: 'none' }}
          />
        )}
        <MapArt map={map} faded={isBanned} />
        <Box
          component="span"
          sx={{
            position: 'relative',
            fontWeight: 700,
            color: isBanned ? 'text.secondary' : 'text.primary',
            textDecoration: isBanned ? 'line-through' : 'none',
          }}
        >
          {csMapNames[map]}
        </Box>
        {fate !== null && (
          <Box
            component="span"
            sx={{
              position: 'relative',
              fontSize: '0.8125rem',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
            }}
          >
            {fate}
          </Box>
        )}
      </Box>
    </Box>
  )
}
