import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type SceneView, sceneViews } from '@upper-bracket/shared/live/overlay'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskButton } from './DeskButton.tsx'
import { type DeskKey, sceneKeys } from './deskKeys.ts'

interface SceneBarProps {
  /** What the overlays show that follow the scene; null for nothing. */
  readonly current: SceneView | null
  readonly onShow: (scene: SceneView | null) => void
}

/** Selects what the overlays of the stream show: a view by its key, or nothing by 0. */
export function SceneBar({ current, onShow }: SceneBarProps) {
  const { t } = useTranslation(['desk', 'live'])
  const id = useId()
  const nameOf = (scene: SceneView | null) => (scene === null ? t('sceneNone') : t(`live:overlay_${scene}`))
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('scenes')}
      </Typography>
      <Box sx={bar}>
        {scenes.map(([scene, code]) => (
          <DeskButton
            key={code}
            code={code}
            aria-pressed={scene === current}
            onPress={() => onShow(scene)}
            sx={button}
          >
            {nameOf(scene)}
          </DeskButton>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {t('sceneShown', { scene: nameOf(current) })}
      </Box>
    </Box>
  )
}

const scenes = [
  ...sceneViews.map((view, index) => [view, sceneKeys[index] as DeskKey] as const),
  [null, 'Digit0'],
] as const

const bar = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
} as const

const button = {
  borderColor: 'divider',
  '&[aria-pressed=true]': { borderColor: 'brand.main', bgcolor: 'background.raised' },
} as const
