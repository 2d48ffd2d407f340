/** The product's motif: four slots, two, one. It uses the current colour and is decorative. */
export function BracketLines() {
  return (
    <svg viewBox="0 0 120 72" fill="none" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      <path
        d="M4 6h30v16M4 38h30V22M34 22h30v15M4 52h30v9M4 70h30v-9M34 61h30V37M64 37h34"
        stroke="currentColor"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      <circle cx="106" cy="37" r="7" fill="currentColor" />
    </svg>
  )
}
