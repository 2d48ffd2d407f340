import Box from '@mui/material/Box'
import type { TeamFace as Face } from '@upper-bracket/shared/team/teamFace'
import { TeamFace } from '#ui/TeamFace.tsx'

interface TeamNameProps {
  readonly align?: 'left' | 'right'
  readonly isWinner?: boolean
  readonly face: Face | null
  readonly children: string
}

/** Longer names than this take three lines of smaller letters. */
const maxShortName = 26

/** The name of a team, up to 40 letters, in the same height for every name. */
export function TeamName({ align = 'left', isWinner = false, face, children }: TeamNameProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: align === 'right' ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: '20px',
        height: 88,
        px: '28px',
        textAlign: align,
        color: isWinner ? 'brand.main' : 'inherit',
      }}
    >
      <TeamFace face={face} size={64} />
      <Box component="span" title={children} sx={children.length > maxShortName ? longText : text}>
        {children}
      </Box>
    </Box>
  )
}

const text = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 34,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const
const longText = { ...text, WebkitLineClamp: '3', fontSize: 26, lineHeight: 1.1 } as const
