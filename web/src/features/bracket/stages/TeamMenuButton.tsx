import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'

interface TeamMenuButtonProps {
  readonly teamId: string
  readonly name: string
  readonly onOpen: (teamId: string) => void
}

/** Opens the menu of what an organizer can do with a team. */
export default function TeamMenuButton({ teamId, name, onOpen }: TeamMenuButtonProps) {
  const { t } = useTranslation('bracket')
  const label = t('teamMenuOf', { team: name })
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={() => onOpen(teamId)}
      data-on-screen
    >
      <MoreVert fontSize="small" />
    </IconButton>
  )
}
