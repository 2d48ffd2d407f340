import { styled } from '@mui/material/styles'
import type { TeamFace as Face } from '@upper-bracket/shared/team/teamFace'
import { type CSSProperties, useState } from 'react'

interface TeamFaceProps {
  /** Null shows nothing. */
  readonly face: Face | null
  readonly size?: number
  /** Whether the name follows in the same line of text. */
  readonly inText?: boolean
}

/** The largest size for which the small picture is sharp. */
const maxSmall = 32

/**
 * The logo of a team or, without one that can be loaded, its initials on a tile in a calm colour. The name is shown next
 * to it, so it is hidden from screen readers.
 */
export function TeamFace({ face, size = 20, inText = false }: TeamFaceProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (face === null) return null
  const { initials, hue, logo } = face
  const isShown = logo !== null && logo !== broken
  return (
    <Tile
      aria-hidden
      data-initials={isShown ? undefined : initials}
      style={{ '--hue': hue, '--size': `${size}px`, marginRight: inText ? '0.5em' : 0 } as CSSProperties}
    >
      {isShown && (
        <img
          src={`${logo}-${size > maxSmall ? 'large' : 'small'}`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(logo)}
        />
      )}
    </Tile>
  )
}

/** Has static rules only, so that the tiles of a thousand cards share one class. */
const Tile = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 'var(--size)',
  height: 'var(--size)',
  overflow: 'clip',
  verticalAlign: 'middle',
  borderRadius: 4,
  fontSize: 'calc(var(--size) * 0.4)',
  fontWeight: 700,
  lineHeight: 1,
  color: theme.vars.palette.text.primary,
  // Not text, which would be part of the name of a button.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '&[data-initials]': {
    background: `color-mix(in oklab, hsl(var(--hue) 70% 50%) 30%, ${theme.vars.palette.background.raised})`,
  },
  img: { width: '100%', height: '100%', objectFit: 'contain' },
}))
