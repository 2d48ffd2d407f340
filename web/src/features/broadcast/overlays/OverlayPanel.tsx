import Box from '@mui/material/Box'
import { type ReactNode, useContext } from 'react'
import { type OverlayViewProps, panelScales, StageBottom, stageSize } from './overlayStage.ts'

interface OverlayPanelProps extends OverlayViewProps {
  /** The width in pixels of the stage, which is the same in every size. */
  readonly width: number
  readonly atTop?: boolean
  readonly title?: string
  readonly children: ReactNode
}

const margin = 32

/** A panel in the middle of the stage or at its top, and the banner in a corner. */
export function OverlayPanel({
  competition: { bannerURL },
  options,
  width,
  atTop = false,
  title,
  children,
}: OverlayPanelProps) {
  const zoom = panelScales[options.size]
  const bottom = useContext(StageBottom)
  return (
    <Box sx={{ display: 'grid', placeContent: atTop ? 'start center' : 'center', height: '100%' }}>
      {options.logo && bannerURL !== null && <Box component="img" src={bannerURL} alt="" sx={banner} />}
      <Box
        sx={panel}
        style={{
          zoom,
          width: width / zoom,
          maxHeight: (stageSize.height - bottom - 2 * margin) / zoom,
          marginTop: atTop ? margin / zoom : 0,
        }}
      >
        {title !== undefined && (
          <Box component="h2" sx={{ m: 0, px: '28px', pt: '18px', fontSize: 32, fontWeight: 700 }}>
            {title}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  )
}

const banner = {
  position: 'absolute',
  left: margin,
  top: margin,
  maxWidth: 192,
  maxHeight: 136,
  borderRadius: 1,
} as const

const panel = {
  overflow: 'hidden',
  borderRadius: 1,
  borderTop: '4px solid var(--overlay-accent)',
  bgcolor: 'background.paper',
} as const
