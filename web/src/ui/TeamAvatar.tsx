import Avatar from '@mui/material/Avatar'
import { teamTile } from '@upper-bracket/shared/team/teamTile'

interface TeamAvatarProps {
  readonly name: string
  readonly size?: number
}

/**
 * A tile with the initials of a team, which has no picture, in a calm colour that follows from its name. The name is
 * shown next to it, so the tile is hidden from screen readers.
 */
export function TeamAvatar({ name, size = 40 }: TeamAvatarProps) {
  const { initials, hue } = teamTile(name)
  return (
    <Avatar
      aria-hidden
      variant="rounded"
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        color: 'text.primary',
        bgcolor: `color-mix(in oklab, hsl(${hue} 70% 50%) 26%, var(--mui-palette-background-raised))`,
        border: `1px solid color-mix(in oklab, hsl(${hue} 70% 50%) 50%, var(--mui-palette-divider))`,
      }}
    >
      {initials}
    </Avatar>
  )
}
