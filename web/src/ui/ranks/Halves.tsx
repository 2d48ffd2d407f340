/** Mirrors at the centre of the picture; the halves overlap slightly to hide the seam. */
const mirror = 'matrix(-1 0 0 1 63.8 0)'

interface HalvesProps {
  /** The left half, closed along x = 32. */
  readonly path: string
  readonly left: string
  readonly right: string
}

/** A symmetrical shape lit from the left: drawn once, and mirrored in another tone. */
export function Halves({ path, left, right }: HalvesProps) {
  return (
    <>
      <path d={path} fill={left} />
      <path d={path} fill={right} transform={mirror} />
    </>
  )
}

/** The outline around both halves of a shape. */
export function Rim({ path, colour }: { readonly path: string; readonly colour: string }) {
  return (
    <g fill={colour} stroke={colour} strokeWidth="5" strokeLinejoin="round">
      <path d={path} />
      <path d={path} transform={mirror} />
    </g>
  )
}
