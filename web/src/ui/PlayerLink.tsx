import Box from '@mui/material/Box'
import type { MouseEvent } from 'react'
import { shownPlayerParam } from '#platform/addresses/useShowPlayer.ts'

interface PlayerLinkProps {
  readonly uid: string
  readonly name: string
  /** The function returned by `useShowPlayer`. */
  readonly onShow: (uid: string) => void
}

/**
 * A player's name that opens the player's card. It is a plain link, because lists have hundreds of them and rows can be
 * dragged by it.
 */
export function PlayerLink({ uid, name, onShow }: PlayerLinkProps) {
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow(uid)
  }
  return (
    <Box
      component="a"
      href={`?${new URLSearchParams({ [shownPlayerParam]: uid })}`}
      draggable={false}
      onClick={show}
      title={name}
      sx={link}
    >
      {name}
    </Box>
  )
}

const link = {
  minWidth: 0,
  py: 0.75,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const
