import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '#ui/form/useHydrated.ts'

export function ColorSchemeSwitch() {
  const { t } = useTranslation()
  const { mode, systemMode, setMode } = useColorScheme()
  // Pages are prerendered dark, so the actual scheme is named only after hydration.
  const isHydrated = useHydrated()
  const light = isHydrated && (mode === 'system' ? systemMode : mode) === 'light'
  return (
    <IconButton
      color="inherit"
      size="small"
      aria-label={light ? t('toDark') : t('toLight')}
      onClick={() => setMode(light ? 'dark' : 'light')}
      sx={{ width: 36, height: 36 }}
    >
      <DarkModeOutlined fontSize="small" sx={inLight('block', 'none')} />
      <WbSunnyOutlined fontSize="small" sx={inLight('none', 'block')} />
    </IconButton>
  )
}

/** The stylesheet knows the scheme from the first paint on. */
function inLight(display: 'block' | 'none', otherwise: typeof display) {
  return { display: otherwise, 'html[data-mui-color-scheme=light] &': { display } }
}
