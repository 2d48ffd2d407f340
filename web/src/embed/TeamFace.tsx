/** @jsxImportSource preact */
import type { TeamFace as Face } from '@upper-bracket/shared/team/teamFace'
import { useState } from 'preact/hooks'

/** The logo of a team, or its initials; nothing where teams have no faces. */
export function TeamFace({ face }: { readonly face: Face | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (face === null) return null
  const { logo } = face
  const isShown = logo !== null && logo !== broken
  return (
    <span
      className="face"
      aria-hidden="true"
      data-initials={isShown ? undefined : face.initials}
      style={{ '--hue': String(face.hue) }}
    >
      {isShown && (
        <img src={`${logo}-small`} alt="" loading="lazy" decoding="async" onError={() => setBroken(logo)} />
      )}
    </span>
  )
}
