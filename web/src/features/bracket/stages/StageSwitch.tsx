import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '../state/bracketScope.ts'

interface StageSwitchProps {
  readonly shownKey: string
  readonly onShow: (stageKey: string) => void
}

/** Chooses which of several stages is drawn. Looks like a group of toggles, whose code a first visit does without. */
export function StageSwitch({ shownKey, onShow }: StageSwitchProps) {
  const { t } = useTranslation('stages')
  const { shape } = useBracketScope()
  return (
    <Stages role="group" aria-label={t('stage')}>
      {shape.stages.map(stage => (
        <ButtonBase key={stage.key} aria-pressed={stage.key === shownKey} onClick={() => onShow(stage.key)}>
          {stageTitle(t, shape, stage)}
        </ButtonBase>
      ))}
    </Stages>
  )
}

const Stages = styled('div')(({ theme }) => ({
  justifySelf: 'start',
  display: 'flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  button: {
    ...theme.typography.button,
    minHeight: 44,
    padding: '11px 16px',
    flexShrink: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-pressed="true"]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)',
    },
    '&:focus-visible': { outlineOffset: -2 },
    '& + &': { marginLeft: -1 },
    '&:first-of-type': { borderRadius: `${theme.shape.borderRadius}px 0 0 ${theme.shape.borderRadius}px` },
    '&:last-of-type': { borderRadius: `0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0` },
  },
}))
