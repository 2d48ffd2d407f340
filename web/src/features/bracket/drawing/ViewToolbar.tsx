import Add from '@mui/icons-material/Add'
import FitScreen from '@mui/icons-material/FitScreen'
import Remove from '@mui/icons-material/Remove'
import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Folding } from './useFolding.ts'
import type { Zoom } from './useZoom.ts'
import { zoomLimits, zoomStep } from './zoom.ts'

interface ViewToolbarProps {
  readonly zoom: Zoom
  readonly folding: Folding
}

/** Controls for the zoom of the tree and for finished rounds. */
export function ViewToolbar({
  zoom: {
    rest: { zoom },
    zoomTo,
    zoomBy,
    fitIn,
  },
  folding,
}: ViewToolbarProps) {
  const { t } = useTranslation('bracket')
  const percent = Math.round(zoom * 100)
  return (
    <Box
      role="toolbar"
      aria-label={t('view')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: -1 }}
    >
      <IconButton
        aria-label={t('zoomOut')}
        title={`${t('zoomOut')} (−)`}
        disabled={zoom <= zoomLimits.least}
        onClick={() => zoomBy(1 / zoomStep)}
      >
        <Remove fontSize="small" />
      </IconButton>
      <Button
        size="small"
        color="inherit"
        title={`${t('zoomReset')} (0)`}
        aria-label={`${t('zoomIs', { percent })}. ${t('zoomReset')}`}
        onClick={() => zoomTo(1)}
        sx={{ minWidth: 60 }}
      >
        {t('percent', { percent })}
      </Button>
      <IconButton
        aria-label={t('zoomIn')}
        title={`${t('zoomIn')} (+)`}
        disabled={zoom >= zoomLimits.most}
        onClick={() => zoomBy(zoomStep)}
      >
        <Add fontSize="small" />
      </IconButton>
      <Button size="small" color="inherit" startIcon={<FitScreen />} onClick={fitIn}>
        {t('fit')}
      </Button>
      {folding.foldable > 0 && (
        <Button size="small" color="inherit" startIcon={<UnfoldLess />} onClick={folding.fold}>
          {t('fold')}
        </Button>
      )}
      {folding.folded > 0 && (
        <Button size="small" color="inherit" startIcon={<UnfoldMore />} onClick={folding.unfold}>
          {t('unfold', { count: folding.folded })}
        </Button>
      )}
    </Box>
  )
}
