import Box from '@mui/material/Box'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Overlay } from '../overlays/Overlay.tsx'
import { stageSize } from '../overlays/overlayStage.ts'

type OverlayPreviewProps = Pick<
  ComponentProps<typeof Overlay>,
  'competition' | 'options' | 'scene' | 'captions'
>

/** An overlay in the width that there is, over a scene that is dark on one side and light on the other. */
export function OverlayPreview({ competition, options, scene, captions }: OverlayPreviewProps) {
  const { i18n } = useTranslation()
  const texts = useMemo(
    () => i18n.cloneInstance({ lng: options.lang ?? i18n.language }),
    [i18n, options.lang],
  )
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={frame} inert sx={background}>
      {width > 0 && (
        <I18nextProvider i18n={texts}>
          <Overlay
            competition={competition}
            bracketId={competition.bracketId}
            options={options}
            scene={scene}
            captions={captions}
            scale={width / stageSize.width}
          />
        </I18nextProvider>
      )}
    </Box>
  )
}

const background = {
  aspectRatio: `${stageSize.width} / ${stageSize.height}`,
  overflow: 'hidden',
  borderRadius: 1,
  background: 'linear-gradient(100deg, var(--mui-palette-grey-900) 50%, var(--mui-palette-grey-300) 50%)',
} as const
