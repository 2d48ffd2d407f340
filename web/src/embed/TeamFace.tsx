/** @jsxImportSource preact */
import type { TeamFace as Face } from '@upper-bracket/shared/team/teamFace'
import { useState } from 'preact/hooks'

/** The logo of a team, or its initials; nothing where teams have no faces. */
export function TeamFace({ face }: { readonly face: Face | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (face === null) return null
  const address = face.logo?.small ?? null
  const isShown = address !== null && address !== broken
  return (
    <span
      className="face"
      aria-hidden="true"
      data-initials={isShown ? undefined : face.initials}
      style={{ '--hue': String(face.hue) }}
    >
      {isShown && (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      )}
    </span>
  )
}
