import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '../state/bracketScope.ts'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'

interface StageSwitchProps {
  readonly shownKey: string
  readonly onShow: (stageKey: string) => void
}

/** Chooses which of several stages is drawn. */
export default function StageSwitch({ shownKey, onShow }: StageSwitchProps) {
  const { t } = useTranslation('stages')
  const { shape } = useBracketScope()
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('stage')}
      value={shownKey}
      onChange={(_, key: string | null) => key !== null && onShow(key)}
      sx={switchStyle}
    >
      {shape.stages.map(stage => (
        <ToggleButton key={stage.key} value={stage.key}>
          {stageTitle(t, shape, stage)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const switchStyle = {
  justifySelf: 'start',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '.MuiToggleButton-root': {
    minHeight: 44,
    px: 2,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    textTransform: 'none',
    fontWeight: 600,
    color: 'text.secondary',
    '&.Mui-selected': { color: 'text.primary' },
    '&:focus-visible': { outlineOffset: -2 },
  },
} as const
