import Avatar from '@mui/material/Avatar'

interface UserAvatarProps {
  readonly name: string
  readonly photoURL: string | null
  readonly size?: number
}

/**
 * A user's picture, or the first letter of the name. The name is shown next to it, so the picture is hidden from screen
 * readers.
 */
export function UserAvatar({ name, photoURL, size = 36 }: UserAvatarProps) {
  return (
    <Avatar
      aria-hidden
      alt=""
      variant="rounded"
      src={photoURL ?? ''}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.45,
        bgcolor: 'background.raised',
        color: 'text.primary',
      }}
    >
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  )
}
