import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'

interface PickButtonProps {
  readonly player: Pick<PlayerDocument, 'uid' | 'displayName'>
  /** The captain for whom an organizer picks; null if the viewer picks for their own team. */
  readonly pickFor: string | null
  readonly onPick: (uid: string) => void
}

/** Picks a player. A plain button: hundreds of MUI buttons take several times as long to render. */
export function PickButton({ player: { uid, displayName }, pickFor, onPick }: PickButtonProps) {
  const { t } = useTranslation('draft')
  return (
    <Box
      component="button"
      type="button"
      data-pick={uid}
      aria-label={
        pickFor === null
          ? t('pickPlayer', { player: displayName })
          : t('pickFor', { captain: pickFor, player: displayName })
      }
      onClick={() => onPick(uid)}
      sx={pickButton}
    >
      {t('pick')}
    </Box>
  )
}

/** For a list with `aria-busy`: its buttons are dimmed while a tap picks nobody. */
export const dimmedPicks = {
  '&[aria-busy=true] [data-pick]': { opacity: 0.45, cursor: 'progress' },
} as const

const pickButton = {
  minHeight: 44,
  px: 1.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const
